"""The list of faults, by what they spoil."""

from __future__ import annotations

from tests.mutants.fault import Fault
from tests.mutants.foreseeing import FORESEEING
from tests.mutants.hearing import HEARING
from tests.mutants.hinting import HINTING
from tests.mutants.keeping import KEEPING
from tests.mutants.languages import LANGUAGES
from tests.mutants.lessons import LESSONS
from tests.mutants.looking_back import LOOKING_BACK
from tests.mutants.motion import MOTION
from tests.mutants.reaching import REACHING
from tests.mutants.reading import READING
from tests.mutants.reviewing import REVIEWING
from tests.mutants.safety import SAFETY
from tests.mutants.small import SMALL

MEOWS, CATTE = "games/meows/rules.py", "games/catte/rules.py"
TOWAI, FAMILIAR = "games/towai/rules.py", "games/familiar/rules.py"
T_MEOWS, T_CATTE = "games/meows/test_rules.py", "games/catte/test_rules.py"
T_CATS = "games/catte/test_judgement.py"
T_TOWAI, T_FAMILIAR = "games/towai/test_rules.py", "games/familiar/test_rules.py"

RULES = (
    # Tomorrow Never Meows
    Fault(
        MEOWS,
        'return highest_of(trick, SNOW), "snow-beats',
        'return highest_of(trick, THUNDER), "snow-beats',
        T_MEOWS,
    ),
    Fault(
        MEOWS,
        "if card.suit != SNOW and card.number >= number:",
        "if card.suit != SNOW and card.number > number:",
        T_MEOWS,
    ),
    Fault(MEOWS, 'counted("no-trick", 1, 6)', 'counted("no-trick", 1, 5)', T_MEOWS),
    Fault(
        MEOWS,
        'counted("uncancelled", abs(thunder - snow), -1)',
        'counted("uncancelled", thunder + snow, -1)',
        T_MEOWS,
    ),
    Fault(MEOWS, "2**snow)", "2**thunder)", T_MEOWS),
    Fault(MEOWS, "1 if thunder + snow else 0, 2**snow", "1 if snow else 0, 2**snow", T_MEOWS),
    Fault(MEOWS, "fair * odd, -2", "fair * odd, -1", T_MEOWS),
    Fault(MEOWS, "if state.advanced[seat]:", "if False:", T_MEOWS),
    Fault(
        MEOWS,
        "clockwise.sort(key=lambda seat: -state.scores[seat])",
        "clockwise.sort(key=lambda seat: state.scores[seat])",
        T_MEOWS,
    ),
    Fault(MEOWS, "if state.round > 1 and not self.hidden:", "if state.round > 1:", T_MEOWS),
    Fault(
        MEOWS, "for step in range(1, self.seats + 1)]", "for step in range(self.seats)]", T_MEOWS
    ),
    Fault(MEOWS, "if state.announced[seat] == wish.suit:", "if state.announced[seat]:", T_MEOWS),
    Fault(
        MEOWS,
        "state.turn = state.lead = seat\n        if not",
        "state.turn = seat\n        if not",
        T_MEOWS,
    ),
    # Catte
    Fault(
        CATTE,
        "if total(state.piles[TAKEN[seat]]) > self.limit:",
        "if total(state.piles[TAKEN[seat]]) >= self.limit:",
        T_CATTE,
    ),
    Fault(
        CATTE,
        'Line("exactly-limit", taken, 2, taken * 2)',
        'Line("exactly-limit", taken, 1, taken)',
        T_CATTE,
    ),
    Fault(CATTE, "unused * unused)", "unused * 2)", T_CATTE),
    Fault(CATTE, "if not best_trump or cat.number > number:", "if cat.number > number:", T_CATTE),
    Fault(
        CATTE,
        "elif not best_trump and cat.suit == led",
        "elif not best_trump and cat.suit != trump",
        T_CATTE,
    ),
    Fault(
        CATTE,
        "state.first_lead = (state.first_lead + 1) % self.seats",
        "state.first_lead = state.lead",
        T_CATTE,
    ),
    Fault(
        CATTE,
        "if taken > self.limit and self.bust_loses_unused:",
        "if self.bust_loses_unused:",
        T_CATTE,
    ),
    Fault(CATTE, 'self.end_round(state, "no-coffee")', "state.asked = CARD", T_CATTE),
    # TOWAI
    Fault(
        TOWAI,
        "for step in range(1, self.seats):\n                self.draw",
        "for step in range(2, self.seats):\n                self.draw",
        T_TOWAI,
    ),
    Fault(
        TOWAI,
        "HAND[seat - 1 if seat else self.seats - 1]",
        "HAND[(seat + 1) % self.seats]",
        T_TOWAI,
    ),
    Fault(
        TOWAI, "state.draw(len(pile) - 1, PILE, DECK)", "state.draw(len(pile), PILE, DECK)", T_TOWAI
    ),
    Fault(
        TOWAI,
        "            self.draw(state, state.turn)\n            self.next_seat(state)",
        "            self.next_seat(state)\n            self.draw(state, state.turn)",
        T_TOWAI,
    ),
    Fault(TOWAI, "state.marker = OTHER[state.marker]", "state.marker = NIGHT", T_TOWAI),
    Fault(
        TOWAI,
        "self.start_round(state, (seat + 1) % self.seats)",
        "self.start_round(state, seat)",
        T_TOWAI,
    ),
    Fault(
        TOWAI,
        "if finishes == FINISHES_TO_WIN:",
        "if sum(state.scores) == FINISHES_TO_WIN:",
        T_TOWAI,
    ),
    Fault(TOWAI, "moves.append(PASS)", "moves = moves or [PASS]", T_TOWAI),
    Fault(
        TOWAI,
        "            state.move_all(PILE, DISCARDS)\n            self.ask_to_set(state, seat)",
        "            self.ask_to_set(state, seat)",
        T_TOWAI,
    ),
    # Familiar's Trouble
    Fault(FAMILIAR, "may = BOUND_MAY[led]", "may = BINDING[led]", T_FAMILIAR),
    Fault(
        FAMILIAR,
        "if card.number > number and (simple or card in sharing):",
        "if card.number >= number and (simple or card in sharing):",
        T_FAMILIAR,
    ),
    Fault(
        FAMILIAR, "left = (seat + 1) % self.seats\n", "left = (seat - 1) % self.seats\n", T_FAMILIAR
    ),
    Fault(
        FAMILIAR,
        "red >= needs[0] and blue >= needs[1] and green",
        "red >= needs[0] and blue >= needs[1] or green",
        T_FAMILIAR,
    ),
    Fault(
        FAMILIAR,
        "state.draw(1, DRAW, HAND[(state.lead + step) % self.seats])",
        "state.draw(1, DRAW, HAND[step])",
        T_FAMILIAR,
    ),
    Fault(FAMILIAR, "if state.number == TURNS:", "if state.number == TURNS - 1:", T_FAMILIAR),
    Fault(
        FAMILIAR,
        "BOARD, LEVEL_PILES[LEVEL_OF[move.card]])",
        "BOARD, LEVEL_PILES[LEVEL_CALLED[move.target]])",
        T_FAMILIAR,
    ),
    Fault(FAMILIAR, "if state.scores[0] >= GOAL", "if state.scores[0] > GOAL", T_FAMILIAR),
)

