import { indexOf } from '../ledger/calendar.ts';

/** The first day of the app (behaviour 18.4), as a day index. */
export const firstDay = indexOf('2018-04-16');
/** Later days have no data: a clock may be set to any year, and memory must stay bounded. */
export const lastDay = indexOf('2040-12-31');

/** The most companies: the number of available names. */
export const mostCompanies = 480;

/** The first days of what was added after the beginning; Android's app was there from the first day. */
export const launches = {
  ios: indexOf('2018-06-04'),
  business: indexOf('2018-09-03'),
  web: indexOf('2018-10-01'),
  tokens: indexOf('2018-11-12'),
  garages: indexOf('2019-03-04'),
  /** The city of Split's own app. */
  split: indexOf('2020-06-01'),
  /** Tickets of buses, parks and ferries. */
  otherPurchases: indexOf('2020-09-01'),
} as const;

interface Campaign {
  readonly begin: number;
  readonly end: number;
  /** How many of the purchases that could have it do. */
  readonly share: number;
}

const campaign = (begin: string, end: string, share: number): Campaign => ({
  begin: indexOf(begin),
  end: indexOf(end),
  share,
});

/** Days on which purchases are free: the app's own promotion. */
export const ownCampaigns: readonly Campaign[] = [
  campaign('2018-04-16', '2018-07-31', 0.12),
  campaign('2018-11-12', '2018-12-31', 0.08),
  campaign('2019-06-01', '2019-08-31', 0.05),
  campaign('2020-06-01', '2020-09-15', 0.06),
  campaign('2021-11-15', '2021-12-31', 0.05),
  campaign('2023-01-02', '2023-02-28', 0.04),
  campaign('2024-05-01', '2024-09-30', 0.03),
  campaign('2025-11-17', '2026-01-06', 0.04),
  campaign('2026-09-01', '2026-12-31', 0.03),
];

/** Days on which a stored card of the network takes something off. */
export const cardCampaigns: readonly Campaign[] = [
  campaign('2019-09-02', '2019-12-31', 0.5),
  campaign('2020-10-01', '2020-12-31', 0.4),
  campaign('2022-04-01', '2022-08-31', 0.45),
  campaign('2023-10-02', '2023-12-31', 0.35),
  campaign('2025-03-03', '2025-06-30', 0.4),
  campaign('2026-10-01', '2026-12-31', 0.35),
];

/** What the network takes off: half the price, at most this. */
export const mostOffCents = 150;

/** The share of a day's campaign; 0 on a day without one. */
export const shareOn = (campaigns: readonly Campaign[], day: number): number =>
  campaigns.find(({ begin, end }) => day >= begin && day <= end)?.share ?? 0;

/** Points of a curve: years with their decimals, and values; straight in between, level at both ends. */
type Curve = readonly (readonly [year: number, value: number])[];

/** The fraction of eventual users who use the app by a given time. */
const adoption: Curve = [
  [2018.29, 0.14],
  [2018.4, 0.3],
  [2019, 0.38],
  [2020, 0.48],
  [2021, 0.58],
  [2022, 0.68],
  [2023, 0.8],
  [2024, 0.89],
  [2025, 0.95],
  [2026, 1],
  [2030, 1.12],
];

/** How many new users come: many at the launch, then fewer, then more with each city. */
const arrivals: Curve = [
  [2018.29, 14],
  [2018.33, 6],
  [2018.42, 2],
  [2018.6, 1.1],
  [2019, 0.8],
  [2021, 0.9],
  [2023, 1],
  [2026, 0.95],
  [2030, 0.7],
];

function on(curve: Curve, year: number): number {
  const after = curve.findIndex(([at]) => at > year);
  if (after < 0) return curve.at(-1)?.[1] ?? 0;
  const [to, high] = curve[after] ?? [0, 0];
  const [from, low] = curve[after - 1] ?? [to - 1, high];
  return low + ((high - low) * (year - from)) / (to - from);
}

/** A day (index) as a year with its decimals. */
const yearAt = (day: number) => 2018 + day / 365.25;
export const adoptionOn = (day: number): number => on(adoption, yearAt(day));
export const arrivalsOn = (day: number): number => on(arrivals, yearAt(day));
