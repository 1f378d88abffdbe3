import type { Faces } from './fonts.ts';
import type { Pen } from './pen.ts';
import { ink, sizes } from './style.ts';
import { cutToWidth } from './wrap.ts';

export interface LegendEntry {
  readonly name: string;
  readonly color: string;
  readonly dashed?: boolean;
}

const mark = 12;
const gap = 14;
const line = 13;
const widest = 180;

/** Entries side by side in as many centred lines as they need. */
export function layLegend(entries: readonly LegendEntry[], width: number, faces: Faces) {
  const rows: { entries: (LegendEntry & { left: number })[]; width: number }[] = [];
  for (const entry of entries) {
    const name = cutToWidth(entry.name, widest, (text) => faces.regular.width(text, sizes.small));
    const own = mark + faces.regular.width(name, sizes.small);
    let row = rows.at(-1);
    if (!row || row.width + gap + own > width) {
      row = { entries: [], width: 0 };
      rows.push(row);
    }
    const left = row.width === 0 ? 0 : row.width + gap;
    row.entries.push({ ...entry, name, left });
    row.width = left + own;
  }
  return {
    height: rows.length * line,
    draw(pen: Pen, left: number, top: number) {
      for (const [index, row] of rows.entries()) {
        const start = left + (width - row.width) / 2;
        const y = top + index * line + 9;
        for (const entry of row.entries) {
          const x = start + entry.left;
          if (entry.dashed)
            pen.lines(
              [
                [x - 1, y - 2.5],
                [x + 8, y - 2.5],
              ],
              entry.color,
              1.25,
              true,
            );
          else pen.rect(x, y - 6, 7, 7, entry.color, 1.5);
          pen.text(entry.name, x + mark, y, { size: sizes.small, color: ink.text });
        }
      }
    },
  };
}
