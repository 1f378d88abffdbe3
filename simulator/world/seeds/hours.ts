import {
  type ClosingRuleBody,
  closingRuleFields,
  type WorkingDay,
  type WorkingPeriodBody,
  workingPeriodFields,
} from '#api/contract/workingHours.ts';
import { columnsOfItem } from '../../approvals/itemColumns.ts';
import type { Catalogue } from '../catalogue.ts';
import { newPeriod, newRule } from './newItems.ts';

/** The hours of charging of zones and garages, for the year of the start and the next. */
interface Hours {
  readonly week: readonly [from: string, to: string];
  /** Null: free. */
  readonly saturday: readonly [from: string, to: string] | null;
  readonly sunday: readonly [from: string, to: string] | null;
}

const free = { timeFrom: '00:00', timeTo: '00:00', noCharge: true };
const dayOf = (weekday: number, hours: readonly [string, string] | null): WorkingDay =>
  hours ? { weekday, timeFrom: hours[0], timeTo: hours[1], noCharge: false } : { weekday, ...free };

const daysOf = ({ week, saturday, sunday }: Hours): WorkingDay[] => [
  ...[0, 1, 2, 3, 4].map((weekday) => dayOf(weekday, week)),
  dayOf(5, saturday),
  dayOf(6, sunday),
];

const town: Hours = { week: ['07:00', '21:00'], saturday: ['07:00', '15:00'], sunday: null };
const outskirts: Hours = { week: ['07:00', '20:00'], saturday: ['07:00', '13:00'], sunday: null };
const winter: Hours = { week: ['08:00', '18:00'], saturday: ['08:00', '14:00'], sunday: null };
const summer: Hours = { week: ['07:00', '23:00'], saturday: ['07:00', '23:00'], sunday: ['07:00', '23:00'] };
const allDay: Hours = { week: ['00:00', '23:59'], saturday: ['00:00', '23:59'], sunday: ['00:00', '23:59'] };
const daytime: Hours = { week: ['06:00', '23:00'], saturday: ['06:00', '23:00'], sunday: ['08:00', '20:00'] };

const period = (validFrom: string, validTo: string, description: string, hours: Hours): WorkingPeriodBody =>
  newPeriod({ validFrom, validTo, description, workingDays: daysOf(hours) });

/** Seasons on the coast, one period inland; the outer zones charge shorter. */
function periodsOfZone(isCoast: boolean, place: number, year: number): WorkingPeriodBody[] {
  if (isCoast) {
    return [year, year + 1].flatMap((one) => [
      period(`${one}-01-01`, `${one}-05-31`, one === year ? 'Zimsko radno vrijeme' : '', winter),
      period(`${one}-06-01`, `${one}-09-30`, 'Ljetno radno vrijeme', summer),
      period(`${one}-10-01`, `${one}-12-31`, one === year ? 'Zimsko radno vrijeme' : '', winter),
    ]);
  }
  return [
    period(`${year}-01-01`, `${year + 1}-12-31`, place === 0 ? 'Cijelu godinu' : '', place > 2 ? outskirts : town),
  ];
}

const rulesOf = (isCoast: boolean, year: number): ClosingRuleBody[] => [
  newRule({ begin: `${year}-12-25`, end: `${year}-12-26`, reason: 'Božićni blagdani' }),
  newRule({ begin: `${year + 1}-01-01`, end: `${year + 1}-01-01`, reason: 'Nova godina' }),
  ...(isCoast ? [] : [newRule({ begin: `${year}-11-18`, end: `${year}-11-18`, reason: 'Dan sjećanja' })]),
];

/** Working periods and closing rules of all zones and garages, numbered from 1. */
export function hoursOf(catalogue: Catalogue, year: number) {
  const coastal = new Set(
    catalogue.outlets
      .filter(({ service, profile }) => service === 'parking' && profile !== 'inland')
      .map(({ id }) => id),
  );
  const places = [
    ...catalogue.zones
      // One in ten has no hours yet, nor has one that is no longer charged.
      .filter(({ id, isActive, hasHours = id % 10 !== 8 }) => isActive && hasHours)
      .map(({ id, providerId }) => ({
        owner: { zoneId: id, garageId: null },
        periods: periodsOfZone(coastal.has(providerId), (id - 1) % 10, year),
        rules: rulesOf(coastal.has(providerId), year),
      })),
    ...catalogue.outlets
      .filter(({ service }) => service === 'garages')
      .map(({ id }) => ({
        owner: { zoneId: null, garageId: id },
        periods: [
          period(
            `${year}-01-01`,
            `${year + 1}-12-31`,
            id % 3 === 0 ? 'Noću zatvoreno' : '',
            id % 3 === 0 ? daytime : allDay,
          ),
        ],
        rules: id % 4 === 0 ? [] : [newRule({ begin: `${year}-12-25`, end: `${year}-12-25`, reason: 'Božić' })],
      })),
  ];
  const numbered = <T extends object>(list: readonly T[]) => list.map((item, index) => ({ id: index + 1, ...item }));
  return {
    workingPeriod: numbered(
      places.flatMap(({ owner, periods }) =>
        periods.map((item) => ({ ...owner, ...columnsOfItem(workingPeriodFields, item) })),
      ),
    ),
    closingRule: numbered(
      places.flatMap(({ owner, rules }) =>
        rules.map((item) => ({ ...owner, ...columnsOfItem(closingRuleFields, item) })),
      ),
    ),
  };
}
