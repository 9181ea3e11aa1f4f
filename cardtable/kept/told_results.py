"""Results of others that were typed in, kept by the deal they are of."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from cardtable.codes.deals import Deal
from cardtable.codes.results import Outcome, code_of, read_result
from cardtable.codes.spelling import BadCode
from cardtable.settings import data_folder
from cardtable.storage.files import read_plain, write_whole

_MOST = 1 << 20  # bytes
_DEALS, _EACH = 500, 8  # so many deals are kept, and so many results of each


def path() -> Path:
    """The file."""
    return data_folder() / "results.json"


def _all() -> dict[str, list[str]]:
    try:
        found = json.loads(read_plain(path(), _MOST).decode())
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {
        deal: [code for code in codes if isinstance(code, str)]
        for deal, codes in found.items()
        if isinstance(codes, list)
    }


def of(deal: Deal) -> Sequence[Outcome]:
    """What was typed in of this deal, the latest first."""
    found = []
    for code in _all().get(deal.code, ()):
        try:
            found.append(read_result(code, deal))
        except BadCode:
            continue
    return found


def keep(deal: Deal, outcome: Outcome) -> bool:
    """Keep a result that was typed in; whether that could be done."""
    kept = _all()
    code = code_of(outcome, deal)
    codes = [code, *[other for other in kept.pop(deal.code, ()) if other != code]]
    deals = {deal.code: codes[:_EACH], **kept}
    latest = dict(list(deals.items())[:_DEALS])
    return write_whole(path(), json.dumps(latest, indent=1).encode())