SHARED = (
    Fault(
        "rules/state.py",
        "piles[target] += (card,)",
        "piles[target] = (card, *piles[target])",
        "rules games/test_every_game.py",
    ),
    Fault("rules/state.py", "self.seed = int(luck() * 2**53)", "self.seed += 1", "games rules"),
    Fault(
        "rules/game.py", "share = 1 / len(state.winners)", "share = 1", "games rules test_match.py"
    ),
    Fault("rules/sight.py", "seen_state.seed = 0", "pass", "rules games/test_every_game.py"),
    Fault(
        "rules/sight.py",
        "if not source.known_to(seat) and not game.pile_of[event.target]",
        "if not source.known_to(seat) or not game.pile_of[event.target]",
        "rules games/test_every_game.py",
    ),
    Fault("rules/memory.py", "self.most[hand.number, card] = 0", "pass", "rules/test_sight.py"),
    Fault(
        "rules/memory.py",
        "self.count_few(target, count)",
        "pass",
        "rules/test_sight.py games/test_every_game.py",
    ),
    Fault("match.py", "self.game.check(before, move)\n        state", "state", "test_match.py"),
    Fault(
        "match.py",
        "            self.practice = True\n        self.state",
        "            pass\n        self.state",
        "test_match.py",
    ),
    Fault("match.py", "if kept[0] <= len(self.turns)", "if True", "test_match.py"),
    Fault("match.py", "if place != str(match.state.turn):", "if False:", "test_match.py"),
    Fault(
        "match.py",
        '        if self.practice:\n            lines.append("practice")\n',
        "",
        "test_match.py",
    ),
)

