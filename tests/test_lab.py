"""The lab: ways to play beside each other, the same answer on one process or two, and what differs for sure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from pyarrow import parquet

from cli.test_cli import run
from elferhaus.core.refusal import Refused
from elferhaus.lab.experiment import Counted, Experiment, Task, results
from elferhaus.lab.measures import Measures, beginning, differences
from elferhaus.lab.spread import Place
from elferhaus.lab.trials import Played, Portion, by_engine, by_kernel
from elferhaus.lab.ways import BadWay, Way, read_way


def way(text: str = "", game: str = "elfer-raus", players: int = 4, bots: tuple[str, ...] = ("thumb",)) -> Way:
    return read_way(game, text, players, bots)


def answered(ways: list[Way], rounds: int, jobs: int = 1) -> Experiment:
    experiment = Experiment(ways, rounds, seed=5)
    for task, counted in results(experiment.tasks(), Place(jobs), rounds=False):
        experiment.add(task, counted.measures)
    return experiment


def numbers(experiment: Experiment) -> list[dict[str, Any]]:
    return [dict(found.estimates()) for found in experiment.found]


@pytest.mark.parametrize(("game", "bots"), [("elfer-raus", ("thumb",)), ("junior", ("random",))])
def test_kernel_and_engine_see_the_same(game: str, bots: tuple[str, ...]) -> None:
    """Their luck differs, so all that is measured is compared as two samples are."""
    by_kernel_, by_engine_ = Measures(4), Measures(4)
    by_kernel_.add(by_kernel(Portion(way("", game, bots=bots), 1, 0, 2_000)))
    by_engine_.add(by_engine(Portion(way("", game, bots=bots), 1, 0, 100)))
    assert differences(by_kernel_, by_engine_) == []
    assert by_kernel_.stuck.estimate.mean > 0


def test_it_counts_wins_from_whoever_begins_and_splits_shared_ones() -> None:
    found = Measures(3)
    found.add(Played([(0, 5, 5), (1, 0, 2)], [0b001, 0b110], [10, 20], [2, 1], [1, 5]))
    assert [each.total for each in found.wins] == [0.5, 1.5, 0.0]
    assert found.ties.estimate.mean == 0.5
    assert found.length.estimate.mean == 15
    assert found.stuck.estimate.mean == (1 / 10 + 5 / 20) / 2


def test_house_rules_change_the_round_and_only_what_is_sure_is_said() -> None:
    experiment = answered([way(), way("hand=8"), way()], 3_000)
    usual, small, same = experiment.found
    said = differences(usual, small)
    assert any("nothing more often" in each for each in said)
    assert differences(usual, same) == []  # the very same rounds
    assert usual.better.estimate.mean > 0.5  # thumb among random ones


def test_the_same_seed_gives_the_same_answer_on_one_process_and_on_two(tmp_path: Path) -> None:
    """Every file of it, byte by byte: in the order of the rounds, not in that in which processes are ready."""
    made = []
    for jobs in ("1", "2"):
        files = [tmp_path / f"{jobs}.{kind}" for kind in ("json", "parquet", "html")]
        wanted = [part for path in files for part in (f"--{path.suffix[1:]}", str(path))]
        ways = ["--way", "players=2,bots=steady+random", "--way", "draws=1"]
        done = run("lab", "elfer-raus", *ways, "-n", "130", "--seed", "5", "--jobs", jobs, *wanted)
        assert done.exit_code == 0, done.output
        made.append([done.output, *(path.read_bytes() for path in files)])
    assert made[0] == made[1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hand=99", "hand can be 1 to 20 with 4 players, not 99"),
        ("hand=many", "hand is a number"),
        (f"hand={'9' * 5_000}", "hand is a number, not “9{40}”"),
        ("hands=3", "elfer-raus knows no “hands”"),
        ("bots=nobody", "there is no player “nobody”"),
        ("hand=3,bots=steady", "only random, thumb and sharp play"),
        ("twelve", "name=value"),
        ("hand=3, hand=4", "hand is given twice"),
    ],
)
def test_what_cannot_be_played_is_said(text: str, said: str) -> None:
    with pytest.raises(BadWay, match=said):
        way(text)


def test_an_option_that_lists_colours_has_commas_of_its_own() -> None:
    rows = way("rows=red, blue,green,yellow,dealer=1,bots=random", "elevens")
    assert rows.options == {"rows": ["red", "blue", "green", "yellow"], "dealer": 1}
    assert rows.bots == ("random",) * 4
    assert way("short=true,colours=red,green", "schwarzer-peter").options["colours"] == ["red", "green"]


def test_what_a_rule_forbids_is_said_with_the_rule() -> None:
    with pytest.raises(Refused) as refused:
        way("edition=space,variant=any-start")
    assert refused.value.refusal.rule == "C-5"


def test_the_command_prints_a_table_and_writes_all_three_files(tmp_path: Path) -> None:
    files = {kind: tmp_path / f"answer.{kind}" for kind in ("html", "json", "parquet")}
    wanted = [part for kind, path in files.items() for part in (f"--{kind}", str(path))]
    done = run("lab", "elfer-raus", "--way", "draws=1", "--rounds", "500", "--seed", "2", "--jobs", "1", *wanted)
    assert done.exit_code == 0, done.output
    assert "draws=1 *\n" in done.output
    assert "decisions a" in done.output
    answer = msgspec.json.decode(files["json"].read_bytes())
    assert [each["rounds"] for each in answer["ways"]] == [500, 500]
    table = parquet.read_table(files["parquet"])
    assert table.num_rows == 1_000
    assert sorted({*table.column("way").to_pylist()}) == ["as in the leaflet", "draws=1"]
    page = files["html"].read_text("utf-8")
    assert "vegaEmbed" in page
    assert 'src="http' not in page  # nothing is loaded from anywhere
    assert not list(tmp_path.glob("*.part"))


def test_the_table_fits_a_usual_terminal_and_every_finding_has_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ways = [part for text in ("hand=12", "draws=1", "variant=any-start") for part in ("--way", text)]
    done = run("lab", "elfer-raus", *ways, "--rounds", "2000", "--seed", "1", "--jobs", "1")
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith("nothing can be laid ") for line in lines) == 1, "no name of a measure is broken"
    assert "any-start" in lines[2], "no name of a way is broken either"
    assert "± 0.0%" not in done.output
    assert any(line.startswith("  whoever begins wins less often than their share (") for line in lines)
    assert any(line.startswith("  rounds are longer (") for line in lines)


def test_as_many_play_as_the_game_allows() -> None:
    done = run("lab", "zweikampf", "--rounds", "20", "--seed", "1", "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert "2 players" in done.output


def test_whoever_stops_half_way_knows_something_of_every_measure() -> None:
    experiment = Experiment([way(), way("draws=1")], 10_000, seed=5, share=500)
    tasks = experiment.tasks()
    half = tasks[: len(tasks) // 2]
    for number in (0, 1):
        assert sum(task.way == number for task in half) == len(half) / 2
        assert any(task.way == number and task.better is not None for task in half)
    assert half[0].better is None


def test_what_luck_would_bring_is_not_compared_between_more_and_fewer_players() -> None:
    two, other, four = Measures(2), Measures(2), Measures(4)
    for found, winners in ((two, [1, 2] * 50), (other, [1] * 100), (four, [1] * 100)):
        rounds = Played([(0,) * found.seats] * 100, winners, [9] * 100, [0] * 100, [])
        found.add(rounds)
        found.add_contest(rounds, 0)
    assert [each.partition(" (")[0] for each in differences(two, other)] == [
        "the first player wins more often",
        "the last player wins less often",
        "skill counts for more",
    ]
    assert differences(two, four) == []


def test_points_of_a_round_hang_together_and_count_as_one() -> None:
    found = Measures(2)
    found.add(Played([(0, 10), (10, 20)] * 50, [1] * 100, [9] * 100, [0] * 100, []))
    points = dict(found.estimates())["points"]
    assert points.mean == 10
    assert points.error == 0.5  # of 100 means that are 5 or 15


def test_whether_it_is_good_to_begin_is_said_where_it_is_sure() -> None:
    won = {True: [1] * 75 + [2] * 25, False: [1] * 25 + [2] * 75, None: [1] * 55 + [2] * 45}
    for said, winners in won.items():
        found = Measures(2)
        found.add(Played([(0, 0)] * 100, winners, [9] * 100, [0] * 100, []))
        assert beginning(found) is said
    assert beginning(Measures(2)) is None


@pytest.mark.parametrize("rounds", [1, 2, 99])
def test_of_few_rounds_nothing_is_said(rounds: int) -> None:
    usual, other = Measures(2), Measures(2)
    usual.add(Played([(0, 9)] * rounds, [1] * rounds, [50] * rounds, [0] * rounds, [1] * rounds))
    other.add(Played([(9, 0)] * rounds, [2] * rounds, [90] * rounds, [0] * rounds, [80] * rounds))
    assert differences(usual, other) == []
    assert beginning(usual) is None
    if rounds < 3:  # the interval does not pretend to know either
        assert usual.length.estimate.margin > 40


def test_hardly_any_answer_says_what_is_not_so() -> None:
    """Two hundred answers of four ways that are one and the same: a threshold for one measure would say some."""
    said = 0
    for seed in range(200):
        lots = Random(seed)
        found = [Measures(4) for _ in range(4)]
        for each in found:
            winners = [1 << lots.randrange(4) for _ in range(100)]
            lengths = [lots.randrange(40, 140) for _ in range(100)]
            points: list[tuple[int, ...]] = [(lots.randrange(60), 0, 0, 0) for _ in range(100)]
            each.add(Played(points, winners, lengths, [0] * 100, [lots.randrange(9) for _ in range(100)]))
        said += any(differences(found[0], other) for other in found[1:])
    assert said == 0


def test_ways_that_are_alike_are_told_apart_in_every_file(tmp_path: Path) -> None:
    files = {kind: tmp_path / f"answer.{kind}" for kind in ("html", "json", "parquet")}
    wanted = [part for kind, path in files.items() for part in (f"--{kind}", str(path))]
    done = run("lab", "junior", "--way", "hand=5", "-w", "hand=5", "-n", "200", "--seed", "1", "--jobs", "1", *wanted)
    assert done.exit_code == 0, done.output
    labels = ["as in the leaflet", "hand=5", "hand=5 (2)"]
    answer = msgspec.json.decode(files["json"].read_bytes())
    assert [each["label"] for each in answer["ways"]] == labels
    assert answer["ways"][1]["differs"] == answer["ways"][2]["differs"]
    assert Counter(parquet.read_table(files["parquet"]).column("way").to_pylist()) == dict.fromkeys(labels, 200)
    assert "hand=5 (2) *" in files["html"].read_text("utf-8")


@pytest.mark.parametrize("kind", ["html", "json", "parquet"])
def test_a_file_that_cannot_be_written_is_told_of_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr("elferhaus.cli.lab.results", lambda *_, **__: pytest.fail("it was played"))
    done = run("lab", "junior", f"--{kind}", str(tmp_path / "nowhere" / "answer"))
    assert done.exit_code == 2
    assert done.stderr.endswith("there is no such folder\n")
    assert "is a folder" in run("lab", "junior", f"--{kind}", str(tmp_path)).stderr


@pytest.mark.parametrize("most", [1, 5])  # portions: then the second way was not begun, or was
def test_who_stops_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    def stopped(tasks: list[Task], place: Place, *, rounds: bool) -> Iterator[tuple[Task, Counted]]:
        for at, each in enumerate(results(tasks, place, rounds=rounds)):
            if at == most:
                raise KeyboardInterrupt
            yield each

    monkeypatch.setattr("elferhaus.cli.lab.results", stopped)
    files = {kind: tmp_path / f"answer.{kind}" for kind in ("html", "json", "parquet")}
    wanted = [part for kind, path in files.items() for part in (f"--{kind}", str(path))]
    done = run("lab", "junior", "-w", "players=2,bots=steady", "-n", "300", "--seed", "1", "--jobs", "1", *wanted)
    assert done.exit_code == 130
    answer = msgspec.json.decode(files["json"].read_bytes())
    assert answer["stopped"] is True
    assert len(answer["ways"]) == (1 if most == 1 else 2)
    rounds = [each["rounds"] for each in answer["ways"]]
    assert done.stderr == f"stopped after {sum(rounds)} rounds\n"
    told = f"{rounds[0]} rounds" if most == 1 else f"{min(rounds)} to {max(rounds)} rounds"
    assert f"{told} a way" in done.output
    assert f"{told} of each way" in files["html"].read_text("utf-8")
    assert parquet.read_table(files["parquet"]).num_rows == sum(rounds)
    assert sorted(tmp_path.iterdir()) == sorted(files.values())


def test_a_bad_way_ends_with_one_line_and_writes_nothing(tmp_path: Path) -> None:
    done = run("lab", "elfer-raus", "--way", "hand=99", "--json", str(tmp_path / "answer.json"))
    assert done.exit_code == 2
    assert done.stderr.startswith("elferhaus: hand can be 1 to 20")
    assert not list(tmp_path.iterdir())
