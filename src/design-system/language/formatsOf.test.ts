import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatsOf, unbrokenDays } from './formatsOf.ts';
import { languages } from './languages.ts';

const moment = new Date('2026-03-05T07:04:09Z');

test.each([
  ['hr', '5. 3. 2026.', '08:04'],
  ['en', '5/3/2026', '08:04'],
] as const)('%s writes the date of a moment as it writes a day, and pads the time', (language, day, time) => {
  const formats = formatsOf(language);
  expect(formats.day('2026-03-05')).toBe(day);
  expect(formats.minute(moment)).toMatch(new RegExp(`^${day.replaceAll('.', '\\.')},? ${time}$`));
  expect(formats.moment(moment)).toMatch(new RegExp(`^${day.replaceAll('.', '\\.')},? ${time}:09$`));
});

describe.each(['America/New_York', 'Europe/Zagreb', 'Pacific/Auckland'])('with a browser in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });

  test.each([
    ['2026-10-24T23:59:59Z', '01:59:59', undefined],
    ['2026-10-25T00:00:00Z', '02:00:00', 'ljetno'],
    ['2026-10-25T00:59:59Z', '02:59:59', 'ljetno'],
    ['2026-10-25T01:00:00Z', '02:00:00', 'zimsko'],
    ['2026-10-25T01:59:59Z', '02:59:59', 'zimsko'],
    ['2026-10-25T02:00:00Z', '03:00:00', undefined],
    ['2026-03-29T00:59:59Z', '01:59:59', undefined],
    ['2026-03-29T01:00:00Z', '03:00:00', undefined],
  ])('%s is %s, and the repeated hour is %s', (text, time, word) => {
    const [formats, value] = [formatsOf('hr'), new Date(text)];
    const mark = word === undefined ? '' : ` (${word})`;
    expect(formats.repeatedAt(value)).toBe(word);
    expect(formats.exactTime(value)).toBe(`${time}${mark}`);
    expect(formats.time(value)).toBe(`${time.slice(0, 5)}${mark}`);
    expect(formats.minute(value).endsWith(` ${time.slice(0, 5)}${mark}`)).toBe(true);
    expect(formats.moment(value).endsWith(` ${time}${mark}`)).toBe(true);
  });
});

test('English says it in its words', () => {
  const { time } = formatsOf('en');
  expect(time(new Date('2026-10-25T00:30:00Z'))).toBe('02:30 (summer time)');
  expect(time(new Date('2026-10-25T01:30:00Z'))).toBe('02:30 (winter time)');
});

const names = ['Ljubuški', 'Luka', 'Čakovec', 'Cres', 'Žminj', 'Zadar', 'Njivice', 'Novi', 'Zona 10', 'Zona 9'];

test.each(languages)('names have the order of the Croatian alphabet in %s', (language) => {
  expect([...names].sort(formatsOf(language).compare)).toEqual([
    'Cres',
    'Čakovec',
    'Luka',
    'Ljubuški',
    'Novi',
    'Njivice',
    'Zadar',
    'Zona 9',
    'Zona 10',
    'Žminj',
  ]);
});

test('a range of days has a space on both sides of its dash in every browser', () => {
  const [hr, en] = [formatsOf('hr'), formatsOf('en')];
  expect(hr.dayRangeShort('2026-11-01', '2026-11-20')).toBe('1. – 20. stu 2026.');
  expect(hr.dayRangeLong('2026-11-01', '2026-11-20')).toBe('1. – 20. studenoga 2026.');
  expect(hr.dayRangeLong('2026-10-20', '2026-11-20')).toBe('20. listopada – 20. studenoga 2026.');
  expect(en.dayRangeLong('2026-11-01', '2026-11-20')).toBe('1 – 20 November 2026');
  expect(en.dayRangeShort('2026-11-20', '2026-11-20')).toBe('20 Nov 2026');
});

test('the days in a text do not break, all else does', () => {
  const { dayRange } = formatsOf('hr');
  expect(unbrokenDays(`Zona 1. Riva, ${dayRange('2026-12-01', '2026-12-12')}`)).toBe(
    'Zona 1. Riva, 1.\u00a012.\u00a02026. – 12.\u00a012.\u00a02026.',
  );
});
