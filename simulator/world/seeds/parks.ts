import type { Article, Outlet } from '../catalogue.ts';
import { mixes } from './channels.ts';
import { articleSeries, steady } from './prices.ts';

interface Park {
  readonly name: string;
  readonly code: string;
  readonly daily: number;
  /** Name, code, EUR, share. */
  readonly tickets: readonly (readonly [string, string, number, number])[];
}

const list: readonly Park[] = [
  {
    name: 'Nacionalni park Plitvička jezera',
    code: 'PLJ',
    daily: 170,
    tickets: [
      ['Odrasli', 'ODR', 23, 52],
      ['Studenti', 'STU', 14, 11],
      ['Djeca 7–18', 'DJE', 6.5, 22],
      ['Odrasli – dva dana', 'OD2', 39, 7],
      ['Ulaz nakon 16 sati', 'POP', 15, 8],
    ],
  },
  {
    name: 'Nacionalni park Krka',
    code: 'KRK',
    daily: 140,
    tickets: [
      ['Odrasli – Skradinski buk', 'SKB', 30, 55],
      ['Djeca 7–18', 'DJE', 12, 24],
      ['Roški slap', 'ROS', 8, 14],
      ['Burnum i Puljani', 'BUR', 5, 7],
    ],
  },
  {
    name: 'Nacionalni park Paklenica',
    code: 'PAK',
    daily: 55,
    tickets: [
      ['Dnevna ulaznica', 'ODR', 10, 60],
      ['Djeca 7–18', 'DJE', 5, 22],
      ['Penjačka ulaznica 5 dana', 'PEN', 26, 18],
    ],
  },
  {
    name: 'Nacionalni park Mljet',
    code: 'MLJ',
    daily: 60,
    tickets: [
      ['Odrasli s brodom', 'ODR', 25, 64],
      ['Djeca 7–18', 'DJE', 15, 22],
      ['Nautičari', 'NAU', 9, 14],
    ],
  },
  {
    name: 'Park prirode Biokovo',
    code: 'BIO',
    daily: 45,
    tickets: [
      ['Odrasli – Skywalk', 'SKY', 8, 62],
      ['Djeca 7–18', 'DJE', 4, 26],
      ['Stanovnici županije', 'STA', 3, 12],
    ],
  },
  {
    name: 'Park prirode Telašćica',
    code: 'TEL',
    daily: 35,
    tickets: [
      ['Kopnena ulaznica', 'KOP', 5, 40],
      ['Plovilo do 11 m', 'PL1', 40, 34],
      ['Plovilo 11–18 m', 'PL2', 60, 18],
      ['Ronjenje', 'RON', 14, 8],
    ],
  },
];

function articlesOf(park: Park, id: number): Article[] {
  const series = articleSeries(300_000 + id * 100);
  return park.tickets.flatMap(([name, code, eur, share]) =>
    series({
      name,
      code: `${park.code}-${code}`,
      zoneName: null,
      validMinutes: 1440,
      prices: steady(eur),
      mix: mixes.park,
      daily: (park.daily * share) / 100,
    }),
  );
}

export const parkOutlets: readonly Outlet[] = list.map((park, index) => ({
  service: 'parks',
  id: index + 1,
  number: 128 + index + 1,
  name: park.name,
  feePercent: 8,
  buyers: 'tickets',
  plate: 'ZG',
  profile: 'park',
  opened: 0,
  atOnce: 5,
  articles: articlesOf(park, index + 1),
}));
