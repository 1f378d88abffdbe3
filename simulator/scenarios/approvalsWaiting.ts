import type { Polygon } from '#api/contract/borders.ts';
import type { WorkingDay, WorkingPeriodBody } from '#api/contract/workingHours.ts';
import { addTo, dayOf } from '#api/days.ts';
import { submit } from '../approvals/approvals.ts';
import { type Place, periodValues, placeOfGarage, placeOfZone, ruleValues } from '../approvals/requestItems.ts';
import type { SimulatorContext } from '../handlers/handler.ts';
import { newRule } from '../world/seeds/newItems.ts';
import type { Scenario } from './scenario.ts';

/** Zones that the user `provider` may change. */
const zones = {
  riva: 11,
  bacvice: 12,
  manus: 13,
  spinut: 14,
  znjan: 15,
  poljana: 71,
  draga: 72,
  baldekin: 73,
  trogir: 211,
};
/** Garages that the user `garage` may change. */
const garages = [1, 2, 3, 4] as const;

const hour = 3_600_000;

function found<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`The default data have no ${what}`);
  return item;
}

/** Moves each point by so many degrees. */
const moved = (polygons: readonly Polygon[], east: number, north: number): Polygon[] =>
  polygons.map((rings) =>
    rings.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng + east, lat + north])),
  ) as Polygon[];

/** Twenty requests of the last two weeks, the oldest first. */
function history(context: SimulatorContext): void {
  const { world, clock } = context;
  const now = clock.now();
  const today = dayOf(now);
  const inDays = (days: number) => addTo(today, { days });

  /** Submits a request as it was so many days and hours ago; negative hours are later on that day. */
  const ask = (ago: readonly [days: number, hours: number], change: Parameters<typeof submit>[2]) => {
    const moment = new Date(now.getTime() - (ago[0] * 24 + ago[1]) * hour);
    const by = change.place.kind === 'garage' ? 'garage' : 'provider';
    return submit({ world, clock: { ...clock, now: () => moment } }, by, change);
  };
  const zone = (id: number) => found(world.zone.get(id), `zone ${id}`);
  const placeOf = (id: number): Place => placeOfZone(zone(id));
  const periodOf = (owner: { zoneId?: number; garageId?: number }, place: number) =>
    found(world.workingPeriod.where(owner)[place], `period ${place} of ${JSON.stringify(owner)}`);
  const ruleOf = (owner: { zoneId?: number; garageId?: number }, place: number) =>
    found(world.closingRule.where(owner)[place], `rule ${place} of ${JSON.stringify(owner)}`);
  const borderOf = (id: number) => JSON.parse(found(zone(id).border ?? undefined, `border of ${id}`)) as Polygon[];

  const ownerOf = (place: Place) => (place.kind === 'zone' ? { zoneId: place.zoneId } : { garageId: place.garageId });
  const changePeriod = (
    ago: readonly [number, number],
    place: Place,
    at: number,
    changed: (period: WorkingPeriodBody) => Partial<WorkingPeriodBody>,
  ) => {
    const period = periodOf(ownerOf(place), at);
    const values = periodValues(period);
    ask(ago, { place, resource: 'workingPeriod', itemId: period.id, after: { ...values, ...changed(values) } });
    return period;
  };
  const addRule = (ago: readonly [number, number], place: Place, reason: string, from: number, to = from) =>
    ask(ago, {
      place,
      resource: 'closingRule',
      itemId: null,
      after: newRule({ begin: inDays(from), end: inDays(to), reason }),
    });
  const changeBorder = (ago: readonly [number, number], id: number, polygons: readonly Polygon[]) =>
    ask(ago, { place: placeOf(id), resource: 'border', itemId: id, after: { polygons } });
  const until = (timeTo: string, days: readonly WorkingDay[]) =>
    days.map((day) => (day.noCharge ? day : { ...day, timeTo }));

  changePeriod([13, -1], placeOf(zones.riva), 4, ({ workingDays }) => ({ workingDays: until('23:30', workingDays) }));
  const winter = changePeriod([13, -4], placeOf(zones.bacvice), 3, ({ workingDays }) => ({
    workingDays: until('19:00', workingDays),
  }));
  addRule([12, 1], placeOf(zones.manus), 'Advent u Splitu', 21, 22);
  changeBorder([12, -3], zones.spinut, moved(borderOf(zones.spinut), 0, 0.0006));
  const [first, second, third, fourth] = garages.map(placeOfGarage) as [Place, Place, Place, Place];
  ask([11, -2], { place: first, resource: 'closingRule', itemId: ruleOf({ garageId: 1 }, 0).id, after: null });
  ask([11, -5], {
    place: placeOf(zones.znjan),
    resource: 'workingPeriod',
    itemId: null,
    after: {
      ...periodValues(periodOf({ zoneId: zones.znjan }, 4)),
      validFrom: '2028-06-01',
      validTo: '2028-09-30',
      description: 'Ljetno radno vrijeme',
    },
  });
  ask([10, -3], {
    place: placeOf(zones.znjan),
    resource: 'workingPeriod',
    itemId: periodOf({ zoneId: zones.znjan }, 5).id,
    after: null,
  });
  addRule([9, 1], placeOf(zones.poljana), 'Dan grada Šibenika', 45);
  // Each of the two borders reaches into the other zone.
  changeBorder([9, -4], zones.poljana, moved(borderOf(zones.poljana), 0.0015, 0));
  changeBorder([8, 0], zones.draga, moved(borderOf(zones.draga), -0.001, 0));
  changePeriod([8, -5], placeOf(zones.trogir), 4, ({ workingDays }) => ({ workingDays: until('22:00', workingDays) }));
  const holiday = ruleOf({ zoneId: zones.baldekin }, 0);
  ask([7, -2], {
    place: placeOf(zones.baldekin),
    resource: 'closingRule',
    itemId: holiday.id,
    after: { ...ruleValues(holiday), begin: addTo(holiday.begin, { days: -1 }) },
  });
  addRule([6, 1], placeOf(zones.trogir), 'Fišta Gospe od Otoka', 30, 31);
  changePeriod([5, 0], second, 0, () => ({ description: 'Bez prekida' }));
  addRule([5, -3], second, 'Pranje garaže', 12);
  changePeriod([4, -4], third, 0, ({ workingDays }) => ({ workingDays: until('23:00', workingDays) }));
  addRule([3, -1], fourth, 'Zamjena rampe', 8, 9);
  const newYear = ruleOf({ zoneId: zones.riva }, 1);
  ask([2, -3], {
    place: placeOf(zones.riva),
    resource: 'closingRule',
    itemId: newYear.id,
    after: { ...ruleValues(newYear), end: addTo(newYear.end, { days: 1 }) },
  });
  const old = borderOf(zones.manus);
  changeBorder([1, -5], zones.manus, moved(old, 0.0004, 0.0004));
  ask([0, 1], {
    place: placeOf(zones.bacvice),
    resource: 'closingRule',
    itemId: ruleOf({ zoneId: zones.bacvice }, 0).id,
    after: null,
  });

  // The operator has changed these in the meantime: their requests are outdated.
  world.workingPeriod.change(winter.id, { description: 'Zimsko radno vrijeme (privremeno)' });
  world.closingRule.change(newYear.id, { reason: 'Nova godina i doček' });
  world.zone.change(zones.manus, { border: JSON.stringify(moved(old, -0.0002, 0)) });
}

export const approvalsWaiting: Scenario = {
  id: 'approvals-waiting',
  world: (catalogue) => catalogue,
  history,
};
