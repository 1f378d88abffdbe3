import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import type { Zone } from '#api/contract/zones.ts';
import { addTo, type Day, lengthOf } from '#api/days.ts';
import {
  type Findings,
  findingsOf,
  gapsOf,
  itemsOf,
  type YearDay,
  type YearItem,
  yearDays,
} from '#features/hours-year/index.ts';

/** A zone's year: what its strip and its row of the table show. */
export interface ZoneYear {
  readonly zone: Zone;
  readonly days: readonly YearDay[];
  readonly findings: Findings;
  /** Days of the year without working hours, now. */
  readonly missing: number;
  /** The days without working hours of the year after. */
  readonly missingNext: readonly { readonly begin: Day; readonly end: Day }[];
  /** Days without charge by rules in the year; undefined while the rules are not known. */
  readonly closed: number | undefined;
  /** The rule in force that ends next, today or later. */
  readonly nextRule: YearItem | undefined;
  /** What holds today. */
  readonly today: YearDay | undefined;
  /** The last day up to which every day from today on has working hours; undefined where today has none. */
  readonly coveredUntil: Day | undefined;
}

const isMissing = ({ kind }: Findings['gaps'][number]) => kind !== 'opening';

/** The last day of the periods that follow each other without a gap from today on. */
export function coveredUntil(items: readonly YearItem[], today: Day): Day | undefined {
  const periods = items
    .filter(
      ({ kind, state }) => kind === 'period' && (state === 'approved' || state === 'changing' || state === 'removing'),
    )
    .sort((one, other) => (one.begin < other.begin ? -1 : 1));
  let last: Day | undefined;
  for (const { begin, end } of periods) {
    const from = last === undefined ? today : addTo(last, { days: 1 });
    if (begin <= from && end >= from) last = last === undefined || end > last ? end : last;
  }
  return last;
}

interface ZoneSources {
  readonly zone: Zone;
  /** Undefined where the rules did not load, or may not be read. */
  readonly rules: readonly ClosingRule[] | undefined;
  readonly requests: readonly ChangeRequest[] | undefined;
}

/** Returns the year of a zone from its periods, its rules and the pending requests. */
export function zoneYear({ zone, rules, requests }: ZoneSources, year: number, today: Day): ZoneYear {
  const items = itemsOf({ periods: zone.workingPeriods, rules: rules ?? [], requests });
  const days = yearDays(year, items);
  const findings = findingsOf(year, items);
  const present = Number(today.slice(0, 4));
  const ofToday = (present === year ? days : yearDays(present, items)).find(({ day }) => day === today);
  const inForce = items.filter(({ kind, state, end }) => kind === 'rule' && state !== 'pending' && end >= today);
  return {
    zone,
    days,
    findings,
    missing: findings.gaps.filter(isMissing).reduce((sum, gap) => sum + lengthOf(gap), 0),
    missingNext: gapsOf(year + 1, items).filter(isMissing),
    closed: rules && days.filter(({ state }) => state === 'closed').length,
    nextRule: inForce.sort((one, other) => (one.begin < other.begin ? -1 : 1))[0],
    today: ofToday,
    coveredUntil: coveredUntil(items, today),
  };
}
