"""What the database holds: one schema for SQLite and PostgreSQL, made by the migrations."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

REVISION: Final = "0003"  # the newest of migrations/versions
METADATA = sql.MetaData()
TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("code", sql.String(16), nullable=False, unique=True),
    sql.Column(
        "touched", sql.BigInteger, nullable=False, index=True
    ),  # seconds since 1970, for clearing away old tables
)
ENTRIES = sql.Table(
    "entries",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
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
PRESETS = sql.Table(
    "presets",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("same", sql.String(100), nullable=False, unique=True),  # the name, however it is written
    sql.Column("body", sql.LargeBinary, nullable=False),
)
