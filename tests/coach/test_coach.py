"""The coach: luck and decisions add up, what throws a win away is a blunder, and a record must be a good one."""

from __future__ import annotations

from dataclasses import replace
from errno import ENOSPC
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.test_cli import run
from elferhaus.coach import NoCoachError, Report, coach
from elferhaus.coach.judging import lead
from elferhaus.coach.matches import Coach, balances
from elferhaus.coach.playouts import EnginePlayouts, KernelPlayouts, Stake
from elferhaus.coach.report import Balance, Moment, Reaction, Verdict
from elferhaus.coach.sentences import done, summed
from elferhaus.coach.steps import Step, read_steps
from elferhaus.core.game import Action
from elferhaus.core.match import Match, new_match, play_match
from elferhaus.core.reader import BadRecordError
from elferhaus.games import Room, room_named
from elferhaus.games.row_laying.state import End, Lay
from elferhaus.notation import action_text
from elferhaus.words import LANGUAGES

GOLDEN = Path(__file__).parent.parent / "playthroughs"
FEW = 3_000  # playouts


def room_of(game: str) -> Room:
    room = room_named(game)
    assert room is not None
    return room


def golden(name: str) -> list[bytes]:
    return (GOLDEN / f"{name}.jsonl").read_bytes().splitlines()


def played(game: str, players: list[Any], seed: int, rounds: int = 1) -> list[bytes]:
    room, lines = room_of(game), list[bytes]()
    play_match(new_match(room.game, ["Ada", "Ben", "Cem"][: len(players)], rounds), players, Random(seed), lines.append)
    return lines


shares = st.lists(st.floats(0, 1), min_size=3, max_size=3).map(tuple)
changes = st.lists(st.floats(-1, 1), min_size=3, max_size=3).map(tuple)


@given(st.lists(st.tuples(shares, changes, st.sampled_from([None, 0, 1, 2])), min_size=1, max_size=30), shares)
def test_luck_and_decisions_add_up_to_what_happened(steps: list[Any], first: Any) -> None:
    found = balances(
        [first, *(each[0] for each in steps)], [each[2] for each in steps], [each[1] for each in steps], {0, 1}
    )
    for seat, each in enumerate(found):
        assert each.even + each.luck + each.own + each.others == pytest.approx(each.result)
        assert each.result == steps[-1][0][seat]
        assert each.own == pytest.approx(sum(effect[seat] for _, effect, by in steps if by == seat))
        assert (each.mark is None) == (seat == 2), "who had nothing to decide is not told how they played"


@given(*[st.floats(-1, 1)] * 5)
def test_what_is_shown_of_luck_and_decisions_adds_up_too(
    even: float, luck: float, own: float, others: float, r: float
) -> None:
    *parts, result = (int(each.replace("−", "-")) for each in summed(Balance(even, luck, own, others, r, "even", None)))
    assert sum(parts) == result


DOCUMENTED = (Report, Moment, Verdict, Balance, Reaction)


@pytest.mark.parametrize("kind", DOCUMENTED, ids=[kind.__name__ for kind in DOCUMENTED])
def test_every_field_of_the_json_is_documented(kind: type[msgspec.Struct]) -> None:
    told = (Path(__file__).parents[2] / "docs" / "coach.md").read_text("utf-8").partition("## As JSON")[2]
    assert {name for name in kind.__struct_fields__ if f"`{name}`" not in told} == set()


@pytest.mark.parametrize("name", ["junior-2013-basic", "zweikampf-2011-basic"])
def test_a_whole_record_is_coached_from_even_chances_to_its_result(name: str) -> None:
    lines = golden(name)
    told: list[tuple[int, int]] = []
    report = coach(lines, lambda done, total: told.append((done, total)), FEW)
    match, steps = read_steps(lines)
    assert [moment.line for moment in report.moments] == [step.line for step in steps]
    assert told[-1] == (len(steps), len(steps))
    winners = msgspec.json.decode(lines[-1])["match"]["winners"]
    for seat, each in enumerate(report.balances):
        assert each.result == (seat in winners) / len(winners)
        assert each.even + each.luck + each.own + each.others == pytest.approx(each.result, abs=1e-9)
        assert each.own <= 0
        assert each.even == 1 / match.seats
    for moment in report.moments:
        assert sum(moment.chances) == pytest.approx(1, abs=1e-3)
    assert len(report.swings) == min(5, len(steps))
    assert msgspec.json.decode(msgspec.json.encode(report))["game"] == match.game.info.id
    assert coach(lines, playouts=FEW) == report  # the same record, the same answer


