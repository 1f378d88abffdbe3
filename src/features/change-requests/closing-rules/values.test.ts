import { describe, expect, it } from 'vitest';
import { lengthOf } from '#api/days.ts';
import { emptyRange, nextRange, type RangeValues, rulesProblems, rulesValues } from './values.ts';

const today = '2026-11-29';
const range = (begin: string, end: string, reason = 'Radovi'): RangeValues => ({ begin, end, reason });
const problems = (ranges: readonly RangeValues[], zoneIds: readonly number[] = [1]) =>
  rulesProblems({ zoneIds, ranges }, { today, withZones: true });

describe('problems of the form', () => {
  it('A range over New Year, over a change of the clock and over a leap day is right', () => {
    const ranges = [
      range('2026-12-24', '2027-01-06'),
      range('2027-03-27', '2027-03-29'),
      range('2027-10-30', '2027-11-01'),
      range('2028-02-28', '2028-03-01'),
    ];
    expect(problems(ranges)).toEqual({});
    expect(ranges.map(lengthOf)).toEqual([14, 3, 3, 3]);
  });

  it('Every field that is missing is named', () => {
    expect(problems([emptyRange], [])).toEqual({
      zoneIds: { of: 'noZone' },
      'ranges.0.begin': { of: 'day', problem: { kind: 'missing' } },
      'ranges.0.end': { of: 'day', problem: { kind: 'missing' } },
      'ranges.0.reason': { of: 'noReason' },
    });
  });

  it('An end before its begin is refused at the end', () => {
    expect(problems([range('2026-12-26', '2026-12-25')])).toEqual({
      'ranges.0.end': { of: 'day', problem: { kind: 'beforeMin', day: '2026-12-26' } },
    });
  });

  it('Rows that share a day are refused at the later one, which names the earlier', () => {
    expect(problems([range('2026-12-24', '2026-12-26'), range('2026-12-26', '2026-12-27')])).toEqual({
      'ranges.1.begin': { of: 'sharesDays', row: 1, begin: '2026-12-24', end: '2026-12-26' },
    });
    expect(problems([range('2026-12-24', '2026-12-25'), range('2026-12-26', '2026-12-27')])).toEqual({});
  });

  it('A reason of 200 characters is right, one of 201 is too long, and spaces alone are none', () => {
    const row = (reason: string) => problems([range('2026-12-24', '2026-12-25', reason)]);
    expect(row('a'.repeat(200))).toEqual({});
    expect(row('a'.repeat(201))).toEqual({ 'ranges.0.reason': { of: 'reasonTooLong', length: 201 } });
    expect(row('  \u200b ')).toEqual({ 'ranges.0.reason': { of: 'noReason' } });
  });

  it('A garage has no zones to choose', () => {
    expect(
      rulesProblems(rulesValues([], { begin: '2026-12-24', end: '2026-12-24' }), { today, withZones: false }),
    ).toEqual({ 'ranges.0.reason': { of: 'noReason' } });
  });
});

it('A further row has the reason of the last one, unless that is a holiday', () => {
  const last = range('2026-12-25', '2026-12-26', 'Božić');
  expect(nextRange([last], () => false)).toEqual(range('', '', 'Božić'));
  expect(nextRange([last], () => true)).toEqual(emptyRange);
});
