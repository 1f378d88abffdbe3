import type { DayRange } from '#api/days.ts';
import { describeParams, numberListParam, rangeParam } from '#features/url-state/index.ts';

interface NewRules {
  /** Null: none is chosen. */
  readonly zones: readonly number[] | null;
  readonly days: DayRange | null;
}

/** What the address of the form of several closing rules fills in: zones, and a first range. */
export const newRulesParams = describeParams<NewRules, 'zones' | 'days'>({
  zones: numberListParam('zones', null, 'zones'),
  days: rangeParam(['from', 'to'], null, { latest: '9999-12-31' }, 'days'),
});

/** The end of the form's address with zones and days filled in; empty where there are none. */
export function newRulesSearch({ zones = null, days = null }: Partial<NewRules>): string {
  const text = String(newRulesParams.write({ zones, days }));
  return text === '' ? '' : `?${text}`;
}
