import { indexOf } from '../../ledger/calendar.ts';
import type { Article, Outlet, ParkingProvider, ZoneSeed } from '../catalogue.ts';
import { borderOfZone } from './borders.ts';
import { mixes } from './channels.ts';
import { type ParkingTown, parkingTowns, type ZoneColor } from './parkingTowns.ts';
import { articleSeries, inKuna } from './prices.ts';

const colors: Record<ZoneColor, string | null> = {
  red: '#E53935',
  yellow: '#FDD835',
  green: '#43A047',
  blue: '#1E88E5',
  orange: '#FB8C00',
  purple: '#8E24AA',
  white: '#FFFFFF',
  none: null,
};

const maxZones = 10;
/** Texting numbers as they look: 70, the town, the zone. */
const zoneCode = (town: number, zone: number) => `70${String(town).padStart(2, '0')}${String(zone).padStart(2, '0')}`;
const halves = (eur: number) => Math.max(2, Math.round(eur * 2) / 2);

export const parkingProviders: readonly ParkingProvider[] = parkingTowns.map((town, index) => ({
  id: index + 1,
  code: town.code,
  issuesOwnReceipts: town.receipts === true,
  latitude: town.place?.[0] ?? null,
  longitude: town.place?.[1] ?? null,
}));

export const zones: readonly ZoneSeed[] = parkingTowns.flatMap((town, index) =>
  town.zones.map(([name, color, , , ended], zone) => ({
    id: index * maxZones + zone + 1,
    providerId: index + 1,
    code: zoneCode(index + 1, zone + 1),
    name,
    color: colors[color],
    isActive: ended === undefined,
    border: borderOfZone(town, zone),
  })),
);

function articlesOf(town: ParkingTown, townId: number): Article[] {
  const series = articleSeries(100_000 + townId * 100);
  const shares = town.zones.reduce((sum, zone) => sum + zone[3], 0);
  const dearest = Math.max(...town.zones.map((zone) => zone[2]));
  const ofZones = town.zones.flatMap(([zoneName, , hour, share, ended], index) => {
    const code = zoneCode(townId, index + 1);
    const daily = (town.daily * share) / shares;
    const to = ended ? indexOf('2023-12-31') : undefined;
    return [
      ...series({
        name: 'Satna karta',
        code,
        zoneName,
        validMinutes: 60,
        prices: inKuna(hour),
        mix: mixes.parkingHour,
        daily: daily * 0.87,
        to,
      }),
      ...series({
        name: 'Dnevna karta',
        code: `${code}D`,
        zoneName,
        validMinutes: 1440,
        prices: inKuna(halves(hour * 6)),
        mix: mixes.parkingDay,
        daily: daily * 0.11,
        to,
      }),
    ];
  });
  return [
    ...ofZones,
    ...series({
      name: 'Tjedna karta',
      code: `${town.code}-TJED`,
      zoneName: null,
      validMinutes: 7 * 1440,
      prices: inKuna(halves(dearest * 14)),
      mix: mixes.parkingLong,
      daily: town.daily * 0.006,
    }),
    ...series({
      name: 'Mjesečna povlaštena karta',
      code: `${town.code}-MJ-STAN`,
      zoneName: null,
      validMinutes: 30 * 1440,
      prices: inKuna(halves(dearest * 9)),
      mix: mixes.parkingLong,
      daily: town.daily * 0.014,
    }),
  ];
}

export const parkingOutlets: readonly Outlet[] = parkingTowns.map((town, index) => ({
  service: 'parking',
  id: index + 1,
  number: index + 1,
  name: town.name,
  supplier: town.supplier,
  feePercent: 6,
  buyers: 'plates',
  plate: town.plate,
  profile: town.profile,
  opened: indexOf(town.opened ?? '2018-01-01'),
  atOnce: 2,
  articles: articlesOf(town, index + 1),
}));
