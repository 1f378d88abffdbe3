import { niceScale } from '#design-system/charts/scale.ts';
import type { Formats } from '#design-system/language/formatsOf.ts';
import type { ReportWaterfall } from '../document.ts';
import type { Block } from './flow.ts';
import type { Faces } from './fonts.ts';
import { ink, sizes } from './style.ts';
import { cutToWidth } from './wrap.ts';

const rowHeight = 15;
const barHeight = 9;
const axisHeight = 14;
/** The widest column of names, in points. */
const widestName = 200;
const gap = 6;
const small = { size: sizes.small, color: ink.muted } as const;

/** Horizontal bars, each from where the one before has ended, with the screen's colours; the sum begins at zero. */
export function waterfallChart({ steps }: ReportWaterfall, width: number, faces: Faces, formats: Formats): Block {
  const measure = (text: string) => faces.regular.width(text, sizes.small);
  const names = steps.map(({ name }) => cutToWidth(name, widestName, measure));
  const texts = steps.map(({ value }) => formats.signedMoney(value));
  let sum = 0;
  const spans = steps.map(({ value, isTotal }) => {
    // In cents, so that the last part ends where the sum does.
    const from = isTotal ? 0 : sum;
    const to = from + Math.round(value * 100);
    sum = to;
    return { from: from / 100, to: to / 100 };
  });
  const scale = niceScale(spans.flatMap(({ from, to }) => [from, to]));
  const isWhole = scale.ticks.every(Number.isInteger);
  const labelWidth = Math.max(0, ...texts.map((text) => faces.semibold.numberWidth(text, sizes.small))) + gap;
  const left = Math.max(0, ...names.map(measure)) + gap + labelWidth;
  const right = width - labelWidth;
  const x = (value: number) => left + ((value - scale.from) / (scale.to - scale.from)) * (right - left);
  const plotHeight = steps.length * rowHeight;
  return {
    height: 4 + plotHeight + axisHeight,
    draw(pen, top) {
      const plotTop = top + 4;
      for (const tick of scale.ticks) {
        const at = x(tick);
        const line = [
          [at, plotTop],
          [at, plotTop + plotHeight],
        ] as const;
        pen.lines(line, tick === 0 ? ink.strongLine : ink.line, 0.5);
        const text = (isWhole ? formats.count : formats.amount)(tick);
        pen.text(text, at, plotTop + plotHeight + 9, { ...small, align: 'center', figures: true });
      }
      for (const [index, { from, to }] of spans.entries()) {
        const middle = plotTop + (index + 0.5) * rowHeight;
        const isTotal = steps[index]?.isTotal === true;
        const start = Math.min(x(from), x(to));
        const end = Math.max(x(from), x(to));
        const color = isTotal ? ink.brand : to < from ? ink.fall : ink.rise;
        // A contribution of a cent is seen too.
        pen.rect(start, middle - barHeight / 2, Math.max(0.8, end - start), barHeight, color, 1);
        pen.text(names[index] ?? '', 0, middle + 2.5, {
          size: sizes.small,
          color: ink.text,
          weight: isTotal ? 'semibold' : 'regular',
        });
        const isFall = to < from;
        pen.text(texts[index] ?? '', isFall ? start - 4 : end + 4, middle + 2.5, {
          size: sizes.small,
          color: ink.text,
          weight: 'semibold',
          align: isFall ? 'right' : 'left',
          figures: true,
        });
      }
    },
  };
}
