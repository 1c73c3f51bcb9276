"""The same cards at one table: where people play a whole set of deals together."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "deal_tables",
        sql.Column("set_id", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(32), primary_key=True),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("deal_tables")
