import { indexOf } from '../../ledger/calendar.ts';
import type { Profile } from '../../ledger/seasons.ts';
import type { Article, Outlet } from '../catalogue.ts';
import { mixes } from './channels.ts';
import { articleSeries, steady } from './prices.ts';

interface Garage {
  readonly name: string;
  readonly supplier: string;
  readonly plate: string;
  readonly profile: Profile;
  readonly daily: number;
  /** EUR an hour. */
  readonly hour: number;
  readonly opened?: string;
}

const list: readonly Garage[] = [
  { name: 'Garaža Tuškanac', supplier: 'Zagrebparking', plate: 'ZG', profile: 'inlandGarage', daily: 210, hour: 1.6 },
  { name: 'Garaža Langov trg', supplier: 'Zagrebparking', plate: 'ZG', profile: 'inlandGarage', daily: 160, hour: 1.6 },
  {
    name: 'Garaža Kvaternikov trg',
    supplier: 'Zagrebparking',
    plate: 'ZG',
    profile: 'inlandGarage',
    daily: 185,
    hour: 1.2,
  },
  { name: 'Garaža Petrinjska', supplier: 'Zagrebparking', plate: 'ZG', profile: 'inlandGarage', daily: 120, hour: 1.6 },
  {
    name: 'Garaža Svetice',
    supplier: 'Zagrebparking',
    plate: 'ZG',
    profile: 'inlandGarage',
    daily: 75,
    hour: 0.8,
    opened: '2019-03-01',
  },
  { name: 'Garaža Gorica', supplier: 'Zagrebparking', plate: 'ZG', profile: 'inlandGarage', daily: 90, hour: 1 },
  {
    name: 'Garaža Stari grad',
    supplier: 'Rijeka plus d.o.o.',
    plate: 'RI',
    profile: 'inlandGarage',
    daily: 110,
    hour: 1.4,
  },
  {
    name: 'Garaža Zagrad B',
    supplier: 'Rijeka plus d.o.o.',
    plate: 'RI',
    profile: 'inlandGarage',
    daily: 80,
    hour: 1.2,
  },
  {
    name: 'Garaža Joker',
    supplier: 'Split parking d.o.o.',
    plate: 'ST',
    profile: 'coastGarage',
    daily: 140,
    hour: 1.5,
  },
  {
    name: 'Garaža Lora',
    supplier: 'Split parking d.o.o.',
    plate: 'ST',
    profile: 'coastGarage',
    daily: 85,
    hour: 1,
    opened: '2020-07-01',
  },
  {
    name: 'Javna garaža Ilijina glavica',
    supplier: 'Sanitat Dubrovnik d.o.o.',
    plate: 'DU',
    profile: 'coastGarage',
    daily: 125,
    hour: 4,
  },
  {
    name: 'Garaža Karolina',
    supplier: 'Pula Herculanea d.o.o.',
    plate: 'PU',
    profile: 'coastGarage',
    daily: 60,
    hour: 1.3,
    opened: '2021-06-01',
  },
];

/** A garage's articles differ in price (behaviour 21.21): prices here are chosen so, which a test checks. */
function articlesOf({ daily, hour }: Garage, id: number): Article[] {
  const series = articleSeries(200_000 + id * 100);
  const code = (kind: string) => `G${String(id).padStart(2, '0')}-${kind}`;
  const ticket = (name: string, kind: string, eur: number, share: number, validMinutes: number) =>
    series({
      name,
      code: code(kind),
      zoneName: null,
      validMinutes,
      prices: steady(eur),
      mix: mixes.garageTicket,
      daily: daily * share,
    });
  const long = (name: string, kind: string, eur: number, share: number, days: number) =>
    series({
      name,
      code: code(kind),
      zoneName: null,
      validMinutes: days * 1440,
      prices: steady(eur),
      mix: mixes.garageLong,
      daily: daily * share,
    });
  return [
    ...ticket('Karta 1 sat', '1H', hour, 0.34, 60),
    ...ticket('Karta 2 sata', '2H', hour * 2, 0.28, 120),
    ...ticket('Karta 4 sata', '4H', hour * 4, 0.2, 240),
    ...ticket('Dnevna karta', '24H', hour * 8 + 1, 0.11, 1440),
    ...ticket('Izgubljena karta', 'IZG', hour * 12 + 3, 0.01, 1440),
    ...long('Mjesečna karta – dan', 'MJD', hour * 38 + 5, 0.012, 30),
    ...long('Mjesečna karta 0–24', 'MJ', hour * 60 + 10, 0.006, 30),
  ];
}

export const garageOutlets: readonly Outlet[] = list.map((garage, index) => ({
  service: 'garages',
  id: index + 1,
  number: 64 + index + 1,
  name: garage.name,
  supplier: garage.supplier,
  feePercent: 7,
  buyers: 'tickets',
  plate: garage.plate,
  profile: garage.profile,
  opened: indexOf(garage.opened ?? '2018-01-01'),
  atOnce: 1,
  articles: articlesOf(garage, index + 1),
}));
