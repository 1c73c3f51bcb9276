"""Tables are found by when they were last used: for clearing away old ones, and for waking the newest first."""

from alembic import op

revision = "0003"
down_revision = "0002"
INDEX = "ix_tables_touched"


def upgrade() -> None:
    """Make the index."""
    op.create_index(INDEX, "tables", ["touched"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_index(INDEX)