DISK = (
    Fault("reading.py", 'text.split("\\n")[:-1]', 'text.split("\\n")', "test_saves.py"),
    Fault(
        "saves.py",
        "if fewer or match.heading() != self._heading or",
        "if match.heading() != self._heading or",
        "test_saves.py",
    ),
    Fault(
        "saves.py",
        'return library.set_aside(path, game, "replaced") is not None',
        "return True",
        "storage/test_every_evening.py",
    ),
    Fault(
        "saves.py",
        "if done and before and not self._file.whole:",
        "if False:",
        "storage/test_power_cut.py",
    ),
    Fault(
        "storage/files.py",
        "            write_all(handle, data)\n            disk.sync(handle)\n",
        "            write_all(handle, data)\n",
        "storage/test_power_cut.py",
    ),
    Fault(
        "storage/files.py",
        "        _put(path, data)\n        layer.disk.sync_folder(path.parent)\n",
        "        _put(path, data)\n",
        "storage/test_power_cut.py",
    ),
    Fault(
        "storage/files.py",
        "disk.sync(handle)\n        finally:\n            disk.close(handle)\n    except",
        "pass\n        finally:\n            disk.close(handle)\n    except",
        "storage/test_power_cut.py",
    ),
    Fault(
        "storage/files.py",
        "if disk.told(handle)._replace(changed=before.changed) == before:",
        "if True:",
        "storage/test_files.py",
    ),
    Fault("storage/files.py", "if not facts.plain:", "if False:", "storage/test_files.py"),
    Fault(
        "table/show.py",
        "if self.queue and not self.safe(PROMPT):",
        "if False:",
        "table/test_safe.py",
    ),
    Fault(
        "settings.py",
        "and 0 <= value <= 1\n",
        "and value >= 0\n",
        "test_settings.py",
    ),
    Fault(
        "seats.py",
        "elif letters == LONGEST_NAME:",
        "elif False:",
        "test_settings.py test_reading.py",
    ),
    Fault(
        "players/worker.py",
        "if not self._patience.over(given):",
        "if True:",
        "players/test_worker.py",
    ),
    Fault("transcript.py", "(lead + step) % game.seats", "lead", "commands test_match.py"),
)

