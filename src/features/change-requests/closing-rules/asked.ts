import { cleanItem } from '#api/contract/itemFields.ts';
import { type ClosingRule, type ClosingRuleBody, closingRuleFields } from '#api/contract/workingHours.ts';
import { addTo, type Day, lengthOf } from '#api/days.ts';
import { othersOf } from '../hours/model.ts';
import { hasDays, isSameRange, type RangeValues, type RulesValues, sharesDay } from './values.ts';

/** A zone or a garage for which rules are asked for. */
export interface RulePlace {
  readonly id: number;
  readonly name: string;
  /** The code of a zone. */
  readonly code?: string;
}

/** What is known of the rules that a place has. */
export type PlaceRules =
  | { readonly state: 'loaded'; readonly rules: readonly ClosingRule[] }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** The place is gone: its rules are not found. */
  | { readonly state: 'gone' };

/** Why a request is left out of the list until it is ticked by itself: its days are free already, or its place is gone. */
type LeftOut = 'free' | 'gone';

/** A request that the form would make: a rule at a place. */
export interface AskedRule {
  /** Its place and its days: the same for the same request. */
  readonly key: string;
  readonly place: RulePlace;
  readonly body: ClosingRuleBody;
  /** The number of its days. */
  readonly days: number;
  /** The rules of the place with which it shares days, in their order; undefined while they are not known. */
  readonly overlaps: readonly ClosingRule[] | undefined;
  readonly rules: PlaceRules['state'];
  readonly leftOut: LeftOut | undefined;
}

/** A rule that no pending request may change. */
const isSettled = ({ id, requestId }: ClosingRule): boolean => id !== null && requestId === null;

/** Whether approved rules without a pending request free every one of the days. */
export function areFree({ begin, end }: { readonly begin: Day; readonly end: Day }, rules: readonly ClosingRule[]) {
  let next = begin;
  const settled = rules.filter(isSettled).sort((a, b) => (a.begin < b.begin ? -1 : a.begin > b.begin ? 1 : 0));
  for (const rule of settled) {
    if (rule.begin > next) return false;
    if (rule.end >= next) next = addTo(rule.end, { days: 1 });
    if (next > end) return true;
  }
  return false;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The key of a request: its place and its days. */
export const keyOf = ({ id }: Pick<RulePlace, 'id'>, { begin, end }: Pick<RangeValues, 'begin' | 'end'>): string =>
  `${id} ${begin} ${end}`;

/** The requests of whole rows at the places: by place, then by row. Rows with the same days are one. */
export function askedRules(
  places: readonly RulePlace[],
  ranges: readonly RangeValues[],
  rulesAt: (placeId: number) => PlaceRules,
): AskedRule[] {
  const whole = ranges.filter(
    (range, row) => hasDays(range) && ranges.findIndex((other) => isSameRange(other, range)) === row,
  );
  return places.flatMap((place) => {
    const known = rulesAt(place.id);
    const rules = known.state === 'loaded' ? othersOf(known.rules, undefined) : undefined;
    return whole.map((range): AskedRule => {
      const overlaps = rules
        ?.filter((rule) => sharesDay(rule, range))
        .sort((a, b) => compare(a.begin, b.begin) || compare(a.end, b.end));
      return {
        key: keyOf(place, range),
        place,
        body: cleanItem(closingRuleFields, range),
        days: lengthOf(range),
        overlaps,
        rules: known.state,
        leftOut: known.state === 'gone' ? 'gone' : overlaps && areFree(range, overlaps) ? 'free' : undefined,
      };
    });
  });
}

type Choice = Pick<RulesValues, 'left' | 'wanted'>;

/** Whether a request is to be sent: unless it was left out, or where it is left out until ticked, once it is. */
export const isAsked = ({ key, leftOut }: Pick<AskedRule, 'key' | 'leftOut'>, { left, wanted }: Choice): boolean =>
  leftOut ? wanted.includes(key) : !left.includes(key);

const withKey = (keys: readonly string[], key: string, isIn: boolean) =>
  isIn ? [...keys.filter((each) => each !== key), key] : keys.filter((each) => each !== key);

/** Takes a request into the list, or out of it. */
export const choose = ({ left, wanted }: Choice, { key, leftOut }: AskedRule, on: boolean): Choice =>
  leftOut ? { left, wanted: withKey(wanted, key, on) } : { left: withKey(left, key, !on), wanted };

/** Whether it shares a day with another rule of its place. */
export const hasOverlap = ({ overlaps }: AskedRule): boolean => overlaps !== undefined && overlaps.length > 0;

/** Takes all out that share a day with another rule of their place. */
export const leaveOverlapping = (choice: Choice, asked: readonly AskedRule[]): Choice =>
  asked.filter(hasOverlap).reduce((chosen, item) => choose(chosen, item, false), choice);
