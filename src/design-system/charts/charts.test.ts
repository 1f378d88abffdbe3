import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../language/formatsOf.ts';
import { chartColumns } from './ChartTable.tsx';
import { pieModel } from './pieModel.ts';
import { seriesColor, seriesCount } from './seriesColor.ts';
import type { TimeChartProps } from './types.ts';

describe('seriesColor', () => {
  it('a known channel or service has a fixed colour, however it is written', () => {
    expect(seriesColor('SMS')).toBe(seriesColor('sms '));
    expect(seriesColor('Garaže', 2)).toBe(2);
    expect(seriesColor('Garages', 2)).toBe(2);
    expect(seriesColor('Android aplikacija')).toBe(seriesColor('Android'));
  });

  it('does not change a colour with what else is shown, and stays in the palette', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.integer({ min: 1 })), (name, id) => {
        const color = seriesColor(name, id ?? undefined);
        expect(color).toBe(seriesColor(name, id ?? undefined));
        expect(color >= 1 && color <= seriesCount).toBe(true);
      }),
    );
  });

  it('keeps neighbours apart and leaves the fixed colours to their names', () => {
    const colors = Array.from({ length: 12 }, (_, index) => seriesColor(`Kanal bez boje ${index}`, index + 9));
    expect(new Set(colors).size).toBe(12);
    expect(colors).not.toContain(seriesColor('SMS'));
  });
});

describe('pieModel', () => {
  const slice = (id: string, value: number) => ({ id, name: id, color: 1, value, share: value > 0 ? 50 : 0 });

  it('leaves out what has no share', () => {
    const { shown, leftOut, total } = pieModel([slice('a', 30), slice('b', -5), slice('c', 0), slice('d', 10)]);
    expect(shown.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(leftOut.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(total).toBe(40);
  });

  it('adds up what is shown to the cent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (cents) => {
        const { shown, leftOut, total } = pieModel(cents.map((value, index) => slice(String(index), value / 100)));
        expect(shown.length + leftOut.length).toBe(cents.length);
        expect(total).toBe(cents.filter((value) => value > 0).reduce((sum, value) => sum + value, 0) / 100);
      }),
    );
  });
});

describe("a chart's table", () => {
  const chart: TimeChartProps = {
    title: 'Kretanje',
    kind: 'line',
    categories: ['1. 11.', '2. 11.'],
    labels: ['1. studenoga 2026.', '2. studenoga 2026.'],
    categoryTitle: 'Dan',
    series: [
      { id: 'a', name: 'Iznos', color: 1, measure: 'amount', values: [1234.5, null] },
      {
        id: 'b',
        name: 'Prošle godine',
        color: 1,
        measure: 'amount',
        compare: true,
        values: [10, 20],
        labels: ['x', 'y'],
      },
    ],
  };
  const columns = chartColumns(chart, formatsOf('hr'));

  it('has a column a series, and the days of a series that has its own', () => {
    expect(columns.map((column) => column.header)).toEqual([
      'Dan',
      'Iznos, €',
      'Dan: Prošle godine',
      'Prošle godine, €',
    ]);
    expect(columns.map((column) => column.cell?.(0))).toEqual(['1. studenoga 2026.', '1.234,50', 'x', '10,00']);
  });

  it('names the holidays and incidents of each category, and the holidays of the other period beside its days', () => {
    const mark = {
      id: '7',
      from: 0,
      to: 1,
      title: 'Prekid',
      detail: 'od 8:00',
      tone: 'danger' as const,
      address: '/incidenti?incident=7',
    };
    const calendar = {
      bands: [],
      notes: ['Svi sveti', undefined],
      otherNotes: [undefined, 'Božić'],
      marks: [mark, { ...mark, id: '8', from: 1, title: 'Kvar' }],
      notesTitle: 'Blagdani',
      marksTitle: 'Incidenti',
    };
    const own = chartColumns({ ...chart, calendar }, formatsOf('hr'));
    expect(own.map(({ header }) => header).slice(4)).toEqual(['Blagdani', 'Incidenti']);
    expect(own[5]?.cardCell?.(1)).toBe('Prekid · Kvar');
    expect([0, 1].map((row) => own[2]?.cell?.(row))).toEqual(['x', 'y · Božić']);
    // A calendar without anything adds no column.
    const nothing = { ...calendar, notes: [undefined], marks: [] };
    expect(chartColumns({ ...chart, calendar: nothing }, formatsOf('hr'))).toHaveLength(4);
  });

  it('shows a gap as a gap and sums the rest', () => {
    expect(columns[1]?.cell?.(1)).toBe('–');
    expect(columns.map((column) => column.total)).toEqual([undefined, '1.234,50', undefined, '30,00']);
  });
});
