import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ReportColumn } from '../document.ts';
import { fitColumns } from './columns.ts';
import { type Block, paginate } from './flow.ts';
import { content, footerHeight } from './style.ts';
import { cutToWidth, wrapText } from './wrap.ts';

const measure = (text: string) => text.length * 5;

describe('wrapText', () => {
  it('cuts no emoji apart, and texts of ten thousand letters at once', () => {
    const family = '👨‍👩‍👧‍👦';
    for (let width = 30; width < 400; width += 5) {
      const kept = cutToWidth(family.repeat(50), width, measure).slice(0, -1);
      expect(kept).toBe(family.repeat(kept.length / family.length));
    }
    const measured = vi.fn(measure);
    expect(wrapText('parkiralište'.repeat(1000), 200, measured)).toHaveLength(1);
    expect(Math.max(...measured.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(2000);
  });
  it('breaks at spaces, hyphens and slashes, and cuts the last line', () => {
    expect(wrapText('Zona 2 – Poljana maršala Tita', 100, measure)).toEqual(['Zona 2 – Poljana', 'maršala Tita']);
    expect(wrapText('aaaa-bbbb/cccc dddd', 50, measure)).toEqual(['aaaa-bbbb/', 'cccc dddd']);
    expect(wrapText('jedan dva tri četiri pet', 50, measure)).toEqual(['jedan dva', 'tri četir…']);
    expect(wrapText('   ', 50, measure)).toEqual([]);
  });
  it('never returns more lines than allowed, or one that is too wide', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 10, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = wrapText(text, width, measure, most);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe('fitColumns', () => {
  const need = fc
    .record({
      kind: fc.constantFrom<ReportColumn['kind']>('text', 'count', 'amount', 'percent', 'moment'),
      group: fc.option(
        fc.constantFrom('A', 'B', 'C').map((id) => ({ id, name: 'Kiosk' })),
        { nil: undefined },
      ),
      natural: fc.integer({ min: 5, max: 220 }),
    })
    .map(({ natural, ...column }) => ({ column: { header: 'x', ...column }, natural }));

  it('shows every column once, the first in each part, and fills the page exactly', () => {
    fc.assert(
      fc.property(fc.array(need, { minLength: 1, maxLength: 40 }), (needs) => {
        const parts = fitColumns(needs, content.width);
        for (const { indexes, widths } of parts) {
          expect(indexes[0]).toBe(0);
          expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(content.width, 3);
          for (const width of widths) expect(width).toBeGreaterThan(0);
        }
        const others = parts.flatMap(({ indexes }) => indexes.slice(1));
        expect(others).toEqual(needs.map((_, index) => index).slice(1));
      }),
    );
  });
  it('figures of a compared table have 80 points (behaviour 19.5)', () => {
    const figures = Array.from({ length: 8 }, () => ({
      column: { header: 'x', kind: 'amount' as const, group: { id: 'amount', name: 'Iznos' } },
      natural: 50,
    }));
    const [part] = fitColumns([{ column: { header: 'Naziv', kind: 'text' }, natural: 140 }, ...figures], content.width);
    expect(part?.widths.slice(1)).toEqual(Array.from({ length: 8 }, () => 80));
  });
});

describe('paginate', () => {
  it('puts every block on a page once, in order, inside its edges', () => {
    const blocks = fc.array(fc.record({ height: fc.integer({ min: 5, max: 400 }), keepNext: fc.boolean() }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.array(blocks, { minLength: 1, maxLength: 4 }), (runs) => {
        const seen: { id: number; page: number; top: number; height: number }[] = [];
        let id = 0;
        let page = 0;
        const block = (height: number, keepNext = false): Block => {
          const own = id;
          id += 1;
          return { height, keepNext, draw: (_, top) => seen.push({ id: own, page, top, height }) };
        };
        const running: Block = { height: 20, draw: () => {} };
        const head: Block = { height: 30, draw: () => {} };
        const pages = paginate(
          runs.map((run) => ({ head, blocks: run.map(({ height, keepNext }) => block(height, keepNext)) })),
          running,
          14,
        );
        for (const draw of pages) {
          draw(undefined as never);
          page += 1;
        }
        expect(seen.map((of) => of.id)).toEqual(Array.from({ length: id }, (_, index) => index));
        for (const { top, height } of seen)
          expect(top + height).toBeLessThanOrEqual(content.height - footerHeight + 0.1);
      }),
    );
  });
});
