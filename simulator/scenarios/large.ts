import type { Catalogue, Outlet, ZoneSeed } from '../world/catalogue.ts';
import { mixes } from '../world/seeds/channels.ts';
import { articleSeries, steady } from '../world/seeds/prices.ts';
import type { Scenario } from './scenario.ts';

const providerCount = 200;
const zoneCount = 3000;
const garageCount = 200;

/** The parts of a town that have a parking provider of their own here. */
const parts = ['sjever', 'jug', 'istok', 'zapad', 'luka', 'stari grad', 'kolodvor'];

/** Numbers of outlets that no other scenario uses; quarters, because whole ones do not suffice for four hundred. */
function* freeNumbers(taken: readonly number[]) {
  const used = new Set(taken.map(Math.floor));
  for (let number = 1; number < 256; number++) {
    if (!used.has(number)) yield* [number, number + 0.25, number + 0.5, number + 0.75];
  }
}

const zonesOf = (providerId: number, count: number): ZoneSeed[] =>
  Array.from({ length: count }, (_, at) => ({
    id: providerId * 100 + at,
    providerId,
    code: `7${String(providerId).padStart(3, '0')}${String(at + 1).padStart(2, '0')}`,
    name: `Zona ${at + 1}`,
    color: ['#E53935', '#FDD835', '#43A047'][at % 3] ?? null,
    isActive: true,
    border: null,
    hasHours: false,
  }));

/** A provider of a part of a town: an article for each of its zones, and a ticket of a week for all. */
function providerOf(town: Outlet, id: number, number: number, zones: readonly ZoneSeed[]): Outlet {
  const series = articleSeries(100_000 + id * 100);
  const daily = 4 + ((id * 37) % 60);
  return {
    ...town,
    id,
    number,
    name: `${town.name} – ${parts[(id - 26) % parts.length]}`,
    articles: [
      ...zones.flatMap(({ name, code }, at) =>
        series({
          name: 'Satna karta',
          code,
          zoneName: name,
          validMinutes: 60,
          prices: steady(0.4 + (at % 8) / 10),
          mix: mixes.parkingHour,
          daily: daily / zones.length,
        }),
      ),
      ...series({
        name: 'Tjedna karta',
        code: `${id}-TJED`,
        zoneName: null,
        validMinutes: 7 * 1440,
        prices: steady(12),
        mix: mixes.parkingLong,
        daily: daily * 0.006,
      }),
    ],
  };
}

function enlarged(catalogue: Catalogue): Catalogue {
  const ofService = (service: string) => catalogue.outlets.filter((outlet) => outlet.service === service);
  const towns = ofService('parking');
  const garages = ofService('garages');
  const numbers = freeNumbers(catalogue.outlets.map(({ number }) => number));
  const nextNumber = () => numbers.next().value as number;
  const newProviders = Array.from({ length: providerCount - towns.length }, (_, at) => towns.length + at + 1);
  const missing = zoneCount - catalogue.zones.length;
  const zones = newProviders.map((id, at) => {
    const least = Math.floor(missing / newProviders.length);
    return zonesOf(id, least + (at < missing % newProviders.length ? 1 : 0));
  });
  const codeOf = (id: number) => `${catalogue.parkingProviders.find((one) => one.id === id)?.code}`;
  const townOf = (at: number) => towns[at % towns.length] as Outlet;
  return {
    ...catalogue,
    parkingProviders: [
      ...catalogue.parkingProviders,
      ...newProviders.map((id, at) => ({
        id,
        code: `${codeOf(townOf(at).id)}${Math.floor(at / towns.length) + 2}`,
        issuesOwnReceipts: false,
        latitude: null,
        longitude: null,
      })),
    ],
    zones: [...catalogue.zones, ...zones.flat()],
    outlets: [
      ...catalogue.outlets,
      ...newProviders.map((id, at) => providerOf(townOf(at), id, nextNumber(), zones[at] ?? [])),
      ...Array.from({ length: garageCount - garages.length }, (_, at) => {
        const garage = garages[at % garages.length] as Outlet;
        const id = garages.length + at + 1;
        return {
          ...garage,
          id,
          number: nextNumber(),
          name: `${garage.name} ${Math.floor(at / garages.length) + 2}`,
          articles: garage.articles.map((article, place) => ({
            ...article,
            id: 200_000 + id * 100 + place + 1,
            code: article.code.replace(/^G\d+/, `G${id}`),
          })),
        };
      }),
    ],
  };
}

export const large: Scenario = { id: 'large', world: enlarged };
