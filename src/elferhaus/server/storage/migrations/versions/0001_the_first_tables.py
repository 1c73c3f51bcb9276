"""The first tables: an append-only log per table, the answers to commands, and hashed tokens."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("code", sql.String(16), nullable=False, unique=True),
        sql.Column("touched", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "answers",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("command", sql.String(80), primary_key=True),
        sql.Column("seq", sql.Integer, nullable=False),
    )
    op.create_table(
        "tokens",
        sql.Column("hash", sql.LargeBinary(32), primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False, index=True),
        sql.Column("person", sql.String(32), nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    for name in ("tokens", "answers", "entries", "tables"):
        op.drop_table(name)
