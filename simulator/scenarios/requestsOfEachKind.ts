import type { WorkingDay } from '#api/contract/workingHours.ts';
import { addTo, dayOf } from '#api/days.ts';
import { approve, reject, submit, withdraw } from '../approvals/approvals.ts';
import { type Place, periodValues, placeOfGarage, placeOfZone } from '../approvals/requestItems.ts';
import type { SimulatorContext } from '../handlers/handler.ts';
import { newRule } from '../world/seeds/newItems.ts';
import type { Scenario } from './scenario.ts';

/** Split: whose zones the user `provider` may change. */
const split = 2;

/** The same days, charged until another hour where they are charged. */
const until = (timeTo: string, days: readonly WorkingDay[]) =>
  days.map((day) => (day.noCharge ? day : { ...day, timeTo }));

/** Requests of each kind and in each state, among them one whose item changed meanwhile. */
function history(context: SimulatorContext): void {
  const { world, clock, catalogue } = context;
  const [riva, bacvice, manus, spinut] = world.zone.where({ providerId: split });
  const garage = catalogue.outlets.find(({ service }) => service === 'garages');
  if (!riva || !bacvice || !manus || !spinut || !garage) return;
  const today = dayOf(clock.now());
  const at = (zone: typeof riva): Place => placeOfZone(zone);
  const periodOf = (owner: { zoneId?: number; garageId?: number }, place = 0) =>
    world.workingPeriod.where(owner)[place];
  const ask = (by: string, change: Parameters<typeof submit>[2]) => submit(context, by, change);

  const summer = periodOf({ zoneId: riva.id }, 1);
  if (summer) {
    const period = periodValues(summer);
    ask('provider', {
      place: at(riva),
      resource: 'workingPeriod',
      itemId: summer.id,
      after: { ...period, workingDays: until('23:30', period.workingDays) },
    });
  }
  const winter = periodOf({ zoneId: bacvice.id });
  if (winter) {
    const period = periodValues(winter);
    ask('provider', {
      place: at(bacvice),
      resource: 'workingPeriod',
      itemId: winter.id,
      after: { ...period, description: '', workingDays: until('19:00', period.workingDays) },
    });
    // The operator changed it in the meantime.
    world.workingPeriod.change(winter.id, { description: 'Zimsko radno vrijeme (privremeno)' });
  }
  ask('provider', {
    place: at(manus),
    resource: 'closingRule',
    itemId: null,
    after: newRule({
      begin: addTo(today, { days: 21 }),
      end: addTo(today, { days: 22 }),
      reason: 'Advent u Splitu',
    }),
  });
  if (spinut.border) {
    const [first, ...others] = JSON.parse(spinut.border) as number[][][][];
    const moved = first?.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude + 0.0006]));
    if (moved) {
      ask('provider', {
        place: at(spinut),
        resource: 'border',
        itemId: spinut.id,
        after: { polygons: [moved, ...others] },
      });
    }
  }
  const ofGarage = world.closingRule.where({ garageId: garage.id })[0];
  if (ofGarage)
    ask('garage', { place: placeOfGarage(garage.id), resource: 'closingRule', itemId: ofGarage.id, after: null });

  const rule = (reason: string, days: number) =>
    ask('provider', {
      place: at(riva),
      resource: 'closingRule',
      itemId: null,
      after: newRule({ begin: addTo(today, { days }), end: addTo(today, { days }), reason }),
    });
  approve(context, rule('Sveti Duje', 170), { note: 'Odobreno prema gradskoj odluci.' });
  reject(context, rule('Noć muzeja', 60), { note: 'Naplata te večeri ostaje; vidi odluku o cijenama.' });
  withdraw(context, rule('Biciklijada', 90), 'provider');
}

export const requestsOfEachKind: Scenario = {
  id: 'requests-of-each-kind',
  world: (catalogue) => catalogue,
  history,
};
