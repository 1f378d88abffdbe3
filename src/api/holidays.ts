import { addTo, type Day } from './days.ts';

/** When a public holiday is: `MM-DD`, or its days from Easter Sunday; in a law that changed, its first or last year. */
interface HolidayRule {
  readonly at: string | number;
  readonly from?: number;
  readonly until?: number;
}

/**
 * Croatia's public holidays: Zakon o blagdanima, spomendanima i neradnim danima, NN 33/96 with its changes until 2019, and
 * NN 110/19 from 1 January 2020. They are not moved from a Sunday; Easter Sunday is one. Good Friday, 24 and 31 December and
 * memorial days are none. A later law has its rows here; nothing else knows the days.
 */
const rules = {
  newYear: [{ at: '01-01' }],
  epiphany: [{ at: '01-06' }],
  easter: [{ at: 0 }],
  easterMonday: [{ at: 1 }],
  labourDay: [{ at: '05-01' }],
  statehood: [
    { at: '06-25', until: 2019 },
    { at: '05-30', from: 2020 },
  ],
  corpusChristi: [{ at: 60 }],
  antiFascism: [{ at: '06-22' }],
  victory: [{ at: '08-05' }],
  assumption: [{ at: '08-15' }],
  independence: [{ at: '10-08', until: 2019 }],
  allSaints: [{ at: '11-01' }],
  remembrance: [{ at: '11-18', from: 2020 }],
  christmas: [{ at: '12-25' }],
  saintStephen: [{ at: '12-26' }],
} as const satisfies Record<string, readonly HolidayRule[]>;

/** Names a public holiday. */
export type HolidayKey = keyof typeof rules;

/** Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const moon = year % 19;
  const shift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30;
  const full = epact - Math.floor((moon + 11 * epact) / 319);
  const sunday = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - (year % 4) - full + 32) % 7;
  const month = Math.floor((full + sunday + 90) / 25);
  const date = (full + sunday + month + 19) % 32;
  return dayIn(year, `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
}

const dayIn = (year: number, monthAndDay: string): Day => `${String(year).padStart(4, '0')}-${monthAndDay}`;

/** A day that is a public holiday; on one day there can be two. */
export interface Holiday {
  readonly day: Day;
  readonly keys: readonly HolidayKey[];
}

const years = new Map<number, ReadonlyMap<Day, readonly HolidayKey[]>>();

/** The public holidays of a year by their days, in the order of the days. */
function yearOf(year: number) {
  const known = years.get(year);
  if (known) return known;
  const easter = easterOf(year);
  const found = (Object.keys(rules) as HolidayKey[]).flatMap((key) =>
    (rules[key] as readonly HolidayRule[])
      .filter(({ from = year, until = year }) => from <= year && year <= until)
      .map(({ at }) => ({ key, day: typeof at === 'number' ? addTo(easter, { days: at }) : dayIn(year, at) })),
  );
  const days = new Map<Day, HolidayKey[]>();
  for (const { key, day } of found.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))) {
    days.set(day, [...(days.get(day) ?? []), key]);
  }
  years.set(year, days);
  return days;
}

const none: readonly HolidayKey[] = [];

/** The public holidays on a day: none, one, or two, as on 30 May 2024. */
export const holidaysOn = (day: Day): readonly HolidayKey[] => yearOf(Number(day.slice(0, 4))).get(day) ?? none;

/** The days from `from` to `to`, both included, that are public holidays, in their order; none where `to` is earlier. */
export function holidaysBetween(from: Day, to: Day): Holiday[] {
  const found: Holiday[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    for (const [day, keys] of yearOf(year)) if (from <= day && day <= to) found.push({ day, keys });
  }
  return found;
}
