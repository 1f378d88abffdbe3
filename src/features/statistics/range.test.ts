import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTo } from '#api/days.ts';
import { statisticsParams } from './filters.ts';
import { beginPresets, endPresets } from './presets.ts';
import { completeAddress } from './range.ts';

const today = '2026-11-20';
const path = '/paydo-statistika/all-sales';
const whole = 'beginDate=2018-04-16&endDate=2026-11-19';
const address = (text: string) => completeAddress(new URL(text, 'https://portal.example'), path, today);
const rangeOf = (search: string) => statisticsParams(today).read(new URLSearchParams(search)).state.range;

describe('the range', () => {
  it('is the whole span at first', () => {
    expect(rangeOf('')).toEqual({ begin: '2018-04-16', end: '2026-11-19' });
  });

  it('is read from the address where it is inside the span, else it is the default', () => {
    const day = fc.integer({ min: -3500, max: 20 }).map((days) => addTo(today, { days }));
    fc.assert(
      fc.property(day, day, (begin, end) => {
        const isValid = begin >= '2018-04-16' && end >= begin && end < today;
        expect(rangeOf(`beginDate=${begin}&endDate=${end}`)).toEqual(
          isValid ? { begin, end } : { begin: '2018-04-16', end: '2026-11-19' },
        );
      }),
    );
  });
});

describe('the address', () => {
  it('is completed with the whole span, and leads from the area to its first view', () => {
    expect(address(path)).toBe(`${path}?${whole}`);
    expect(address('/paydo-statistika')).toBe(`${path}?${whole}`);
  });

  it('keeps the range and all else that it has', () => {
    const search = 'beginDate=2026-01-01&endDate=2026-02-01&page=2';
    expect(address(`${path}?${search}`)).toBeNull();
    expect(address(`/paydo-statistika?${search}`)).toBe(`${path}?${search}`);
    expect(address(`${path}?amounts.view=table`)).toBe(`${path}?amounts.view=table&${whole}`);
  });

  it('stays as it is with a range that makes no sense: the page shows what is wrong', () => {
    expect(address(`${path}?beginDate=2026-02-30`)).toBeNull();
  });
});

describe('the days offered for an end', () => {
  it('are today, yesterday, and begin or end of week, month and year', () => {
    expect(beginPresets(today).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-16',
      '2026-11-01',
      '2026-01-01',
    ]);
    expect(endPresets(today).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-22',
      '2026-11-30',
      '2026-12-31',
    ]);
  });

  it('take a Sunday for the end of its week', () => {
    expect(beginPresets('2026-11-22')[2].day).toBe('2026-11-16');
    expect(endPresets('2026-11-22')[2].day).toBe('2026-11-22');
  });
});
