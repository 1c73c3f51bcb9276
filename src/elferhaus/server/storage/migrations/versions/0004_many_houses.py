"""Many houses over one database: who owns which table, in which epoch, and how far its log goes."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the columns and tables; entries without a table, which nobody could reach, go."""
    op.add_column("tables", sql.Column("seq", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("epoch", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("owner", sql.String(32)))
    op.create_index("ix_tables_owner", "tables", ["owner"])
    last = "(SELECT max(seq) FROM entries WHERE table_id = tables.id)"
    op.execute(f"UPDATE tables SET seq = coalesce({last}, 0)")  # noqa: S608 - nothing comes from outside
    op.execute("DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM tables)")
    with op.batch_alter_table("entries") as batch:  # SQLite cannot add it to a table that is there: it is copied
        batch.create_foreign_key("entries_of_a_table", "tables", ["table_id"], ["id"])
    op.create_table(
        "houses",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("address", sql.String(200), nullable=False),
        sql.Column("key", sql.String(64), nullable=False),
        sql.Column("version", sql.String(40), nullable=False),
        sql.Column("beat", sql.Float, nullable=False),
    )
    eras = op.create_table("eras", sql.Column("era", sql.Integer, nullable=False))
    op.bulk_insert(eras, [{"era": 0}])


def downgrade() -> None:
    """Take them away again."""
    for name in ("eras", "houses"):
        op.drop_table(name)
    with op.batch_alter_table("entries") as batch:
        batch.drop_constraint("entries_of_a_table", type_="foreignkey")
    op.drop_index("ix_tables_owner", "tables")
    for name in ("owner", "epoch", "seq"):
        op.drop_column("tables", name)