SCREEN = (
    Fault(
        "media/pictures.py",
        "            self.loader.wish(wish)\n            return older\n",
        "            self.loader.wish(wish)\n            return unpainted(wish.key[1])\n",
        "screen/test_nothing_unfinished.py:first_frames",
    ),
    Fault(
        "table/show.py",
        "drawn = [self.is_drawn(event) for event",
        "drawn = [True for event",
        "screen/test_nothing_unfinished.py:deal_waits",
    ),
    Fault(
        "table/rehearsal.py",
        "        table.look.rehearse(surface)\n",
        "        pass\n",
        "screen/test_nothing_unfinished.py:twenty",
    ),
    Fault(
        "media/store.py",
        "if kept.seen < self.frame - 1 and kept.rehearsal != awaited:",
        "if kept:",
        "screen/test_pictures.py",
    ),
    Fault(
        "media/store.py",
        "                    there.seen = self.frame\n\n",
        "                    there.seen = 0\n\n",
        "screen/test_pictures.py:although_nobody_asks",
    ),
    Fault(
        "scenes/scene.py",
        "if self._composing or self._later:",
        "if False:",
        "screen/test_composing.py",
    ),
    Fault(
        "media/undisturbed.py",
        'if "locked" not in str(problem):',
        "if problem:",
        "screen/test_canvas.py:scaling",
    ),
    Fault(
        "media/pictures.py",
        "self._untold = self._untold or (",
        "self._untold = (",
        "screen/test_pictures.py:unseen",
    ),
    Fault(
        "scenes/scene.py",
        "self._painting.stretch(window)",
        "self._painting.forget()",
        "screen/test_composing.py:another_size",
    ),
    Fault(
        "table/coming_down.py",
        "(share * (1 + soft) - down)",
        "(share * (1 + soft) - 1 + down)",
        "table/test_coming_down.py",
    ),
    Fault(
        "media/gaps.py",
        "if self._gives_way and not self._open.is_set()",
        "if not self._gives_way and not self._open.is_set()",
        "screen/test_gaps.py",
    ),
    Fault(
        "media/loader.py",
        "            if key in self._busy:\n                gaps.end()\n",
        "",
        "screen/test_gaps.py",
    ),
    Fault(
        "media/store.py",
        "self._rehearsals if self.frame < self._awaited else -1",
        "self._rehearsals",
        "screen/test_gaps.py",
    ),
    Fault(
        "media/store.py",
        "if me in self._rehearsing and kept.weight < _SLENDER:",
        "if me in self._rehearsing:",
        "screen/test_gaps.py",
    ),
    Fault(
        "widgets/cut.py",
        "span = papercraft.TILE * (2 if box.width > _FINE else 1)",
        "span = box.width",
        "screen/test_gaps.py",
    ),
    Fault(
        "scenes/shuffling.py",
        "            self.table.session.thinking.warm_up()\n",
        "",
        "screen/test_gaps.py",
    ),
    Fault(
        "scenes/scene.py",
        "        if self._composing:\n            self._end_fade()\n        reading",
        "        reading",
        "screen/test_composing.py:ends_its_being",
    ),
    Fault(
        "media/store.py",
        "self.keep(key, undisturbed(make))",
        "self.keep(key, make())",
        "screen/test_undisturbed.py:made_of_a_picture",
    ),
    Fault(
        "scenes/composing.py",
        "            with store.drawing():\n                undisturbed(do)\n",
        "            do()\n",
        "screen/test_composing.py:in_use",
    ),
    Fault(
        "media/pictures.py",
        "there = stock.find(wish.key) is not None or (not itself and",
        "there = stock.lies(wish.key, stamp) or (not itself and",
        "screen/test_nothing_unfinished.py:reads_a_card",
    ),
    Fault(
        "media/shelf.py",
        "return _SUM.pack(zlib.crc32(pixels)) == written",
        "return len(_SUM.pack(zlib.crc32(pixels))) == len(written)",
        "screen/test_pictures.py:half_written",
    ),
    Fault(
        "media/loader.py",
        "        with suppress(OSError):  # a sandbox may forbid it",
        "        with suppress(ValueError):",
        "screen/test_pictures.py:step_back",
    ),
    Fault(
        "media/loader.py",
        "                    self._fault = fault\n",
        "                    self._fault = None\n",
        "screen/test_pictures.py:nobody_foresaw",
    ),
    Fault(
        "media/store.py",
        "return thing if isinstance(thing, tuple) else (thing,)",
        "return (thing,)",
        "screen/test_pictures.py:kept_with_where_it_lies",
    ),
    Fault(
        "scenes/shuffling.py",
        "        art.next_frame()\n",
        "",
        "screen/test_nothing_unfinished.py:every_card_of_the_shuffle",
    ),
    Fault(
        "games/towai/banner.py",
        "if not stage.pictures.drafting:",
        "if stage.pictures:",
        "screen/test_nothing_unfinished.py:keeps_its_sign",
    ),
    Fault(
        "games/towai/surroundings.py",
        "            self._are_painted(self.sky.before, self.sky.goal, size)\n",
        "",
        "screen/test_nothing_unfinished.py:turning_sky",
    ),
    Fault(
        "table/card_art.py",
        "found is not itself",
        "itself is None",
        "table/test_card_art.py:is_sharp_although",
    ),
    Fault(
        "table/card_art.py",
        "if found is not None and soft and self.drawn(name, height):",
        "if found is not None and not found:",
        "table/test_card_art.py:is_sharp_although",
    ),
    Fault(
        "media/stock.py",
        " or latest[0] not in self._kept:",
        " or latest[0]:",
        "screen/test_pictures.py:an_older_self_that_was_near",
    ),
    Fault(
        "devices/pointer.py", "_LONG_PRESS = 0.55", "_LONG_PRESS = 55", "screen/test_gestures.py"
    ),
    Fault(
        "devices/pointer.py",
        "_DRAG_DISTANCE = 6 ",
        "_DRAG_DISTANCE = 600 ",
        "screen/test_gestures.py table/test_dragging.py",
    ),
    Fault(
        "devices/keyboard.py",
        "pygame.K_LEFT: Arrow(-1, 0)",
        "pygame.K_LEFT: Arrow(1, 0)",
        "screen/test_gestures.py screen/test_screens.py",
    ),
    Fault(
        "table/animation.py",
        "if share >= 1:\n            return self.end",
        "if share >= 1:\n            return self.start",
        "table/test_motion.py",
    ),
    Fault(
        "media/lettering.py",
        "while px > least and width(text, kind, px) > room:",
        "while px > least and width(text, kind, px) < room:",
        "screen/test_screens.py screen/test_letters.py",
    ),
)

