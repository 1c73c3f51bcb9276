"""What the coach found about matches that are over: each is coached once."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reports",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("match", sql.Integer, primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("reports")
