import type { Chart, Options } from 'highcharts';
import { describe, expect, test, vi } from 'vitest';
import { changesOf, drawChanges, steadyFunctions } from './chartChanges.ts';

describe('changesOf', () => {
  test('names what differs, as deep as it stands', () => {
    expect(changesOf({ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } })).toEqual({ b: { d: 4 } });
  });

  test('takes lists whole, and lists of the same values for the same', () => {
    expect(changesOf({ data: [1, null, 3] }, { data: [1, null, 3] })).toEqual({});
    expect(changesOf({ data: [1, null, 3] }, { data: [1, 2] })).toEqual({ data: [1, 2] });
  });

  test('says undefined of what is no longer said', () => {
    expect(changesOf({ min: 0 }, {})).toEqual({ min: undefined });
  });
});

describe('steadyFunctions', () => {
  test('a function of a place stays, and calls the latest of that place with what it is given', () => {
    const steady = steadyFunctions();
    const made = (text: string) =>
      steady({
        yAxis: [
          {
            labels: {
              formatter() {
                return `${text} ${this.value}`;
              },
            },
          },
        ],
      }) as { yAxis: [{ labels: { formatter: (this: unknown) => string } }] };
    const [first, second] = [made('old'), made('new')];
    expect(second.yAxis[0].labels.formatter).toBe(first.yAxis[0].labels.formatter);
    expect(first.yAxis[0].labels.formatter.call({ value: 3 })).toBe('new 3');
  });

  test('leaves values and lists of values as they are', () => {
    const data = [1, 2, null];
    const options = steadyFunctions()({ series: [{ type: 'line', data }] });
    expect((options.series?.[0] as { data: unknown } | undefined)?.data).toBe(data);
  });
});

describe('drawChanges', () => {
  const part = () => ({ update: vi.fn(), setData: vi.fn() });
  const chartWith = (axes: number, series: number) => ({
    update: vi.fn(),
    redraw: vi.fn(),
    xAxis: [part()],
    yAxis: Array.from({ length: axes }, part),
    series: Array.from({ length: series }, part),
  });
  const options = (days: number, more: Partial<Options> = {}): Options => ({
    chart: { type: 'line', height: 300 },
    xAxis: { categories: Array.from({ length: days }, (_, day) => `${day}.`) },
    yAxis: [{ min: 0 }],
    series: [{ type: 'line', id: 'amount', data: Array.from({ length: days }, (_, day) => day) }],
    ...more,
  });

  test('other figures go to the axis and the series alone, drawn once', () => {
    const chart = chartWith(1, 1);
    drawChanges(chart as unknown as Chart, options(30), options(4));
    expect(chart.update).not.toHaveBeenCalled();
    expect(chart.xAxis[0]?.update).toHaveBeenCalledWith({ categories: ['0.', '1.', '2.', '3.'] }, false);
    expect(chart.yAxis[0]?.update).not.toHaveBeenCalled();
    expect(chart.series[0]?.setData).toHaveBeenCalledWith([0, 1, 2, 3], false, false);
    expect(chart.redraw).toHaveBeenCalledTimes(1);
  });

  test('a series that is hidden as well is updated by what changes of it', () => {
    const chart = chartWith(1, 1);
    const hidden: Options = { series: [{ type: 'line', id: 'amount', data: [], visible: false }] };
    drawChanges(chart as unknown as Chart, options(3), options(3, hidden));
    expect(chart.series[0]?.update).toHaveBeenCalledWith({ data: [], visible: false }, false);
  });

  test('another kind of chart is told all, but the height it has', () => {
    const chart = chartWith(1, 1);
    drawChanges(chart as unknown as Chart, options(3), options(3, { chart: { type: 'column', height: 300 } }));
    expect(chart.update).toHaveBeenCalledWith(
      expect.objectContaining({ chart: { type: 'column' } }),
      true,
      true,
      false,
    );
  });

  test('other series, or other axes, are another chart', () => {
    for (const after of [
      options(3, { series: [{ type: 'line', id: 'count', data: [1] }] }),
      options(3, { series: [] }),
      options(3, { yAxis: [{ min: 0 }, { min: 0 }] }),
    ]) {
      const chart = chartWith(1, 1);
      drawChanges(chart as unknown as Chart, options(3), after);
      expect(chart.update).toHaveBeenCalledTimes(1);
    }
  });
});
