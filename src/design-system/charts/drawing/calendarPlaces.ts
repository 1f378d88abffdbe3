import type { ChartBand, ChartMark } from '../types.ts';

/** A name in a band, px from the plot's left edge. */
export interface BandName {
  readonly text: string;
  /** The middle of the band. */
  readonly at: number;
  /** The width that it has, where it is written from left to right; undefined where it is written upwards. */
  readonly width: number | undefined;
}

/** The height of a line of text, which a name that is written upwards needs as its width, px. */
const lineHeight = 14;

/** From this width on a name stands in its band from left to right, px. */
const wideEnough = 88;

/**
 * Where the names of bands are written. What has no room of its own is added to the name of the day right before it, as the
 * second day of Christmas; else it is left out: tooltip and table have it.
 */
export function bandNames(bands: readonly ChartBand[], categories: number, plotWidth: number): BandName[] {
  const step = plotWidth / categories;
  const names: (BandName & { readonly last: number })[] = [];
  for (const { name, from, to } of bands) {
    if (!name) continue;
    const at = ((from + to + 1) / 2) * step;
    const width = (to - from + 1) * step;
    const before = names.at(-1);
    if (before && at - before.at < lineHeight) {
      if (from - before.last === 1) names[names.length - 1] = { ...before, text: `${before.text} · ${name}`, last: to };
      continue;
    }
    names.push({ text: name, at, width: width >= wideEnough ? width : undefined, last: to });
  }
  return names.map(({ text, at, width }) => ({ text, at, width }));
}

/** Marks that are too near to stand side by side, and so are one; px from the plot's left edge. */
export interface MarkGroup {
  readonly at: number;
  readonly marks: readonly [ChartMark, ...ChartMark[]];
}

/** The width of a mark, px: that of a target that can be met with a finger (WCAG 2.5.8). */
export const markSize = 24;

/** Groups the marks of a plot so that each group has its width; the marks are in the order of their categories. */
export function groupMarks(marks: readonly ChartMark[], categories: number, plotWidth: number): MarkGroup[] {
  const step = plotWidth / categories;
  const groups: { at: number; marks: [ChartMark, ...ChartMark[]] }[] = [];
  for (const mark of [...marks].sort((one, other) => one.from - other.from)) {
    const at = (mark.from + 0.5) * step;
    const last = groups.at(-1);
    if (last && at - last.at < markSize) last.marks.push(mark);
    else groups.push({ at, marks: [mark] });
  }
  return groups;
}
