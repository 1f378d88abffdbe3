import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Incident } from '#api/contract/system.ts';
import { addTo, dayOf } from '#api/days.ts';
import { caseIncidents, caseNow } from '../../fixtures/incidents.ts';
import { dayOfSearch, foundIncidents, isActiveOn, isLookedFor } from './found.ts';

const ids = (incidents: readonly Incident[]) => incidents.map(({ id }) => id);
const found = (day: string, component = '') => ids(foundIncidents(caseIncidents, { day, component }, caseNow));

describe('active on a day', () => {
  test('are those that touch it in Zagreb, half open, on the day of 25 hours', () => {
    expect(found('2026-10-25')).toEqual([901, 902, 905, 906, 908, 909]);
  });

  test('an open one is until now, and not on the day after', () => {
    expect(found('2026-11-28')).toEqual([907]);
    expect(found('2026-11-29')).toEqual([907]);
    expect(found('2026-11-30')).toEqual([]);
  });

  test('one that ends at midnight is not on the day that begins then; one without a length is on its own', () => {
    expect(found('2026-10-24')).toEqual([901, 903]);
    expect(found('2026-10-26')).toEqual([904, 910]);
  });

  test('is the same as comparing moments with the ends of the day', () => {
    const begins = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(begins, fc.integer({ min: 1, max: 400_000_000 }), fc.nat(10), (begin, took, ahead) => {
        const end = new Date(begin.getTime() + took);
        const day = addTo(dayOf(begin), { days: ahead - 3 });
        // Somewhere from begin to end it is that day: at either end, or midnight is between them.
        const touches = dayOf(begin) <= day && day <= dayOf(new Date(end.getTime() - 1));
        expect(isActiveOn({ begin, end }, day, end)).toBe(touches);
      }),
    );
  });
});

test('a component is found by its whole name', () => {
  expect(found('', 'Kartična naplata')).toEqual([902, 903]);
  expect(found('', 'Kartična')).toEqual([910]);
  expect(found('2026-10-25', 'SMS centar')).toEqual([901, 905, 906, 909]);
  expect(found('', 'kartična')).toEqual([]);
});

test('nothing is looked for without a day and a component', () => {
  expect(isLookedFor({ day: '', component: '' })).toBe(false);
  expect(isLookedFor({ day: '2026-10-25', component: '' })).toBe(true);
  expect(ids(foundIncidents(caseIncidents, { day: '', component: '' }, caseNow))).toHaveLength(10);
});

test.each([
  ['25. 10. 2026.', '2026-10-25'],
  ['5/1/2026', '2026-01-05'],
  ['31. 2. 2026.', undefined],
  ['rampe', undefined],
  ['', undefined],
])('"%s" is the day %s', (text, day) => {
  expect(dayOfSearch(text)).toBe(day);
});
