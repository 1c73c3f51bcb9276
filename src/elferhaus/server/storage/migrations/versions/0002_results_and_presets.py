"""Who won what, and settings that were given a name. Matches that ended before are found in the logs."""

import msgspec
import sqlalchemy as sql
from alembic import op

from elferhaus.server.tables import entries
from elferhaus.server.tables.results import ended_in

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables, and take over what can be known of the matches so far."""
    results = op.create_table(
        "results",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True),
        sql.Column("ended", sql.BigInteger, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "presets",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("same", sql.String(100), nullable=False, unique=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    connection = op.get_bind()
    of_table = sql.text("SELECT body FROM entries WHERE table_id = :name ORDER BY seq")
    for name, touched in connection.execute(sql.text("SELECT id, touched FROM tables")).all():
        try:
            log = [entries.decode(bytes(body)) for (body,) in connection.execute(of_table, {"name": name})]
            found = list(ended_in(log))
        except (msgspec.MsgspecError, LookupError):
            continue  # a log that nobody can read any more: its table is lost, but the house must open
        # A log has no times: the table's last use is near enough, and the matches keep their order.
        rows = [{"table_id": name, "seq": seq, "ended": touched, "body": body} for seq, body in found]
        if rows:
            connection.execute(results.insert(), rows)


def downgrade() -> None:
    """Take them away again."""
    for name in ("presets", "results"):
        op.drop_table(name)
