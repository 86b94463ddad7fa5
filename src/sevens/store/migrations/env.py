"""How Alembic runs the migrations: on the connection that `sevens.store.migrate` hands over."""

from alembic import context

from sevens.store.relations import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
