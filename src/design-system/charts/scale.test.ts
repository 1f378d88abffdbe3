import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceScale, onOneGrid, ticksBelowZero } from './scale.ts';

describe('niceScale', () => {
  it('holds all values and zero between round ends', () => {
    const cents = fc.integer({ min: -1e11, max: 1e14 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 30 }), (values) => {
        const { from, to, ticks } = niceScale(values);
        for (const value of [...values, 0]) {
          expect(value).toBeGreaterThanOrEqual(from - Math.abs(from) * 1e-9);
          expect(value).toBeLessThanOrEqual(to + Math.abs(to) * 1e-9);
        }
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(15);
      }),
    );
  });
});

describe('onOneGrid', () => {
  const values = fc.array(
    fc.integer({ min: -1e9, max: 1e12 }).map((value) => value / 100),
    { maxLength: 20 },
  );

  it('puts the zeros of both axes on one line, and loses no value', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const [a, b] = onOneGrid(niceScale(one), niceScale(other));
        expect(a.ticks).toHaveLength(b.ticks.length);
        expect(a.ticks.indexOf(0)).toBe(b.ticks.indexOf(0));
        expect(a.ticks).toContain(0);
        for (const [scale, own] of [
          [a, one],
          [b, other],
        ] as const) {
          for (const value of own) {
            expect(value).toBeGreaterThanOrEqual(scale.from - Math.abs(scale.from) * 1e-9);
            expect(value).toBeLessThanOrEqual(scale.to + Math.abs(scale.to) * 1e-9);
          }
        }
      }),
    );
  });
});

describe('the ticks of axes with figures below zero', () => {
  it('hold zero between what is above and what is below', () => {
    expect(ticksBelowZero([{ values: [812, -35.2, 830] }])).toEqual({ left: [-200, 0, 200, 400, 600, 800, 1000] });
  });

  it('hold zero at their end where all figures are below', () => {
    expect(ticksBelowZero([{ values: [-4, null, -1] }])?.left?.at(-1)).toBe(0);
  });

  it('have one zero for both axes', () => {
    const ticks = ticksBelowZero([{ values: [812, -35.2, 830] }, { axis: 'right', values: [40, 0, 41] }]);
    expect(ticks?.left?.indexOf(0)).toBe(1);
    expect(ticks?.right?.indexOf(0)).toBe(1);
  });

  it('are those of the chart itself where nothing is below zero', () => {
    expect(ticksBelowZero([{ values: [812, 0, null] }])).toBeUndefined();
    expect(ticksBelowZero([])).toBeUndefined();
  });
});
