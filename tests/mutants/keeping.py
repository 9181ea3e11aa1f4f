"""Faults in kept games, codes, statistics and moments."""

from __future__ import annotations

from tests.mutants.fault import Fault

DEALS, RESULTS = "codes/test_deals.py", "codes/test_results.py"
INDEX, LISTING = "kept/test_index.py", "kept/test_listing.py"
COUNT, OWN = "test_statistics.py", "exercises/test_own.py"

KEEPING = (
    Fault("codes/spelling.py", "enumerate(signs, 2)", "enumerate(signs, 22)", DEALS),
    Fault("codes/spelling.py", "place**power *", "1 *", DEALS),
    Fault("codes/deals.py", "sorted(rules.seat_counts)[digits[0]]", "rules.seat_counts[0]", DEALS),
    Fault("codes/results.py", "-2 * score - 1", "-2 * score", RESULTS),
    Fault("codes/results.py", "salt = salt_of(deal.code)", "salt = 0", RESULTS),
    Fault("deal_code.py", "* _EACH + int(number)", "+ int(number)", "test_deal_code.py"),
    Fault("kept/index.py", "if tuple(known) == stamp:", "if known:", INDEX),
    Fault("kept/entry.py", "match.hints,", "0,", f"{INDEX} {COUNT}"),
    Fault("kept/deleted.py", "move(self.path, self.kept.path)", "True", LISTING),
    Fault("kept/chosen.py", "entry.practice != (self", "entry.practice == (self", LISTING),
    Fault("statistics.py", "/ (self.played - 1))", "/ self.played)", COUNT),
    Fault("statistics.py", "row = row + 1 if one.share else 0", "row += one.share > 0", COUNT),
    Fault("statistics.py", "entry.when > begun", "entry.when >= begun", COUNT),
    Fault("statistics.py", 'entry.kept.where == "finished"', "True", COUNT),
    Fault("exercises/own.py", "self.step + 1 if at_once else 0", "self.step + 1", OWN),
    Fault("exercises/own.py", "timedelta(DAYS[step])", "timedelta(DAYS[0])", OWN),
    Fault("exercises/own.py", "if first:  # a second try does not count", "if True:", OWN),
)
