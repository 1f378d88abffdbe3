import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTo, lengthOf } from '#api/days.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { i18next, loadTexts } from '#design-system/language/i18n.ts';
import type { Language } from '#design-system/language/languages.ts';
import { calendarDifference, weekdaysIn } from './calendarDifference.ts';
import { calendarSentences } from './calendarSentences.ts';

const month = (name: string) => ({ begin: `${name}-01`, end: addTo(`${name}-01`, { months: 1, days: -1 }) });

test('October against September 2026: weekdays alone', () => {
  expect(calendarDifference(month('2026-10'), month('2026-09'))).toEqual({
    weekdays: [
      { weekdays: [3, 4, 5], primary: 5, compare: 4 },
      { weekdays: [1, 2], primary: 4, compare: 5 },
    ],
    holidays: null,
  });
});

test('May against April 2024: two holiday days, one of them with two names, against one', () => {
  expect(calendarDifference(month('2024-05'), month('2024-04')).holidays).toEqual({
    primary: 2,
    compare: 1,
    primaryNames: [['labourDay'], ['statehood', 'corpusChristi']],
    compareNames: [['easterMonday']],
  });
});

test('the same holidays on as many days are no difference, on fewer days they are', () => {
  const year = (name: number) => ({ begin: `${name}-01-01`, end: `${name}-12-31` });
  expect(calendarDifference(year(2026), year(2025)).holidays).toBeNull();
  expect(calendarDifference(year(2024), year(2023)).holidays).toEqual({
    primary: 13,
    compare: 14,
    primaryNames: [],
    compareNames: [],
  });
});

test('a range over New Year has the holidays of both years', () => {
  const { holidays } = calendarDifference(
    { begin: '2026-12-20', end: '2027-01-10' },
    { begin: '2026-11-28', end: '2026-12-19' },
  );
  expect(holidays?.primaryNames.flat()).toEqual(['christmas', 'saintStephen', 'newYear', 'epiphany']);
  expect(holidays?.compare).toBe(0);
});

test('the weekdays of a range are its days', () => {
  const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addTo('2018-01-01', { days }));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 800 }), (begin, length) => {
      const range = { begin, end: addTo(begin, { days: length - 1 }) };
      const counts = weekdaysIn(range);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(lengthOf(range));
      const counted = Array.from({ length: 7 }, () => 0);
      for (let at = 0; at < length; at += 1) {
        const weekday = (new Date(addTo(begin, { days: at })).getUTCDay() + 6) % 7;
        counted[weekday] = (counted[weekday] ?? 0) + 1;
      }
      expect(counts).toEqual(counted);
    }),
  );
});

test('two periods of the same weekdays and holidays have no difference', () => {
  expect(calendarDifference(month('2027-02'), month('2027-02'))).toEqual({ weekdays: [], holidays: null });
});

// Other tests of the same process read Croatian.
afterAll(() => i18next.changeLanguage('hr'));

describe.each<[Language]>([['hr'], ['en']])('in the language %s', (language) => {
  beforeAll(async () => {
    await i18next.changeLanguage(language);
    await loadTexts(['periods']);
  });
  const sentences = (range: ReturnType<typeof month>, compare: ReturnType<typeof month>) =>
    calendarSentences(
      calendarDifference(range, compare),
      i18next.getFixedT(language, 'periods'),
      formatsOf(language).locale,
    );

  test('the sentences have the right forms', () => {
    const shown = {
      october: sentences(month('2026-10'), month('2026-09')),
      november: sentences(month('2026-11'), month('2026-10')),
      may: sentences(month('2024-05'), month('2024-04')),
      one: sentences({ begin: '2026-11-16', end: '2026-11-18' }, { begin: '2026-11-13', end: '2026-11-15' }),
      year: sentences({ begin: '2028-01-01', end: '2028-12-31' }, { begin: '2027-01-01', end: '2027-12-31' }),
    };
    expect(shown).toMatchSnapshot();
  });
});
