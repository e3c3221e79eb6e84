"""The database: the store that all is written through, its jobs and statements, the schema, and the bus between processes."""
