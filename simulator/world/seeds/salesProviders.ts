import { indexOf } from '../../ledger/calendar.ts';
import type { Profile } from '../../ledger/seasons.ts';
import type { Article, Outlet } from '../catalogue.ts';
import { mixes } from './channels.ts';
import { articleSeries, steady } from './prices.ts';

interface SalesProvider {
  readonly name: string;
  readonly code: string;
  readonly plate: string;
  readonly buyers: Outlet['buyers'];
  readonly profile: Profile;
  readonly daily: number;
  readonly mix: Readonly<Record<number, number>>;
  readonly opened?: string;
  readonly atOnce: number;
  /** Name, code, EUR, share, minutes of validity, zone. */
  readonly articles: readonly (readonly [string, string, number, number, number, (string | null)?])[];
}

const list: readonly SalesProvider[] = [
  {
    name: 'Promet Split',
    code: 'PST',
    plate: 'ST',
    buyers: 'tickets',
    profile: 'cityTransport',
    daily: 230,
    mix: mixes.transport,
    atOnce: 3,
    articles: [
      ['Pojedinačna karta', 'J1', 1.3, 46, 60, 'I. zona'],
      ['Pojedinačna karta', 'J2', 1.7, 20, 75, 'II. zona'],
      ['Pojedinačna karta', 'J3', 2, 12, 90, 'III. zona'],
      ['Dnevna karta', 'D', 4, 16, 1440, 'I. zona'],
      ['Mjesečna karta', 'M', 38.5, 6, 43_200],
    ],
  },
  {
    name: 'Autotrolej Rijeka',
    code: 'ATR',
    plate: 'RI',
    buyers: 'tickets',
    profile: 'cityTransport',
    daily: 150,
    mix: mixes.transport,
    atOnce: 3,
    articles: [
      ['Pojedinačna karta', 'J1', 1.33, 52, 60, '1. zona'],
      ['Pojedinačna karta', 'J2', 1.86, 24, 60, '2. zona'],
      ['Dnevna karta', 'D', 4.65, 16, 1440],
      ['Mjesečna karta', 'M', 34.5, 8, 43_200],
    ],
  },
  {
    name: 'Žičara Sljeme',
    code: 'ZSL',
    plate: 'ZG',
    buyers: 'tickets',
    profile: 'inlandGarage',
    daily: 60,
    mix: mixes.park,
    opened: '2022-04-05',
    atOnce: 4,
    articles: [
      ['Povratna karta', 'POV', 17, 48, 1440],
      ['Jednosmjerna karta', 'JED', 10, 26, 1440],
      ['Djeca', 'DJE', 6, 18, 1440],
      ['Obiteljska karta', 'OBI', 36, 8, 1440],
    ],
  },
  {
    name: 'ENC nadoplata',
    code: 'ENC',
    plate: 'ZG',
    buyers: 'plates',
    profile: 'trips',
    daily: 75,
    mix: mixes.toll,
    atOnce: 1,
    articles: [
      ['Nadoplata 15 EUR', '15', 15, 34, 0],
      ['Nadoplata 30 EUR', '30', 30, 36, 0],
      ['Nadoplata 60 EUR', '60', 60, 22, 0],
      ['Nadoplata 120 EUR', '120', 120, 8, 0],
    ],
  },
  {
    name: 'Trajektne karte',
    code: 'TRJ',
    plate: 'ZD',
    buyers: 'plates and tickets',
    profile: 'trips',
    daily: 85,
    mix: mixes.toll,
    opened: '2019-04-01',
    atOnce: 4,
    articles: [
      ['Osobna karta', 'OS', 5.4, 46, 1440, 'Zadar – Preko'],
      ['Osobno vozilo', 'VO', 18.5, 26, 1440, 'Zadar – Preko'],
      ['Osobna karta', 'OS2', 7.2, 16, 1440, 'Split – Supetar'],
      ['Osobno vozilo', 'VO2', 24.9, 12, 1440, 'Split – Supetar'],
    ],
  },
];

function articlesOf(provider: SalesProvider, id: number): Article[] {
  const series = articleSeries(400_000 + id * 100);
  return provider.articles.flatMap(([name, code, eur, share, validMinutes, zoneName = null]) =>
    series({
      name,
      code: `${provider.code}-${code}`,
      zoneName,
      validMinutes,
      prices: steady(eur),
      mix: provider.mix,
      daily: (provider.daily * share) / 100,
    }),
  );
}

export const salesOutlets: readonly Outlet[] = list.map((provider, index) => ({
  service: 'sales',
  id: index + 1,
  number: 192 + index + 1,
  name: provider.name,
  feePercent: 4,
  buyers: provider.buyers,
  plate: provider.plate,
  profile: provider.profile,
  opened: indexOf(provider.opened ?? '2018-01-01'),
  atOnce: provider.atOnce,
  articles: articlesOf(provider, index + 1),
}));
