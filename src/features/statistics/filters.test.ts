import { describe, expect, it } from 'vitest';
import { compareKind, firstCompare, rolledCompare, statisticsParams, statisticsPresets } from './filters.ts';

const today = '2026-11-20';
const october = { begin: '2026-10-01', end: '2026-10-31' };
const september = { begin: '2026-09-01', end: '2026-09-30' };
const of = (begin: string, end: string) => ({ begin, end });

describe('the ranges that are offered', () => {
  const rangeOf = (id: string, day = today) => statisticsPresets(day).find((preset) => preset.id === id)?.range;

  it.each([
    ['last7', '2026-11-13', '2026-11-19'],
    ['last28', '2026-10-23', '2026-11-19'],
    ['last90', '2026-08-22', '2026-11-19'],
    ['thisMonth', '2026-11-01', '2026-11-19'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisQuarter', '2026-10-01', '2026-11-19'],
    ['lastQuarter', '2026-07-01', '2026-09-30'],
    ['thisYear', '2026-01-01', '2026-11-19'],
    ['lastYear', '2025-01-01', '2025-12-31'],
    ['all', '2018-04-16', '2026-11-19'],
  ])('%s ends yesterday at the latest', (id, begin, end) => {
    expect(rangeOf(id)).toEqual(of(begin, end));
  });

  it('on the first of January are of the year that has just ended', () => {
    expect(rangeOf('thisYear', '2027-01-01')).toEqual(of('2026-01-01', '2026-12-31'));
    expect(rangeOf('lastQuarter', '2027-01-01')).toEqual(of('2026-07-01', '2026-09-30'));
  });
});

describe('a compare period', () => {
  it('is of the kind that it equals, the previous period first', () => {
    expect(compareKind(october, september)).toBe('previousPeriod');
    expect(compareKind(october, of('2025-10-01', '2025-10-31'))).toBe('sameDaysLastYear');
    expect(compareKind(october, of('2026-09-01', '2026-09-29'))).toBe('typed');
  });

  it('rolls along, unless it was typed', () => {
    const may = of('2026-05-01', '2026-05-31');
    expect(rolledCompare(september, october, may, today)).toEqual(of('2026-04-01', '2026-04-30'));
    const typed = of('2026-09-01', '2026-09-29');
    expect(rolledCompare(typed, october, may, today)).toEqual(typed);
    expect(rolledCompare(null, october, may, today)).toBeNull();
  });

  it('over 29 February ends on 28 February', () => {
    expect(firstCompare(of('2028-02-01', '2028-02-29'), '2028-03-02')).toEqual(of('2028-01-01', '2028-01-31'));
    expect(
      rolledCompare(
        of('2027-02-28', '2027-02-28'),
        of('2028-02-29', '2028-02-29'),
        of('2028-02-29', '2028-02-29'),
        '2028-03-02',
      ),
    ).toEqual(of('2027-02-28', '2027-02-28'));
  });

  it('that would lie before the first day is none', () => {
    expect(rolledCompare(september, october, of('2018-05-01', '2018-05-31'), today)).toBeNull();
    expect(firstCompare(of('2018-04-16', '2026-11-19'), today)).toBeNull();
    expect(firstCompare(october, today)).toEqual(september);
  });
});

describe('a link', () => {
  const read = (text: string) => statisticsParams(today).read(new URLSearchParams(text));

  it('has both periods', () => {
    const text = 'beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2026-09-01&compareEndDate=2026-09-30';
    expect(read(text)).toEqual({ state: { range: october, compare: september, page: 1 }, problems: [] });
    expect(`${statisticsParams(today).write({ range: october, compare: september, page: 1 })}`).toBe(text);
  });

  it.each([
    'compareBeginDate=2026-09-31&compareEndDate=2026-09-30',
    'compareBeginDate=2018-04-15&compareEndDate=2018-05-15',
    'compareBeginDate=2026-11-20&compareEndDate=2026-11-20',
    'compareBeginDate=2026-09-01',
    'compareEndDate=x',
  ])('with the compare period %s compares nothing, and says so', (text) => {
    expect(read(text)).toMatchObject({ state: { compare: null }, problems: ['compare'] });
  });
});
