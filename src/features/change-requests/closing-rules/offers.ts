import { addTo, type Day } from '#api/days.ts';
import { type Holiday, type HolidayKey, holidaysBetween } from '#api/holidays.ts';
import { isEmptyRange, isSameRange, type RangeValues, sharesDay } from './values.ts';

/** Days that the form offers: a public holiday, or two on neighbouring days, such as 25 and 26 December. */
export interface HolidayOffer {
  readonly key: string;
  readonly begin: Day;
  readonly end: Day;
  /** The holidays whose names it has: of two on neighbouring days the first, of two on one day both. */
  readonly names: readonly HolidayKey[];
}

/** The offers of a year. */
export interface OfferedYear {
  readonly year: number;
  readonly offers: readonly HolidayOffer[];
}

const offerOf = (days: readonly Holiday[]): HolidayOffer[] => {
  const [first] = days;
  const last = days.at(-1);
  return first && last ? [{ key: `${first.day} ${last.day}`, begin: first.day, end: last.day, names: first.keys }] : [];
};

/** The holidays in runs of neighbouring days. */
function runsOf(holidays: readonly Holiday[]): Holiday[][] {
  const runs: Holiday[][] = [];
  for (const holiday of holidays) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && addTo(before.day, { days: 1 }) === holiday.day) run.push(holiday);
    else runs.push([holiday]);
  }
  return runs;
}

/**
 * The public holidays that are still to come of this year, and all of the next, with their days: those on neighbouring
 * days (Christmas, Easter) together first, then each by itself.
 */
export function holidayOffers(today: Day): OfferedYear[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => {
    const begin = each === year ? today : `${each}-01-01`;
    const runs = runsOf(holidaysBetween(begin, `${each}-12-31`));
    return {
      year: each,
      offers: runs.flatMap((run) => [...(run.length > 1 ? offerOf(run) : []), ...run.flatMap((day) => offerOf([day]))]),
    };
  });
}

/** Whether a row has the days of an offer. */
export const isChosen = (offer: HolidayOffer, ranges: readonly RangeValues[]): boolean =>
  ranges.some((range) => isSameRange(offer, range));

/** Whether a row has the days of any offer. */
export const isOffered = (range: RangeValues, years: readonly OfferedYear[]): boolean =>
  years.some(({ offers }) => offers.some((offer) => isSameRange(offer, range)));

/**
 * Adds a row with the days of an offer and a reason, or removes it. It takes the place of rows of other offers with which it
 * shares days, and of a row in which nothing was entered. A form without rows has an empty one.
 */
export function chooseOffer(
  ranges: readonly RangeValues[],
  { offer, reason, on, empty }: { offer: HolidayOffer; reason: string; on: boolean; empty: RangeValues },
  years: readonly OfferedYear[],
): RangeValues[] {
  if (!on) {
    const left = ranges.filter((range) => !isSameRange(offer, range));
    return left.length > 0 ? left : [empty];
  }
  if (isChosen(offer, ranges)) return [...ranges];
  const others = ranges.filter(
    (range) => !isEmptyRange(range) && !(isOffered(range, years) && sharesDay(offer, range)),
  );
  return [...others, { begin: offer.begin, end: offer.end, reason }];
}
