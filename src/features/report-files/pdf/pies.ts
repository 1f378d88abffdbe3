import { shareOf, sumOfAmounts } from '#api/figures.ts';
import type { Formats } from '#design-system/language/formatsOf.ts';
import type { ReportPie } from '../document.ts';
import type { FileTexts } from '../fileTexts.ts';
import type { Block } from './flow.ts';
import type { Faces } from './fonts.ts';
import type { Pen } from './pen.ts';
import { ink, seriesInk, sizes } from './style.ts';
import { cutToWidth } from './wrap.ts';

const radius = 54;
const line = 13;
const most = 10;
const otherColor = 10;

interface Entry {
  readonly name: string;
  readonly color: string;
  readonly value: number;
  /** In percent, as it is written. */
  readonly share: number;
}

const totalOf = (entries: readonly Pick<Entry, 'value'>[]) => sumOfAmounts(entries.map(({ value }) => value));

/** Returns the slices with their shares; those that a pie cannot show are left out, the smallest are merged. */
function entriesOf(pie: ReportPie, t: FileTexts): Entry[] {
  const slices = pie.slices.filter((slice) => slice.value > 0);
  const entries = slices.map(({ name, color, value, share }) => ({ name, color: seriesInk(color), value, share }));
  if (entries.length <= most) return entries;
  const sorted = entries.toSorted((a, b) => b.value - a.value);
  const total = totalOf(sorted);
  const value = totalOf(sorted.slice(most - 1));
  const share = shareOf(value, total).rounded;
  return [...sorted.slice(0, most - 1), { name: t('other'), color: seriesInk(otherColor), value, share }];
}

/** Pies side by side, each with its legend and shares at its right. */
export function pieRow(
  pies: readonly ReportPie[],
  left: number,
  width: number,
  faces: Faces,
  formats: Formats,
  t: FileTexts,
): Block {
  const laid = pies.map((pie) => ({ pie, entries: entriesOf(pie, t) }));
  const slot = width / Math.max(1, laid.length);
  const lines = Math.max(1, ...laid.map(({ entries }) => entries.length));
  const height = Math.max(2 * radius + 34, lines * line + 8);
  return {
    height,
    draw(pen, top) {
      for (const [index, { pie, entries }] of laid.entries()) drawPie(pen, pie, entries, left + index * slot, top);
    },
  };

  function drawPie(pen: Pen, pie: ReportPie, entries: readonly Entry[], x: number, top: number) {
    const middleX = x + radius + 4;
    const middleY = top + radius + 4;
    if (entries.length === 0) pen.slice(middleX, middleY, radius, 0, Math.PI * 2, ink.headGround);
    const total = totalOf(entries);
    const turn = ({ value }: Entry) => (value / total) * Math.PI * 2;
    let angle = 0;
    for (const entry of entries) {
      const to = angle + turn(entry);
      pen.slice(middleX, middleY, radius, angle, to, entry.color);
      angle = to;
    }
    if (entries.length > 1) {
      angle = 0;
      for (const entry of entries) {
        const edge = [middleX + radius * Math.sin(angle), middleY - radius * Math.cos(angle)] as const;
        pen.lines([[middleX, middleY], edge], ink.paper, 1);
        angle += turn(entry);
      }
    }
    for (const [index, text] of [pie.title, pie.shares].entries()) {
      const shown = cutToWidth(text, 2 * radius + 30, (part) => faces.regular.width(part, sizes.small));
      const y = top + 2 * radius + 18 + index * 10;
      pen.text(shown, middleX, y, { size: sizes.small, color: ink.muted, align: 'center' });
    }

    const legendLeft = x + 2 * radius + 28;
    const longest = Math.max(0, ...entries.map((entry) => faces.regular.width(entry.name, sizes.small)));
    const right = Math.min(x + slot - 16, legendLeft + 12 + Math.min(longest, 170) + 60);
    const space = right - legendLeft - 12 - 46;
    const start = middleY - (entries.length * line) / 2;
    for (const [index, entry] of entries.entries()) {
      const y = start + index * line + 9;
      pen.rect(legendLeft, y - 6, 7, 7, entry.color, 1.5);
      const name = cutToWidth(entry.name, space, (text) => faces.regular.width(text, sizes.small));
      pen.text(name, legendLeft + 12, y, { size: sizes.small, color: ink.text });
      pen.text(formats.percent(entry.share), right, y, {
        size: sizes.small,
        color: ink.muted,
        align: 'right',
        figures: true,
      });
    }
  }
}
