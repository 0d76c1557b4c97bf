"""What rulings speak of: words that tell it, and what must have happened for a ruling with them to explain it."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Topic:
    """Words of a ruling, the features it is about, and how much it says that they meet."""

    words: re.Pattern[str]
    features: frozenset[str]
    weight: float
    beside: bool = True
    """Whether what it says is worth reading beside the step that it is about."""


def topic(words: str, weight: float, *features: str) -> Topic:
    """A topic, by the pattern of its words."""
    return Topic(re.compile(words, re.IGNORECASE), frozenset(features), weight)


def said(words: str, weight: float, *features: str) -> Topic:
    """A topic whose rulings are offered with the others of a step, but not read beside it: the steps say so themselves,
    or nobody asks."""
    return Topic(re.compile(words, re.IGNORECASE), frozenset(features), weight, beside=False)


PLAIN = r"^(?![^.]*\b(?:if|unless|two|second|multiple|another)\b)"
"""Before words: of a ruling that speaks of no case of its own."""

LATER = re.compile(r"later in the turn|(?:begin|come)s? (?:to|under) \w+ control (?:later|after)", re.IGNORECASE)
"""Words of what comes when an effect has begun (611.2c)."""

ATTACKING = r"^(?!.*\bif\b).*enters?(?: the battlefield)? .*attacking|never (?:declared|attacked)|wasn't declared"
"""Words of what enters attacking, and did not attack (508.4)."""

COSTS = (
    *("awaken", "blitz", "buyback", "dash", "disturb", "emerge", "escape", "evoke", "flashback", "foretell", "kicker"),
    *("madness", "miracle", "overload", "prowl", "spectacle", "surge"),
)
"""Keywords of costs that rulings speak of by name."""

TOPICS = (
    # battles (310)
    said(r"is a new card type", 2, "cast:battle"),
    topic(r"as an? .* enters .*protector", 5, "rule:310.8a", "rule:310.11a", "protector entering"),
    topic(r"can't be its protector|gains control of it, they choose", 5, "rule:704.5x"),
    topic(r"can't be its protector", 3, "rule:310.11a"),
    topic(r"becomes? a copy .*chooses (?:one of )?(?:their|an) opponents? to be", 5, "protector chosen:copy"),
    topic(r"protector .*leaves the game", 5, "protector chosen:left"),
    topic(r"enters? .*with (?:that number|that many|.*) of? ?.*defense counters", 5, "rule:310.4b"),
    topic(r"damage dealt to a battle", 6, "rule:310.6", "rule:120.3h"),
    topic(r"dealt damage and be (?:the )?target", 5, "damage:battle", "target:battle"),
    topic(r"battle can be attacked by", 5, "attack:battle", "rule:310.8b"),
    topic(r"battle's protector can block", 5, "block:battle", "rule:310.8c"),
    topic(r"intrinsic triggered ability|last defense counter is removed from", 5, "rule:310.11b"),
    topic(r"^(?!.*\bbecomes? a copy\b).*has no defense counters", 5, "rule:704.5v", "rule:310.7"),
    topic(r"never had defense counters", 4, "leaving:copy"),
    topic(r"becomes? a copy .*has no defense counters", 4, "leaving:copy"),
    topic(r"can't be cast as its triggered ability resolves", 6, "cannot cast:no back face"),
    topic(r"n't allow you to play (?:lands|a land)|a land card, you can't play (?:it|that)", 6, "cannot cast:land"),
    topic(r"token, it will cease to exist", 6, "token ceases"),
    topic(r"double-faced card becomes a copy", 8, "cast:transformed:copy"),
    topic(r"double-faced card becomes a copy", 5, "cannot cast:no back face"),
    topic(r"stops being a battle|middle of combat", 5, "event:RemovedFromCombat"),
    topic(r"battles can't attack or block", 5, "event:RemovedFromCombat", "battle in combat"),
    # copies of spells (707.10)
    said(r"not .?cast|when a player casts a spell", 4, "copy"),
    topic(r"not .?cast|when a player casts a spell", 1, "copy:casts are watched"),
    said(r"you control the copy|before the original", 4, "copy"),
    topic(r"costs? for the copy|costs that were paid", 4, "copy:costs"),
    said(r"same targets|new targets|choose new ones", 5, "copy:targets", "rule:707.10c"),
    topic(r"\bmodal\b|same modes?|different mode", 6, "copy:modes"),
    topic(r"same value (?:of|for) X", 6, "copy:x"),
    topic(r"divi(?:ded|sion)", 6, "copy:division"),
    # casting without paying, X, outside the game (118.9, 107.3, 400.11)
    said(r"cast .*without paying .*(?:alternative|additional) costs?", 5, "cast:free:costs"),
    said(r"alternative cost condition", 3, "cast:keyword costs"),
    topic(r"\{X\} in its mana cost.*choose 0|0 as the value of X", 6, "cast:free:x"),
    topic(r"outside the game|sideboard|personal collection", 6, "outside the game"),
    said(r"normal timing|timing (?:rules|restrictions|permissions)", 5, "played from elsewhere"),
    topic(r"normal timing|timing (?:rules|restrictions|permissions)", 5, "refused for timing"),
    # what forbids (101.2, 601.3, 602.5)
    topic(r"^(?!.*\bif\b).*\bincluding mana abilities\b", 6, "refused:602.5"),
    topic(r"restriction (?:of .* takes precedence over|overrules) that permission", 5, "refused:601.3"),
    topic(r"looks at the entire turn|takes into account spells that were cast", 6, "refused for an earlier spell"),
    topic(r"can't simply unequip|attach other equipment to it", 6, "refused:702.18a"),
    said(r"modal double-faced card", 5, "played:back"),
    said(r"the exiled card", 4, "played from elsewhere"),
    # copies of permanents (707)
    said(r"copies exactly", 5, "entering:copy"),
    said(r"doesn't copy whether", 2, "entering:copy:altered"),
    topic(r"\{X\} in its mana cost, X is 0", 5, "entering:copy:x"),
    said(r"enters?(?:-the-battlefield| the battlefield)? abilities of the copied", 6, "entering:copy:enters"),
    said(r"isn't legendary .*legend rule|legend rule.* isn't legendary", 6, "not-legendary"),
    topic(r"copied permanent is a token", 6, "entering:copy:token"),
    topic(r"copying something else", 6, "entering:copy:copy"),
    said(r"doesn't target the chosen|copies? .*doesn't target", 2, "entering:copy"),
    # playing from elsewhere, and what was cast or not while something resolved (601.3, 608.2g)
    said(r"(?:flashback|jump-start|aftermath|harmonize)\b.* always be exiled", 7, "spell exiled"),
    topic(r"(?:flashback|jump-start|aftermath|harmonize)\b.* always be exiled", 1, "spell exiled:unresolved"),
    topic(r"resulting spell .*lesser mana value", 6, "cast:one of its faces"),
    topic(r"determine the total cost", 5, "cast:keyword costs changed", "rule:118.7"),
    *(said(rf"(?<!such as a )(?<!such as an )\b{word} cost", 2, f"cast:{word} cost") for word in COSTS),
    topic(r"own triggered ability resolve before the evoke", 4, "cast:evoke cost:triggers"),
    said(r"pay the overload cost, the spell won't have|doesn't target when its overload", 6, "rule:702.96a"),
    topic(r"you exile two .*don't cast", 6, "castable:several"),
    topic(r"option to cast .*don't, you'll put", 6, "castable:one"),
    topic(r"\bcosts?\b[^.]* reduced|\breduc\w+ [^.]*\bcosts?\b", 4, "rule:118.7"),
    topic(r"with \{X\} in (?:its|their) mana costs?", 4, "rule:202.3e"),
    # what only supposes that something were so, or what is true of many cards
    topic(r"can target [^.]*\btapped\b", 2),
    topic(r"(?:cast|activate)[^.]* (?:without any|with no) targets?", 2),
    topic(r"tracks the \w+, but not (?:its|their) controller", 2),
    topic(r"has a different effect, although", 2),
    topic(r"^.?\w+ \d+.? means", 2),
    # replacement effects (614)
    topic(r"^(?:if|when) (?:you control|there are|an? \w+ controls) (?:two|more than one|multiple)"
          r"\b(?![^,.]*\binstances\b)|^multiple (?!instances)[^.]* cumulative", 9,
          "changes:several of a name"),
    topic(r"^if [^,.]*would enter(?: the battlefield)? with [^,.]*counters", 5, "changes:to battlefield with counters"),
    topic(PLAIN + r"(?!.*\bloyalty\b).*enter(?: the battlefield)? with (?:double|twice)", 6,
          "changes:to battlefield with counters"),
    topic(PLAIN + r".*enter(?: the battlefield)? with (?:double|twice)[^.]* loyalty", 6,
          "changes:to battlefield with loyalty counters"),
    topic(PLAIN + r"(?!.*\b(?:the same thing as|abilities)\b)"
          r".*(?:additional|twice|doubled?|that many|same) .*\btokens?\b", 5,
          "changes:MadeToken"),
    topic(PLAIN + r"(?!.*\btrampl).*damage.*\b(?:additional|twice|doubled?|doubles|plus|prevented|half)\b", 5,
          "changes:Damage"),
    said(r"\b(?:dies|graveyard).* won't trigger|never put into .*graveyard", 6, "changes:creature to exile"),
    topic(r"\b(?:dies|graveyard).* won't trigger", 1, "changes:creature to exile:deaths are watched"),
    topic(r"(?:does not|doesn't) prevent damage\b", 6, "changes:LifeLoss"),
    topic(r"\bincludes [^.]*\bentering(?: the battlefield)? with", 5, "changes:to battlefield with counters"),
    # triggered abilities (603)
    topic(r"\b(?:affects|stops) [^.]*\bown [^.]*triggered abilit", 5, "triggers:again of its own",
          "kept from triggering:its own"),
    said(r"^(?!when ).*resolves? before (?:the|that) spell (?:that )?caused", 6, "triggers:SpellCast"),
    topic(r"even if (?:the|that) spell (?:is|was) countered", 1, "triggers:SpellCast:unresolved"),
    said(r"landfall abilit(?:y|ies) triggers? whenever a land enters", 5, "triggers:landfall"),
    topic(r"triggers just once for each life-gaining event", 5, "triggers:LifeGain:just once"),
    topic(r"no matter how much damage", 5, "triggers:Damage:more than 1"),
    topic(r"can be dealt an amount of damage greater than its toughness", 5, "triggers:Damage:more than lethal"),
    topic(r"dealt lethal damage at the same time (?:as|that) [^.]*won't receive", 6,
          "triggers:its source dies at once"),
    topic(r"at the same time as", 6, "triggers:together"),
    topic(r"at the same time as [^.]*(?:won't|don't|doesn't) (?:cause [^.]* to )?trigger", 6,
          "kept from triggering:together"),
    topic(r"doesn't copy the triggered ability|triggers an additional time|cause(?:s|d)? .* to trigger twice", 5,
          "rule:603.2d"),
    # resolving (608)
    topic(r"^(?!.*\bnew legal\b).*(?:all|both|each|is an|becomes|has become|are) .*illegal|illegal target"
          r"|won't resolve", 5,
          "does not resolve:targets"),
    topic(r"(?:one|some|either|any|another|only) .*\btargets? .*(?:illegal|legal)|remaining (?:legal )?target", 5,
          "target-illegal", "target-gone-unaffected"),
    topic(r"devotion[^.]* (?:as|when) [^,.]*\bresolves", 5, "resolves:counts devotion"),
    topic(r"^(?!if (?!an activated)|.*legal targets|.*devotion).*(?:count|number|value|amount|determine|calculate|check"
          r")\w*\b[^.]* (?:as|when|only as|at the time) [^,.]*\bresolves", 5, "resolves:counts"),
    topic(r"(?:leaves|isn't on|no longer on|left) the battlefield .*(?:resolves|resolved)", 5,
          "resolves:source has left"),
    said(r"^(?!.*\b(?:il)?legal\b).*\b(?:affects?|gets?|gains?|applies|"
         r"only (?:\w+ ){0,3}(?:creatures|permanents|lands)) .*(?:at the time|when|as) [^.]*\bresolves"
         r"|come under your control (?:later|after)|later in the turn", 5, "affects a set"),
    topic(LATER.pattern, 1, "affects a set:others come later"),
    topic(r"as it last existed on the battlefield", 5, "resolves:source has left", "rule:608.2h"),
    said(r"^(?!.*illegal).*(?:choose legal targets|has (?:two|three) targets|must choose .* targets)", 6,
          "cast:targets"),
    said(r"additional combat phase", 4, "event:PhasesAdded"),
    said(ATTACKING, 5, "entering attacking"),
    topic(ATTACKING, 1, "entering attacking:attacks are watched"),
    topic(r"attacks and isn't blocked", 6, "triggers:unblocked:never declared"),
    # what does not happen (101.2)
    topic(r"can still target .*countered|won't be countered", 5, "not-countered"),
    topic(r"lethal damage and .*(?:won't|don't|can't|aren't) .*destroy|won't be destroyed", 5, "not-destroyed"),
    said(r"intervening|won't trigger at all", 5, "rule:603.4"),
    topic(r"intervening|won't trigger at all", 1, "condition-not-met"),
    topic(r"receives enough [-+]1/[-+]1 counters .*won't trigger", 6, "condition-not-met:opposing counters"),
    topic(r"receives enough [-+]1/[-+]1 counters", 2),
    topic(r"sees only the top \w+ cards of that library", 6, "rule:701.23f"),
    topic(r"isn't removed from combat; it just has its damage prevented", 6, "event:DamagePrevented"),
    topic(r"(?:life-gain|life-loss)[^.]*parts? (?:simply )?(?:has|have) no effect|"
          r"causes? (?:a |that )?(?:players?|opponents?|you) to (?:gain|lose) life[^.]* still resolve", 5,
          "rule:119.7", "rule:119.8"),
    topic(r"you'll just draw one card|player will just draw one card", 6, "no-more-drawn"),
    topic(r"restriction overrules that permission", 6, "cannot cast"),
    # combat (508-510)
    topic(r"during the first-strike combat damage step", 7, "activated:first damage"),
    topic(r"wait until after the declare blockers step", 7, "activated:only damage"),
    # what effects make of permanents (613)
    topic(r"animated lands will also lose", 6, "land without abilities"),
    topic(r"lose that ability before it can apply", 6, "enters:as a land of that type"),
    topic(r"lose that ability before it can trigger", 6, "enters:as a land of that type:hushed"),
    # permanents (302-305, 704, 714)
    said(r"lose[sd]? (?:all|any|its|their) other (?:land )?types|have any other land types", 6, "rule:305.7"),
    topic(r"since (?:the beginning of )?(?:their|your) most recent turn|summoning sick", 5, "rule:302.6"),
    topic(r"the .?legend rule.? .*isn't sacrificed|^(?!.*begins applying again).*same name .*legend rule", 5,
          "rule:704.5j"),
    topic(r"can control any number of legendary permanents", 6, "no-legend-rule"),
    topic(r"begins applying again", 2),
    topic(r"put into its owner's graveyard before state-based actions", 6, "resized:as a spell leaves"),
    said(r"as a saga enters(?: the battlefield)?, its controller puts a lore", 5, "rule:714.3a"),
    said(r"precombat main phase begins.*lore counter", 5, "rule:714.3c"),
    topic(r"lore counters .*final chapter.*sacrifice|sacrificed? .*final chapter", 5, "rule:714.4"),
)  # fmt: skip
"""What rulings speak of, general to all cards. The first words of a family say most about it."""
