import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo } from './days.ts';
import published from './fixtures/holidays-hr.json' with { type: 'json' };
import { type HolidayKey, holidaysBetween, holidaysOn } from './holidays.ts';

/** The names of the law, as in the fixture. */
const keys: Record<string, HolidayKey> = {
  'Nova godina': 'newYear',
  'Bogojavljenje ili Sveta tri kralja': 'epiphany',
  Uskrs: 'easter',
  'Uskrsni ponedjeljak': 'easterMonday',
  'Praznik rada': 'labourDay',
  Tijelovo: 'corpusChristi',
  'Dan antifašističke borbe': 'antiFascism',
  'Dan državnosti': 'statehood',
  'Dan pobjede i domovinske zahvalnosti i Dan hrvatskih branitelja': 'victory',
  'Velika Gospa': 'assumption',
  'Dan neovisnosti': 'independence',
  'Svi sveti': 'allSaints',
  'Dan sjećanja na žrtve Domovinskog rata i Dan sjećanja na žrtvu Vukovara i Škabrnje': 'remembrance',
  Božić: 'christmas',
  'Sveti Stjepan': 'saintStephen',
};

const flat = (from: string, to: string) =>
  holidaysBetween(from, to)
    .flatMap(({ day, keys: own }) => own.map((key) => `${day} ${key}`))
    .sort();

describe('public holidays', () => {
  test.each(Object.entries(published))('of %s are those of the law', (year, days) => {
    expect(flat(`${year}-01-01`, `${year}-12-31`)).toEqual(
      days.map(({ date, name }) => `${date} ${keys[name]}`).sort(),
    );
  });

  test('two on one day are one day', () => {
    expect(holidaysOn('2024-05-30')).toEqual(['statehood', 'corpusChristi']);
    expect(holidaysBetween('2024-05-30', '2024-05-30')).toHaveLength(1);
    expect(holidaysBetween('2024-05-01', '2024-05-31')).toHaveLength(2);
    expect(holidaysBetween('2024-04-01', '2024-04-30')).toHaveLength(1);
  });

  test.each([
    '2026-04-03',
    '2026-12-24',
    '2026-12-31',
    '2026-01-15',
    '2026-08-02',
    '2020-06-25',
    '2020-10-08',
    '2019-11-18',
  ])('%s is none', (day) => expect(holidaysOn(day)).toEqual([]));

  test.each([
    ['1961-04-02'],
    ['1818-03-22'],
    ['1943-04-25'],
    ['2038-04-25'],
    ['2049-04-18'],
    ['2076-04-19'],
    ['2285-03-22'],
  ])('Easter is on %s, also beyond the years of the fixture', (day) => expect(holidaysOn(day)).toContain('easter'));

  test('of a range across years come in order', () => {
    expect(holidaysBetween('2026-12-24', '2027-01-06')).toEqual([
      { day: '2026-12-25', keys: ['christmas'] },
      { day: '2026-12-26', keys: ['saintStephen'] },
      { day: '2027-01-01', keys: ['newYear'] },
      { day: '2027-01-06', keys: ['epiphany'] },
    ]);
    expect(holidaysBetween('2027-01-01', '2026-12-31')).toEqual([]);
  });

  test('of a range are those of its days', () => {
    const first = fc.integer({ min: 0, max: 20_000 }).map((days) => addTo('2000-01-01', { days }));
    fc.assert(
      fc.property(first, fc.integer({ min: 0, max: 800 }), (from, length) => {
        const days = Array.from({ length }, (_, index) => addTo(from, { days: index }));
        expect(holidaysBetween(from, addTo(from, { days: length - 1 }))).toEqual(
          days.filter((day) => holidaysOn(day).length > 0).map((day) => ({ day, keys: holidaysOn(day) })),
        );
      }),
      { numRuns: 50 },
    );
  });
});