PLAYERS = (
    Fault(
        "games/meows/judgement.py",
        "takes = best.suit == SNOW or card.number >= best.number",
        "takes = best.suit == SNOW or card.number > best.number",
        "players/test_judgements_against_rules.py",
    ),
    Fault(
        "games/meows/judgement.py",
        'very-fine": lambda won, tricks: 3 * won[0]',
        'very-fine": lambda won, tricks: 2 * won[0]',
        "players/test_judgements_against_rules.py",
    ),
    Fault(
        "games/towai/playout.py",
        "for further in range(1, seats):\n                self.draw",
        "for further in range(2, seats):\n                self.draw",
        "games/towai/test_playout.py",
    ),
    Fault(
        "games/towai/playout.py",
        "cards_of(WHOLE_DECK - sum(self.hands) - self.lies)",
        "cards_of(WHOLE_DECK - sum(self.hands))",
        "games/towai/test_playout.py",
    ),
    Fault("games/catte/judgement.py", "    if keen:\n", "    if not keen:\n", T_CATS),
    Fault(
        "players/thinking_player.py",
        "gap <= self.patience * error + 1e-12",
        "gap >= self.patience * error + 1e-12",
        "players/test_search.py",
    ),
    Fault(
        "players/outlook.py",
        "if not best or found[seat] > best[seat]:",
        "if not best or found[seat] < best[seat]:",
        "players/test_search.py",
    ),
    Fault(
        "players/registry.py",
        "judgement = judgement_for(game, beginner=True)",
        "judgement = judgement_for(game)",
        "players/test_players.py",
    ),
)

TABLE = (
    Fault(
        "table/choreography.py",
        "sprite.seat in (event.seat, None)",
        "sprite.seat in (event.lead, None)",
        "table/test_show.py",
    ),
    Fault(
        "table/table.py",
        "            for listener in self.listeners:\n                listener(event)\n",
        "            if event is events[0]:\n"
        "                for listener in self.listeners:\n                    listener(event)\n",
        "table/test_show.py table/test_telling.py",
    ),
    Fault(
        "table/table.py",
        "effects = self.look.react(event)",
        "effects = self.look.react(events[0])",
        "table/test_show.py",
    ),
    Fault(
        "table/offers.py",
        "if len(targets) != 1 or self.over_hand(at) or self.at_home(sprite, at):",
        "if len(targets) != 1 or self.at_home(sprite, at):",
        "table/test_dragging.py",
    ),
    Fault(
        "table/show.py",
        "            self.reading = True",
        "            pass",
        "table/test_playing.py table/test_show.py",
    ),
    Fault(
        "scenes/play_scene.py",
        "self.touch.point(self.focus.sprite if isinstance(self.focus, CardControl) else None)",
        "self.touch.point(None)",
        "table/test_keys.py",
    ),
    Fault(
        "session.py",
        "        kept = self._write_down()\n        self.thinking.forget()\n"
        "        self.rest.note(",
        "        kept = True\n        self.thinking.forget()\n        self.rest.note(",
        "test_session.py",
    ),
    Fault("session.py", "if len(self.persons) != 1:", "if not self.persons:", "test_session.py"),
    Fault(
        "session.py",
        "if seat in persons), 0)",
        "if seat not in persons), 0)",
        "test_session.py",
    ),
)