def test_where_nothing_is_decided_only_luck_is_shown() -> None:
    report = coach(golden("zweikampf-2011-basic"), playouts=500)
    assert report.nature == "luck"
    assert all(moment.verdict is None for moment in report.moments)
    assert all(each.own == each.others == 0 and each.mark is None for each in report.balances)


def test_a_game_of_speed_gets_reaction_times_instead() -> None:
    report = coach(golden("schnipp-schnapp-2013-basic"))
    assert not report.moments
    assert any(
        each.calls and each.quickest and each.median and each.quickest <= each.median for each in report.reactions
    )


def throws_a_win_away(chair: Any) -> bool:
    """Tell whether somebody could go out, and the others will do so unless nothing fits: each has one card left."""
    return (
        chair.view.counts == (1, 1, 1) and len(chair.view.fits) >= 3 and len(chair.legal) == 2 and End() in chair.legal
    )


class Giving:
    """Plays by rule of thumb, but ends its turn rather than lay its last card."""

    def __init__(self) -> None:
        self.gave = 0

    def decide(self, chair: Any, rng: Random) -> Action:
        if throws_a_win_away(chair):
            self.gave += 1
            return End()
        return room_of("junior").bots.by_thumb.decide(chair, rng)

    def call(self, chair: Any, rng: Random) -> None: ...


def given_away() -> tuple[Match, list[Step], int]:
    """A record of somebody who could have gone out and did not, and where that was."""
    thumb = room_of("junior").bots.by_thumb
    for seed in range(5_000):
        giving = Giving()
        lines = played("junior", [giving, thumb, thumb], seed)
        if giving.gave:
            match, steps = read_steps(lines)
            ended = [at for at, step in enumerate(steps) if step.by == 0 and step.action == End()]
            return match, steps, next(at for at in ended if throws_a_win_away(steps[at].chair(match.game)))
    raise AssertionError("nobody ever could go out")


def test_throwing_a_win_away_is_a_blunder_and_the_winning_card_is_shown() -> None:
    match, steps, at = given_away()
    judged = Coach(room_of("junior"), match, steps, b"seed", playouts=FEW).judged(at)
    assert judged is not None
    assert judged.verdict.word == "blunder"
    assert isinstance(judged.verdict.better, Lay)
    assert judged.effects[0] == pytest.approx(-judged.verdict.cost, abs=1e-3)
    assert sum(judged.effects) == pytest.approx(0)


def test_going_out_is_best() -> None:
    match, steps, at = given_away()
    coach = Coach(room_of("junior"), match, steps, b"seed", playouts=FEW)
    steps[at].action = next(each for each in steps[at].chair(match.game).legal if isinstance(each, Lay))
    judged = coach.judged(at)
    assert judged is not None
    assert judged.verdict.word == "best"
    assert judged.effects == (0, 0, 0)


