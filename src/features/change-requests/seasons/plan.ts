import type { WorkingPeriod, WorkingPeriodBody } from '#api/contract/workingHours.ts';
import { type PeriodDays, sharesDay } from '#api/periodRules.ts';
import { itemKey } from '../hours/model.ts';
import { type SharedDays, sharedDays, type Verdict, verdictOf } from '../many/verdict.ts';
import { joined, without } from './ranges.ts';
import { type LeapAnswer, type LeapQuestion, leapQuestions, type Move, shifted } from './shift.ts';

/*
 * What is asked for when periods are copied (behaviour 13.43 and 13.44): an item for each period and each place, what it
 * shares days with, and the days that are left without hours.
 */

/** A zone or a garage, with its periods. */
export interface PeriodPlace {
  readonly id: number;
  readonly name: string;
  readonly periods: readonly WorkingPeriod[];
}

/** A period that is about to be asked for, as it is kept while it is sent. */
export interface PeriodItem {
  readonly placeId: number;
  readonly place: string;
  readonly body: WorkingPeriodBody;
}

export interface CopiedItem {
  readonly key: string;
  readonly item: PeriodItem;
  /** The period that it is copied from. */
  readonly source: WorkingPeriod;
  /** Periods of its place that share a day with it. */
  readonly shared: readonly SharedDays<WorkingPeriod>[];
  /** Other items of the list, for the same place, that share a day with it. */
  readonly sharedInList: readonly PeriodItem[];
  readonly verdict: Verdict;
}

export interface CopyPlan {
  readonly items: readonly CopiedItem[];
  /** What is to be answered before there are items. */
  readonly questions: readonly LeapQuestion[];
  /** Days for which the source has hours, and the place would have none after the copy. */
  readonly empty: readonly { readonly place: PeriodPlace; readonly days: readonly PeriodDays[] }[];
}

interface Copy {
  /** The place whose periods are copied, and its chosen periods. */
  readonly source: PeriodPlace;
  readonly periods: readonly WorkingPeriod[];
  readonly targets: readonly PeriodPlace[];
}

/** The periods of a place that lie wholly within some days, and those that only reach into them. */
export function periodsWithin(periods: readonly WorkingPeriod[], days: PeriodDays) {
  const touching = periods
    .filter((period) => sharesDay(period, days))
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : a.validFrom > b.validFrom ? 1 : 0));
  const isWithin = ({ validFrom, validTo }: PeriodDays) => days.validFrom <= validFrom && validTo <= days.validTo;
  return { within: touching.filter(isWithin), beyond: touching.filter((period) => !isWithin(period)) };
}

/** The years that a move is, or nearly is: what is missing is then looked for on the same dates. */
function yearsOf(move: Move): number | undefined {
  if (move.kind === 'year') return move.years;
  return move.kind === 'weeks' && (move.weeks === 52 || move.weeks === 53) ? 1 : undefined;
}

/** The days for which hours are expected after the move. */
function expected(periods: readonly WorkingPeriod[], move: Move, leap: LeapAnswer | undefined): PeriodDays[] {
  const years = yearsOf(move);
  if (years === undefined) return [];
  return joined(periods).map((days) => shifted(days, { kind: 'year', years }, leap ?? 'early') ?? days);
}

/** Plans the copies of some places' periods. */
export function planCopies(copies: readonly Copy[], move: Move, leap: LeapAnswer | undefined): CopyPlan {
  const questions = copies.flatMap(({ periods }) => periods.flatMap((period) => leapQuestions(period, move)));
  const uniqueQuestions = [...new Map(questions.map((each) => [each.late, each])).values()];
  if (questions.length > 0 && leap === undefined) return { items: [], questions: uniqueQuestions, empty: [] };
  const drafts = copies.flatMap(({ source, periods, targets }) =>
    targets
      // On the same dates of its own zone a period would be its own copy.
      .filter((target) => move.kind !== 'same' || target.id !== source.id)
      .flatMap((target) =>
        periods.flatMap((period) => {
          const days = shifted(period, move, leap);
          if (!days) return [];
          const { description, workingDays } = period;
          const item = { placeId: target.id, place: target.name, body: { ...days, description, workingDays } };
          const key = `${target.id} ${days.validFrom} ${days.validTo} ${source.id} ${itemKey(period)}`;
          return [{ key, item, source: period, target }];
        }),
      ),
  );
  const byPlace = new Map<number, (typeof drafts)[number][]>();
  for (const draft of drafts) byPlace.set(draft.target.id, [...(byPlace.get(draft.target.id) ?? []), draft]);
  const items = drafts.map(({ key, item, source, target }): CopiedItem => {
    const shared = sharedDays(item.body, target.periods);
    const sharedInList = (byPlace.get(target.id) ?? [])
      .filter((other) => other.key !== key && sharesDay(other.item.body, item.body))
      .map((other) => other.item);
    const verdict = verdictOf([...shared, ...sharedInList.map(() => ({ certainty: 'maybe' as const }))]);
    return { key, item, source, shared, sharedInList, verdict };
  });
  const empty = copies.flatMap(({ periods, targets }) =>
    targets.flatMap((place) => {
      const present = place.periods.filter(({ requestAction }) => requestAction !== 'delete');
      const copied = (byPlace.get(place.id) ?? []).map(({ item }) => item.body);
      const days = without(expected(periods, move, leap), [...present, ...copied]);
      return days.length > 0 ? [{ place, days }] : [];
    }),
  );
  return { items, questions: uniqueQuestions, empty };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWorkingDay = (day: unknown) =>
  isObject(day) &&
  Number.isInteger(day.weekday) &&
  typeof day.noCharge === 'boolean' &&
  typeof day.timeFrom === 'string' &&
  typeof day.timeTo === 'string';

/** Reads an item that this device has kept; undefined when it is none of this version. */
export function readPeriodItem(value: unknown): PeriodItem | undefined {
  if (!isObject(value) || !isObject(value.body)) return undefined;
  const { placeId, place, body } = value;
  const isRight =
    Number.isSafeInteger(placeId) &&
    typeof place === 'string' &&
    typeof body.validFrom === 'string' &&
    typeof body.validTo === 'string' &&
    typeof body.description === 'string' &&
    Array.isArray(body.workingDays) &&
    body.workingDays.every(isWorkingDay);
  return isRight ? (value as unknown as PeriodItem) : undefined;
}
