"""Run by alembic for each command: the connection and the transaction are those of `database`."""

from alembic import context

from huit.server.storage import schema

# SQLite alters next to nothing in place: there, a batch writes the rows over.
context.configure(connection=context.config.attributes["connection"], target_metadata=schema.metadata, render_as_batch=True)
context.run_migrations()
