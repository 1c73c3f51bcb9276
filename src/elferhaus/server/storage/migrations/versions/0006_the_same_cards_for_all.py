"""The same cards for all: sets of deals, who plays which of them where, and what many like the bots reached."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "deal_sets",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("made", sql.BigInteger, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "deal_plays",
        sql.Column("set_id", sql.String(32), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("who", sql.String(100), primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("name", sql.String(100), nullable=False),
        sql.Column("portrait", sql.String(20)),
    )
    op.create_index("ix_deal_plays_table_id", "deal_plays", ["table_id"])
    op.create_table(
        "deal_fields",
        sql.Column("set_id", sql.String(32), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    for name in ("deal_fields", "deal_plays", "deal_sets"):
        op.drop_table(name)
