import { isSameItem } from '#api/contract/itemFields.ts';
import { type ClosingRule, type ClosingRuleBody, closingRuleFields } from '#api/contract/workingHours.ts';
import { isDay } from '#api/days.ts';
import { isApiError } from '#api/errors.ts';
import { itemKey } from '../hours/model.ts';
import type { ManyJob } from '../many/index.ts';
import type { ManyEntries } from '../many/manyState.ts';
import { type AskedRule, keyOf } from './asked.ts';
import { isSameRange, type RulesValues } from './values.ts';

/** A rule that is sent: where, what, and which rules of the place were the same before. */
export interface SentRule {
  readonly placeId: number;
  /** The name of the place, and the code of a zone, for its row. */
  readonly place: string;
  readonly body: ClosingRuleBody;
  /** The keys of the place's rules that had the same days and reason before: none of them is the one that was sent. */
  readonly same: readonly string[];
}

/** The calls that send a rule, and read it back. */
export interface RulesCalls {
  /** Requests a rule of a place, and returns the id of the request. */
  readonly create: (placeId: number, body: ClosingRuleBody) => Promise<number | undefined>;
  /** All rules of a place, as they are now. */
  readonly list: (placeId: number) => Promise<readonly ClosingRule[]>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isBody = (value: unknown): value is ClosingRuleBody =>
  isObject(value) && isDay(String(value.begin)) && isDay(String(value.end)) && typeof value.reason === 'string';

/** Reads an item that was stored; undefined when it is none. */
export function readSentRule(value: unknown): SentRule | undefined {
  if (!isObject(value)) return undefined;
  const { placeId, place, body, same } = value;
  const isRight =
    Number.isSafeInteger(placeId) &&
    typeof place === 'string' &&
    isBody(body) &&
    Array.isArray(same) &&
    same.every((key) => typeof key === 'string');
  return isRight ? ({ placeId, place, body, same } as SentRule) : undefined;
}

/** What is sent of a request of the list. */
export const sentRuleOf = ({ place, body, overlaps }: AskedRule): SentRule => ({
  placeId: place.id,
  place: place.code ? `${place.name} ${place.code}` : place.name,
  body,
  same: (overlaps ?? []).filter((rule) => isSameItem(closingRuleFields, rule, body)).map(itemKey),
});

/** The request that was made of a rule although its answer was lost; true where it was approved since. */
export function madeOf({ body, same }: SentRule, rules: readonly ClosingRule[]): number | true | undefined {
  const made = rules.find((rule) => isSameItem(closingRuleFields, rule, body) && !same.includes(itemKey(rule)));
  return made && (made.requestId ?? true);
}

/** The job that sends rules, one call each (behaviour 13.40). */
export const rulesJob = (name: string, { create, list }: RulesCalls): ManyJob<SentRule> => ({
  name,
  readItem: readSentRule,
  post: ({ placeId, body }) => create(placeId, body),
  readBack: async (item) => {
    try {
      return madeOf(item, await list(item.placeId));
    } catch (error) {
      // The zone is gone: the call of the rule says so at its item.
      if (isApiError(error) && error.status === 404) return undefined;
      throw error;
    }
  },
});

/**
 * The values that ask again for what was refused or not sent, and for nothing else; undefined when nothing was. The zones
 * are empty where there is no choice.
 */
export function notSentYet(
  entries: ManyEntries<SentRule>,
  withZones: boolean,
): Pick<RulesValues, 'zoneIds' | 'ranges' | 'left'> | undefined {
  const again = entries.filter(({ status }) => status !== 'sent' && status !== 'left').map(({ item }) => item);
  if (again.length === 0) return undefined;
  const placeIds = [...new Set(again.map(({ placeId }) => placeId))];
  const ranges = again
    .map(({ body }) => body)
    .filter((body, at, all) => all.findIndex((other) => isSameRange(other, body)) === at);
  const isAgain = (placeId: number, range: ClosingRuleBody) =>
    again.some((item) => item.placeId === placeId && isSameRange(item.body, range));
  return {
    zoneIds: withZones ? placeIds : [],
    ranges,
    left: placeIds.flatMap((id) => ranges.filter((range) => !isAgain(id, range)).map((range) => keyOf({ id }, range))),
  };
}
