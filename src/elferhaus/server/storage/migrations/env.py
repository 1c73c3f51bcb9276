"""Bringing a database's schema up to date: one schema for SQLite and PostgreSQL."""

from alembic import context

from elferhaus.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
