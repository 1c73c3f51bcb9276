"""Is it good to begin? A question to the lab, answered with a picture from a Parquet file.

Cell by cell in an editor that knows ``# %%`` (VS Code, Spyder, Jupyter with jupytext), or all at once:

    uv run --extra lab --extra fast examples/lab/is_it_good_to_begin.py [ROUNDS] [FOLDER]
"""

# %% What is asked: elfer-raus with four players, who hold few cards or many. The leaflet deals 15.
import subprocess
import sys
from pathlib import Path

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000
FOLDER = Path(sys.argv[2] if len(sys.argv) > 2 else ".")
HANDS = (3, 5, 7, 9, 11, 13, 15, 17, 19)
SEATS, LEAFLET = 4, 15
rounds_file, picture = FOLDER / "rounds.parquet", FOLDER / "begin.svg"

# %% The lab plays. The same seed plays the same rounds, on any machine.
ways = [part for hand in HANDS for part in ("--way", f"hand={hand}")]
lab = [str(Path(sys.executable).with_name("elferhaus")), "lab", "elfer-raus", "--players", str(SEATS), *ways]
subprocess.run([*lab, "--rounds", str(ROUNDS), "--seed", "11", "--parquet", str(rounds_file)], check=True)

# %% A row a round. pandas.read_parquet, polars.read_parquet or DuckDB's read_parquet would do as well.
import pyarrow as arrow
import pyarrow.compute as pc
from pyarrow import parquet

table = parquet.read_table(rounds_file).combine_chunks()
print(table.schema)

# %% Who wins, counted from whoever acted first: a row a winner, and a shared win is split.
winners = table["winners"].combine_chunks()
of_round = pc.list_parent_indices(winners)
after = pc.subtract(pc.list_flatten(winners), pc.take(table["first"].combine_chunks(), of_round))
won = arrow.table(
    {
        "way": pc.take(table["way"].combine_chunks(), of_round),
        "place": pc.if_else(pc.less(after, 0), pc.add(after, SEATS), after),
        "share": pc.divide(1.0, pc.cast(pc.take(pc.list_value_length(winners), of_round), "float64")),
    }
)
found = won.group_by(["way", "place"]).aggregate([("share", "sum")]).to_pylist()

# %% Shares with their 95 % intervals. "as in the leaflet" is dealt 15 cards, too, and left out.
rows = []
for each in found:
    if each["way"].startswith("hand="):
        share = each["share_sum"] / ROUNDS
        margin = 1.96 * (share * (1 - share) / ROUNDS) ** 0.5
        place = ("begins", "second", "third", "last")[each["place"]]
        hand = int(each["way"].removeprefix("hand="))
        rows.append({"hand": hand, "who": place, "share": share, "low": share - margin, "high": share + margin})
rows.sort(key=lambda row: (row["hand"], row["who"]))
for row in rows:
    print(f"{row['hand']:3} cards, {row['who']:6}: {row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%})")

# %% The picture.
import altair

ORDER, COLOURS = ["begins", "second", "third", "last"], ["#c22f2f", "#d9a514", "#3d8b4f", "#2459b3"]
base = altair.Chart(altair.InlineData(values=rows)).encode(
    x=altair.X("hand:Q", title="cards dealt to everyone", axis=altair.Axis(values=list(HANDS)), scale={"zero": False}),
    color=altair.Color("who:N", title=None, sort=ORDER, scale=altair.Scale(domain=ORDER, range=COLOURS)),
)
share = altair.Y("share:Q", title="share of the wins", axis=altair.Axis(format="%"), scale={"zero": False})
lines = base.mark_line(point=True, strokeWidth=2.5).encode(y=share)
bands = base.mark_area(opacity=0.25).encode(y=altair.Y("low:Q", title="share of the wins"), y2="high:Q")
marks = [{"even": 1 / SEATS, "leaflet": LEAFLET}]
even = altair.Chart(altair.InlineData(values=marks)).mark_rule(strokeDash=[4, 4]).encode(y="even:Q")
usual = altair.Chart(altair.InlineData(values=marks)).mark_rule(strokeDash=[1, 4]).encode(x="leaflet:Q")
chart = altair.layer(even, usual, bands, lines, background="#fbf7ef").properties(
    width=560, height=300, title="Elfer raus! with four: is it good to begin?"
)
chart.save(picture)
print(f"{picture} is drawn")
