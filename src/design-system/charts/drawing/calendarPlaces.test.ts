import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartMark } from '../types.ts';
import { bandNames, groupMarks, markSize } from './calendarPlaces.ts';

const holiday = (at: number, name: string) => ({ from: at, to: at, kind: 'holiday' as const, name });
const mark = (id: number, from: number): ChartMark => ({
  id: String(id),
  from,
  to: from,
  title: '',
  detail: '',
  tone: 'warning',
  address: '',
});

describe('the names of bands', () => {
  test('stand in wide bands from left to right, in narrow ones upwards', () => {
    expect(bandNames([holiday(0, 'Svi sveti')], 7, 700)).toEqual([{ text: 'Svi sveti', at: 50, width: 100 }]);
    expect(bandNames([holiday(0, 'Svi sveti')], 30, 600)).toEqual([{ text: 'Svi sveti', at: 10, width: undefined }]);
  });

  test('of days in a row are one where they would touch', () => {
    const christmas = [holiday(358, 'Božić'), holiday(359, 'Sveti Stjepan')];
    expect(bandNames(christmas, 365, 1095).map(({ text }) => text)).toEqual(['Božić · Sveti Stjepan']);
    expect(bandNames(christmas, 365, 365 * 20)).toHaveLength(2);
  });

  test('that would touch the one before are left out', () => {
    const august = [holiday(216, 'Dan pobjede'), holiday(226, 'Velika Gospa'), holiday(304, 'Svi sveti')];
    expect(bandNames(august, 365, 365).map(({ text }) => text)).toEqual(['Dan pobjede', 'Svi sveti']);
  });
});

test('marks fit, all of them are there, and those that touch are one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(364), { maxLength: 60 }), fc.integer({ min: 200, max: 1400 }), (days, width) => {
      const groups = groupMarks(
        days.map((from, id) => mark(id, from)),
        365,
        width,
      );
      expect(groups.flatMap(({ marks }) => marks.map(({ id }) => Number(id))).sort((a, b) => a - b)).toEqual(
        days.map((_, index) => index),
      );
      for (const [index, { at }] of groups.entries())
        expect(at - (groups[index - 1]?.at ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(markSize);
    }),
  );
});
