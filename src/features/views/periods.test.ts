import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { addressOn, periodIn } from './addresses.ts';
import { compareKindOf, periodOn, presetsOf } from './periods.ts';

const range = (begin: string, end: string) => ({ begin, end });

test.each([
  // The cases of "Views": the period that is relative is that of the day on which the view is opened.
  ['lastMonth', '2027-03-15', range('2027-02-01', '2027-02-28'), range('2027-01-01', '2027-01-31')],
  ['lastQuarter', '2027-01-01', range('2026-10-01', '2026-12-31'), range('2026-07-01', '2026-09-30')],
  ['lastMonth', '2028-03-01', range('2028-02-01', '2028-02-29'), range('2028-01-01', '2028-01-31')],
  ['lastMonth', '2027-01-31', range('2026-12-01', '2026-12-31'), range('2026-11-01', '2026-11-30')],
  ['lastQuarter', '2026-11-29', range('2026-07-01', '2026-09-30'), range('2026-04-01', '2026-06-30')],
  ['lastQuarter', '2026-05-31', range('2026-01-01', '2026-03-31'), range('2025-10-01', '2025-12-31')],
  ['monthToYesterday', '2026-12-01', range('2026-11-01', '2026-11-30'), range('2026-10-01', '2026-10-31')],
  ['last7Days', '2026-11-20', range('2026-11-14', '2026-11-20'), range('2026-11-07', '2026-11-13')],
])('%s against previous, opened on %s', (preset, today, expected, compared) => {
  const saved = { range: range('2026-10-01', '2026-10-31'), compare: range('2026-09-01', '2026-09-30') };
  expect(periodOn({ range: preset, compare: 'previousPeriod' }, today, saved)).toEqual({
    range: expected,
    compare: compared,
  });
});

test('a typed comparison stays, and none stays none', () => {
  const typed = { range: range('2026-10-01', '2026-10-31'), compare: range('2026-05-01', '2026-05-31') };
  expect(periodOn({ range: 'lastMonth' }, '2027-03-15', typed).compare).toEqual(typed.compare);
  expect(
    periodOn({ range: 'lastMonth', compare: 'previousPeriod' }, '2027-03-15', { ...typed, compare: null }),
  ).toEqual({
    range: range('2027-02-01', '2027-02-28'),
    compare: null,
  });
});

test('what this version does not know keeps the dates of the address', () => {
  const saved = { range: range('2026-10-01', '2026-10-31'), compare: range('2026-09-01', '2026-09-30') };
  expect(periodOn({ range: 'lastDecade', compare: 'previousPeriod' }, '2027-03-15', saved)).toEqual(saved);
  expect(periodOn({ range: 'lastMonth', compare: 'twins' }, '2027-03-15', saved).compare).toEqual(saved.compare);
});

test('a range is relative by each preset that it equals on the day, and by no other', () => {
  expect(presetsOf(range('2026-10-01', '2026-10-31'), '2026-11-20')).toEqual(['lastMonth']);
  expect(presetsOf(range('2026-11-01', '2026-11-19'), '2026-11-20')).toEqual(['monthToYesterday']);
  expect(presetsOf(range('2026-11-02', '2026-11-19'), '2026-11-20')).toEqual([]);
  expect(presetsOf(range('2026-11-01', '2026-11-01'), '2026-11-01')).toEqual(['today', 'thisMonth']);
});

test('a view that is saved and opened on the same day shows the same dates', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addTo('2024-01-01', { days }));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (today, ago, length) => {
      const end = addTo(today, { days: -ago });
      const chosen = range(addTo(end, { days: -length }), end);
      for (const id of presetsOf(chosen, today)) {
        for (const compare of [null, range('2020-01-01', '2020-01-31'), { begin: chosen.begin, end: chosen.begin }]) {
          const kind = compare ? compareKindOf(chosen, compare) : undefined;
          const period = { range: id, ...(kind && { compare: kind }) };
          expect(periodOn(period, today, { range: chosen, compare })).toEqual({ range: chosen, compare });
        }
      }
    }),
  );
});

test('only the dates of an address change', () => {
  const address =
    '/parking?beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2026-09-01&compareEndDate=2026-09-30&channels=1,2&providers.sort=-name';
  const opened = addressOn(address, { range: 'lastMonth', compare: 'previousPeriod' }, '2027-03-15');
  expect(opened).toBe(
    '/parking?beginDate=2027-02-01&endDate=2027-02-28&compareBeginDate=2027-01-01&compareEndDate=2027-01-31&channels=1%2C2&providers.sort=-name',
  );
  expect(addressOn(address, undefined, '2027-03-15')).toBe(address);
  expect(addressOn('/obracuni?search=a?b', { range: 'lastMonth' }, '2027-03-15')).toBe('/obracuni?search=a?b');
});

test.each([
  '',
  'beginDate=2026-10-01',
  'beginDate=2026-02-30&endDate=2026-03-01',
  'beginDate=2026-10-02&endDate=2026-10-01',
])('an address has no period: %s', (search) => expect(periodIn(search)).toBeUndefined());
