import { firstOfYear, holidaysOf, weekdayOf } from './calendar.ts';

/** How sales of an outlet rise and fall over the year, the week and the years. */
export type Profile =
  | 'inland'
  | 'coast'
  | 'island'
  | 'inlandGarage'
  | 'coastGarage'
  | 'park'
  | 'cityTransport'
  | 'trips';

interface Shape {
  /** In the middle of each month, January first. */
  readonly months: readonly number[];
  /** Monday first. */
  readonly week: readonly number[];
  /** On a public holiday, in place of the weekday's; `summer` holds from June to September, Sundays too. */
  readonly holiday: number;
  readonly summer?: number;
}

const shapes: Record<Profile, Shape> = {
  inland: {
    months: [0.94, 0.97, 1.02, 1.03, 1.04, 1.0, 0.86, 0.78, 1.02, 1.06, 1.05, 1.12],
    week: [1, 0.99, 1, 1.03, 1.08, 0.62, 0.09],
    holiday: 0.07,
  },
  coast: {
    months: [0.62, 0.64, 0.74, 0.95, 1.18, 1.55, 2.1, 2.25, 1.5, 0.95, 0.7, 0.68],
    week: [1, 0.97, 0.98, 1, 1.08, 0.95, 0.42],
    holiday: 0.4,
    summer: 0.93,
  },
  island: {
    months: [0.3, 0.32, 0.45, 0.8, 1.3, 2.2, 3.3, 3.5, 1.9, 0.8, 0.38, 0.32],
    week: [1, 0.98, 0.98, 1, 1.1, 1.12, 0.62],
    holiday: 0.55,
    summer: 1.02,
  },
  inlandGarage: {
    months: [0.98, 0.98, 1, 1, 0.99, 0.95, 0.85, 0.8, 0.98, 1.02, 1.05, 1.3],
    week: [0.95, 0.95, 0.97, 1, 1.15, 1.12, 0.55],
    holiday: 0.45,
  },
  coastGarage: {
    months: [0.7, 0.72, 0.8, 1, 1.15, 1.45, 1.85, 1.95, 1.4, 1, 0.78, 0.82],
    week: [0.98, 0.96, 0.97, 1, 1.1, 1.08, 0.75],
    holiday: 0.7,
    summer: 1.05,
  },
  park: {
    months: [0.1, 0.12, 0.25, 0.85, 1.35, 2.0, 2.7, 2.85, 1.7, 0.8, 0.2, 0.12],
    week: [0.95, 0.93, 0.95, 0.97, 1.02, 1.25, 1.2],
    holiday: 1.5,
    summer: 1.1,
  },
  cityTransport: {
    months: [1.02, 1.03, 1.05, 1.0, 1.02, 0.94, 0.74, 0.7, 1.06, 1.1, 1.08, 1.05],
    week: [1.05, 1.03, 1.03, 1.03, 1.06, 0.58, 0.4],
    holiday: 0.38,
  },
  trips: {
    months: [0.45, 0.48, 0.6, 0.95, 1.15, 1.6, 2.4, 2.5, 1.5, 0.85, 0.5, 0.6],
    week: [0.92, 0.88, 0.9, 0.96, 1.25, 1.3, 1.1],
    holiday: 1.2,
    summer: 1.15,
  },
};

/**
 * The share of average sales by month from March 2020: spring was closed down, and sales to visitors recovered late.
 */
const standstill = {
  town: [0.55, 0.12, 0.5, 0.85, 0.9, 0.88, 0.92, 0.85, 0.7, 0.6, 0.65, 0.7],
  visitors: [0.4, 0.03, 0.15, 0.35, 0.55, 0.6, 0.45, 0.35, 0.2, 0.15, 0.2, 0.25],
};
const ofVisitors: ReadonlySet<Profile> = new Set(['island', 'park', 'trips']);

const between = (values: readonly number[], position: number) => {
  const low = Math.floor(position);
  const at = (index: number) => values[(index + values.length) % values.length] ?? 1;
  return at(low) + (at(low + 1) - at(low)) * (position - low);
};

const yearlyGrowth = 1.035;
/** Years from the middle of 2026, the reference point of volumes and trends. */
export const yearsFrom2026 = (year: number, day: number, days: number) => year - 2026 + day / days - 0.5;

const made = new Map<string, Float64Array>();
/** The factor of each day of a year. */
export function factorsOf(profile: Profile, year: number): Float64Array {
  const key = `${profile}${year}`;
  const known = made.get(key);
  if (known) return known;
  const shape = shapes[profile];
  const first = firstOfYear(year);
  const length = firstOfYear(year + 1) - first;
  const holidays = holidaysOf(year);
  const factors = new Float64Array(length);
  for (let day = 0; day < length; day++) {
    const month = (day / length) * 12 - 0.5;
    const isSummer = shape.summer !== undefined && month > 4.9 && month < 8.3;
    const weekday = weekdayOf(first + day);
    let ofDay = holidays.has(first + day) ? shape.holiday : (shape.week[weekday] ?? 1);
    if (isSummer && (weekday === 6 || holidays.has(first + day))) ofDay = shape.summer ?? ofDay;
    factors[day] =
      between(shape.months, month) *
      ofDay *
      yearlyGrowth ** yearsFrom2026(year, day, length) *
      still(profile, year, day);
  }
  made.set(key, factors);
  return factors;
}

function still(profile: Profile, year: number, day: number) {
  const monthsSince = (year - 2020) * 12 + Math.floor((day / 366) * 12) - 2;
  const values = ofVisitors.has(profile) ? standstill.visitors : standstill.town;
  return values[monthsSince] ?? 1;
}

/** When in the day things are sold: for each 64th of the day its share, as the inverse of the running sum. */
const hours: Record<'town' | 'visitors', readonly number[]> = {
  town: [0, 0, 0, 0, 0, 0.3, 1.5, 6, 9, 10, 10, 9.5, 9, 8, 7.5, 7.5, 7, 5.5, 4, 2.5, 1.5, 0.8, 0.3, 0.1],
  visitors: [0.2, 0.1, 0.1, 0.1, 0.1, 0.4, 1.5, 4, 8, 11, 12, 10.5, 8.5, 7, 6.5, 6.5, 6, 5.5, 4.5, 3, 2, 1.3, 0.8, 0.4],
};

const quantiles = (shares: readonly number[]) => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const table = new Float64Array(257);
  let hour = 0;
  let before = 0;
  for (let step = 0; step <= 256; step++) {
    const wanted = (step / 256) * total;
    while (hour < 23 && before + (shares[hour] ?? 0) < wanted) before += shares[hour++] ?? 0;
    table[step] = Math.min(1, (hour + (wanted - before) / (shares[hour] || 1)) / 24);
  }
  return table;
};
const tables = { town: quantiles(hours.town), visitors: quantiles(hours.visitors) };

/** 257 points of the day (0 up to 1) that cut its sales into 256 equal parts. */
export const dayShapeOf = (profile: Profile): Float64Array =>
  ofVisitors.has(profile) || profile === 'coast' ? tables.visitors : tables.town;
