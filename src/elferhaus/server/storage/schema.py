"""What the database holds: one schema for SQLite and PostgreSQL, made by the migrations."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

REVISION: Final = "0007"  # the newest of migrations/versions
METADATA = sql.MetaData()
TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("code", sql.String(16), nullable=False, unique=True),
    sql.Column("touched", sql.BigInteger, nullable=False, index=True),  # seconds since 1970: old ones are cleared away
    sql.Column("seq", sql.Integer, nullable=False, server_default="0"),  # of the last entry: appends leave no gap
    sql.Column("epoch", sql.Integer, nullable=False, server_default="0"),  # rises when the table changes hands
    sql.Column("owner", sql.String(32), index=True),  # the house that has it in its memory, if there are several
)
ENTRIES = sql.Table(
    "entries",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id", name="entries_of_a_table"), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
ANSWERS = sql.Table(
    "answers",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("command", sql.String(80), primary_key=True),  # person and command id
    sql.Column("seq", sql.Integer, nullable=False),
)
TOKENS = sql.Table(
    "tokens",
    METADATA,
    sql.Column("hash", sql.LargeBinary(32), primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("person", sql.String(32), nullable=False),
)
RESULTS = sql.Table(  # who won what; they stay when their table is cleared away
    "results",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),  # of the entry that ended the match: so each is there once
    sql.Column("ended", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("body", sql.LargeBinary, nullable=False),
)
REPORTS = sql.Table(  # what the coach found about matches that are over; they go with their table
    "reports",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("match", sql.Integer, primary_key=True),  # counted from 1
    sql.Column("body", sql.LargeBinary, nullable=False),  # gzip
)
PRESETS = sql.Table(
    "presets",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("same", sql.String(100), nullable=False, unique=True),  # the name, however it is written
    sql.Column("body", sql.LargeBinary, nullable=False),
)
DEAL_SETS = sql.Table(  # that a family plays, each on its own, with the same cards
    "deal_sets",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("made", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("body", sql.LargeBinary, nullable=False),
)
DEAL_PLAYS = sql.Table(  # who plays which deal at which table: once each; of a day's deal, what counts
    "deal_plays",
    METADATA,
    sql.Column("set_id", sql.String(32), primary_key=True),  # of a set, or the day
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("who", sql.String(100), primary_key=True),  # the name, however it is written
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("name", sql.String(100), nullable=False),
    sql.Column("portrait", sql.String(20)),
)
DEAL_TABLES = sql.Table(  # at which people play a whole set together
    "deal_tables",
    METADATA,
    sql.Column("set_id", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
)
DEAL_FIELDS = sql.Table(  # what many players like the bots reached with a deal
    "deal_fields",
    METADATA,
    sql.Column("set_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
HOUSES = sql.Table(  # that share this database
    "houses",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("address", sql.String(200), nullable=False),  # for other houses
    sql.Column("key", sql.String(64), nullable=False),  # which they show there
    sql.Column("version", sql.String(40), nullable=False),
    sql.Column("beat", sql.Float, nullable=False),  # when it last said that it is alive, by the database's time
)
ERAS = sql.Table("eras", METADATA, sql.Column("era", sql.Integer, nullable=False))  # one row; rises when all is deleted
STAYING = frozenset({HOUSES, ERAS})  # when all that people left behind is deleted
