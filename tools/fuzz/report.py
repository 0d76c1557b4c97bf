"""What came of many games: how many, what they were made of, and what was found, by kind, with what repeats it."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field

from tools.fuzz.games import Finding, Tally

SEEDS_LISTED = 10


@dataclass(slots=True)
class Run:
    """Findings, and the options of the command that found them."""

    options: str
    findings: list[Finding] = field(default_factory=list)

    def told(self, head: str, tally: Tally) -> str:
        """The report."""
        kinds: defaultdict[str, list[Finding]] = defaultdict(list)
        for one in self.findings:
            kinds[kind_of(one)].append(one)
        lines = [head, *tally.lines(), f"{len(self.findings)} findings of {len(kinds)} kinds"]
        for kind, found in sorted(kinds.items(), key=lambda item: -len(item[1])):
            seeds = ", ".join(str(one.seed) for one in found[:SEEDS_LISTED])
            lines += ["", f"{len(found)} times: {kind}", f"  seeds {seeds}{' …' if found[SEEDS_LISTED:] else ''}"]
            lines.append(f"  python -m tools.fuzz --games 1 --seed {found[0].seed} {self.options}")
        return "\n".join(lines)


def kind_of(finding: Finding) -> str:
    """What a finding is, whatever it was found with: without its numbers and the names of cards."""
    where = re.search(r"\([^()]*:\d+ [^()]*\)$", finding.what)
    if where is not None:
        return f"{finding.what.partition(':')[0]} {where[0]}"
    return re.sub(r"'[^']*'|\"[^\"]*\"|-?\d+|\b[A-Z][\w',/-]*(?: (?:of |the )?[A-Z][\w',/-]*)*", "…", finding.what)
