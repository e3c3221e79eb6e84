"""Run by alembic for each command, on the connection and in the transaction of `database`."""

from alembic import context

from huit.server.storage import schema

# SQLite can alter few things in place: a batch copies the table.
context.configure(connection=context.config.attributes["connection"], target_metadata=schema.metadata, render_as_batch=True)
context.run_migrations()