def test_kernel_and_engine_see_the_same_chances() -> None:
    room = room_of("junior")
    thumb = room.bots.by_thumb
    match, steps = read_steps(played("junior", [thumb, thumb], 7))
    assert room.bots.coaching is not None
    bots = replace(room.bots, coaching=replace(room.bots.coaching, lapses=0))
    quick = replace(room, bots=bots)
    assert room.bots.kernel is not None
    for step in (steps[0], steps[len(steps) // 2]):
        stake = Stake(step.before, match.rounds - step.round)
        one = KernelPlayouts(quick, room.bots.kernel, match, Random(1), FEW).chances(step.table, stake, 200, Random(2))
        other = EnginePlayouts(quick, match, Random(3)).chances(step.table, stake, 100, Random(4))
        assert one == pytest.approx(other, abs=0.2)
        assert sum(one) == pytest.approx(1)


def test_where_one_may_doubt_out_of_turn_a_call_is_judged_against_silence() -> None:
    room, lines = room_of("mogeln"), list[bytes]()
    match = new_match(room.game, ["Ada", "Ben", "Cem"], 1, "space")
    play_match(match, [room.player("random")] * 3, Random(5), lines.append)
    match, steps = read_steps(lines)
    coach = Coach(room, match, steps, b"seed", playouts=FEW)
    calls = [
        at
        for at, step in enumerate(steps)
        if step.action is not None and step.earlier is not None and step.action.timed
        if step.by not in room.game.pending(step.earlier.state).must
    ]
    assert calls
    assert all(coach.choices[at] == [steps[at].action, None] for at in calls)
    for at in calls[:3]:
        judged = coach.judged(at)
        assert judged is not None
        assert judged.verdict.better in {None, *coach.choices[at]}


def test_few_worlds_that_agree_are_no_proof() -> None:
    few, many = (lead([1.0] * count, [0.0] * count)[1] for count in (2, 40))
    assert few < 3 < 10 < many


CHOICES = ["elevens-elevens-basic", *sorted(file.stem for file in GOLDEN.glob("*-2011-basic.jsonl"))]


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_is_told_in_words_and_none_like_another(name: str) -> None:
    match, steps = read_steps(golden(name))
    coaching = room_of(match.game.info.id).bots.coaching
    assert coaching is not None
    report = Report(match.game.info.id, coaching.nature, match.players)
    decided = [step for step in steps[::7] if step.earlier is not None]
    for step, language in product(decided if coaching.nature != "speed" else [], LANGUAGES):
        assert step.by is not None
        assert step.action is not None
        assert step.earlier is not None
        legal = [each for each in match.game.legal(step.earlier.state, step.by) if isinstance(each, Action)]
        moment = Moment(step.line, step.round, (), step.by, step.action)
        said = {each: done(language, report, moment, each) for each in legal}
        assert not any(each.endswith(f", {action_text(do)}") for do, each in said.items()), said
        assert not done(language, report, moment).endswith(f", {action_text(step.action)}")
        assert coaching.nature == "luck" or len(set(said.values())) == len(said), said


def test_a_game_that_no_coach_knows_gets_a_clear_word(monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_of("zweikampf")
    unknown = replace(room, bots=replace(room.bots, coaching=None))
    monkeypatch.setattr("elferhaus.coach.matches.room_of", lambda _: unknown)
    with pytest.raises(NoCoachError):
        coach(golden("zweikampf-2011-basic"))
    done = run("coach", str(GOLDEN / "zweikampf-2011-basic.jsonl"))
    assert done.exit_code == 2
    assert "does not know this game" in done.output


def test_a_cut_record_a_forged_one_and_another_version_are_named_by_rule(tmp_path: Path) -> None:
    lines = golden("zweikampf-2011-basic")
    cut, half, other = tmp_path / "cut", tmp_path / "half", tmp_path / "other"
    cut.write_bytes(b"\n".join(lines[:-1]))
    half.write_bytes(b"\n".join(lines[:3]) + b"\n" + lines[3][:9])
    other.write_bytes(lines[0].replace(b'"version":1', b'"version":9') + b"\n" + b"\n".join(lines[1:]))
    for path, line in ((cut, len(lines) - 1), (half, 4), (other, 1)):
        done = run("coach", str(path))
        assert done.exit_code == 1
        assert f"line {line}: RECORD: " in done.output
    with pytest.raises(BadRecordError):
        coach(lines[:-1])


def test_the_command_prints_a_table_and_writes_json(tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.json"
    done = run("coach", str(GOLDEN / "zweikampf-2011-basic.jsonl"), "--json", str(numbers), "--lang", "fr")
    assert done.exit_code == 0
    report = msgspec.json.decode(numbers.read_bytes(), type=Report)
    assert report.game == "zweikampf"
    printed = done.output.partition("Les tournants")[2].split("\n")
    assert [int(line[:5]) for line in printed if line[:5].strip()] == list(report.swings)  # counted as in the replay
    done = run("coach", str(GOLDEN / "schnipp-schnapp-2013-basic.jsonl"), "--lang", "de")
    assert "Rufe, meist nach" in done.output


def test_where_the_disk_is_full_or_ctrl_c_comes_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers, link = tmp_path / "numbers.json", tmp_path / "link.json"
    numbers.write_text("of an older match")
    link.symlink_to(numbers)
    record, write = str(GOLDEN / "schnipp-schnapp-2013-basic.jsonl"), Path.write_bytes
    for trouble in (OSError(ENOSPC, "No space left on device"), KeyboardInterrupt()):

        def half(path: Path, content: bytes, trouble: BaseException = trouble) -> None:
            write(path, content[:9])
            raise trouble

        with monkeypatch.context() as patch:
            patch.setattr(Path, "write_bytes", half)
            assert run("coach", record, "--json", str(link)).exit_code != 0
        assert numbers.read_text() == "of an older match"
        assert sorted(tmp_path.iterdir()) == [link, numbers], "nothing half written lies beside it"
    assert run("coach", record, "--json", str(link)).exit_code == 0
    assert link.is_symlink()
    assert msgspec.json.decode(numbers.read_bytes())["game"] == "schnipp-schnapp"
    assert run("coach", record, "--json", "/dev/null").exit_code == 0
    assert Path("/dev/null").is_char_device()


def test_the_page_needs_no_network(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert run("coach", str(GOLDEN / "zweikampf-2011-basic.jsonl"), "--html", str(page), "--lang", "fr").exit_code == 0
    text = page.read_text("utf-8")
    assert '<html lang="fr">' in text
    assert "Chances de gagner" in text
    assert '"percent": "\\u202f%"' in text  # as print has it in French
    assert not any(f'{kind}="http' in text for kind in ("src", "href"))