MEMORY = (
    Fault(
        "rules/remembered.py",
        "            begun = swept = place\n",
        "            swept = place\n",
        "rules/test_remembered.py table/test_memory.py",
    ),
    Fault(
        "rules/remembered.py",
        "and event.source == trick:",
        "and event.target == trick:",
        "rules/test_remembered.py table/test_memory.py",
    ),
    Fault(
        "rules/remembered.py",
        'return TrickWon(event.seat, event.lead, (), NO_CARD, because("swept-up"))',
        "return event",
        "rules/test_remembered.py table/test_memory.py",
    ),
    Fault(
        "scenes/table_log.py",
        "if self._read != [*before, event]:",
        "if False:",
        "table/test_memory.py",
    ),
    Fault("session.py", "if not memory_open(self.match.game):", "if False:", "test_session.py"),
    Fault(
        "scenes/showing.py",
        '"trick") is not None and memory_open(self.table.game):',
        '"trick") is not None:',
        "table/test_memory.py",
    ),
    Fault(
        "games/meows/valley.py",
        "if own and memory_open(seen.game):",
        "if own:",
        "table/test_memory.py",
    ),
)

SIGNS = (
    Fault(
        "looks/answers.py",
        "return len(answers) == len(self.seen.moves) == 1",
        "return len(answers) == 1",
        "table/test_signs.py",
    ),
    Fault(
        "table/offers.py",
        "shaded = dim and not self.moves_of(sprite)",
        "shaded = dim and bool(self._by_card) and not self.moves_of(sprite)",
        "table/test_signs.py",
    ),
    Fault(
        "scenes/play_scene.py",
        "        if self.moves:\n            self.large_card.tip.told()",
        "        if True:\n            self.large_card.tip.told()",
        "table/test_signs.py",
    ),
    Fault(
        "scenes/one_panel.py",
        "if high < most and (hidden := self.hidden()):",
        "if high > most and (hidden := self.hidden()):",
        "screen/test_screens.py",
    ),
)

T_ENDS = "screen/test_endings.py"
ENDS = (
    Fault("table/show.py", "rest = after_the_count(", "rest = list(", T_ENDS),
    Fault("scenes/round_count.py", "hidden = self.last or not", "hidden = not", T_ENDS),
    Fault("scenes/game_end.py", "DEAF = 0.5", "DEAF = -0.1", T_ENDS),
    Fault("endings.py", "if before <= 0]", "if before < 0]", "test_endings.py"),
    Fault("games/familiar/kit.py", "owls_of(seats)]", "owls_of(seats)[::-1]]", T_ENDS),
)

TOGETHER = (
    # Several people at one screen
    Fault(
        "session.py",
        "        return self.viewer if self.looking else NOBODY",
        "        return self.viewer",
        "table/test_privacy.py",
    ),
    Fault(
        "session.py",
        "self.whose != self.viewer or ends(events)",
        "self.whose != self.viewer",
        "table/test_together.py",
    ),
    Fault(
        "table/piles.py",
        "eyes = self.viewer if self.looking else NOBODY",
        "eyes = self.viewer",
        "table/test_privacy.py",
    ),
    Fault(
        "table/show.py",
        "            self._wait = self.turn_down()\n",
        "            self.turn_down()\n",
        "table/test_together.py",
    ),
    Fault(
        "scenes/peek.py",
        "            self.showing.close_hand(at_once=True)",
        "            self.showing.close_hand()",
        "table/test_together.py",
    ),
    Fault(
        "scenes/play_scene.py",
        "        if happened.own is not None:\n            self.peek.let_go()\n",
        "",
        "table/test_together.py",
    ),
    Fault(
        "scenes/curtain.py",
        "        self.covers = self.fallen == 1\n",
        "        self.covers = True\n",
        "table/test_together.py",
    ),
    Fault(
        "session.py",
        "        self._witnessed = len(match.turns)",
        "        self._witnessed = 0",
        "test_taking_back.py",
    ),
    Fault(
        "taking_back.py",
        "if any(turn.seat == seat for turn in match.turns[at:]):",
        "if match.turns[at].seat == seat and match.showed_something(match.turns[at]):",
        "test_taking_back.py",
    ),
    Fault(
        "scenes/undo_question.py",
        "        if consent and self.session.looking:",
        "        if False:",
        "table/test_together.py",
    ),
)

FAULTS = (
    *RULES,
    *SHARED,
    *PLAYERS,
    *DISK,
    *TABLE,
    *MEMORY,
    *SIGNS,
    *TOGETHER,
    *SCREEN,
    *ENDS,
    *LANGUAGES,
    *MOTION,
    *LESSONS,
    *LOOKING_BACK,
    *READING,
    *HEARING,
    *REACHING,
    *HINTING,
    *REVIEWING,
    *SMALL,
    *KEEPING,
    *FORESEEING,
    *SAFETY,
)
