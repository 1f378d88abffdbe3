import { isNumeric, type ReportColumn } from '../document.ts';
import { cellPadding, compareColumnWidth } from './style.ts';

/** What a column's width is computed from: its widest cell, and the smallest width that its cells may have. */
export interface ColumnNeed {
  readonly column: ReportColumn;
  /** Width of the widest cell or of the head's widest word, in points, without padding. */
  readonly natural: number;
}

/** The columns of one page, by index, with widths that fill it. */
export interface ColumnPart {
  readonly indexes: readonly number[];
  readonly widths: readonly number[];
}

const padding = 2 * cellPadding;
const least = (need: ColumnNeed, first: boolean) =>
  isNumeric(need.column) || need.column.kind !== 'text'
    ? need.natural + padding
    : Math.min(need.natural + padding, first ? 110 : 70);

function desiredWidth({ column, natural }: ColumnNeed): number {
  const full = natural + padding;
  if (column.width !== undefined) return column.kind === 'text' ? column.width : Math.max(column.width, full);
  if (column.kind === 'text') return Math.min(full, 260);
  if (!isNumeric(column)) return full;
  return Math.max(full, column.group === undefined ? 52 : compareColumnWidth);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the table's width without wrapping or cutting. */
export const naturalWidth = (needs: readonly ColumnNeed[]) => sum(needs.map(desiredWidth));

/**
 * Widths of a table's columns for a page of `width` points. A table that does not fit even when its texts are cut is
 * split: each part repeats the naming first column and takes as many whole groups as fit.
 */
export function fitColumns(needs: readonly ColumnNeed[], width: number): ColumnPart[] {
  const all = needs.map((_, index) => index);
  if (sum(needs.map((need, index) => least(need, index === 0))) <= width) {
    return [{ indexes: all, widths: widthsOf(needs, width) }];
  }
  const [first, ...rest] = needs;
  if (!first) return [];
  const own = Math.min(desiredWidth(first), width / 3);
  const parts: number[][] = [];
  let part: number[] = [];
  let used = own;
  for (const unit of units(rest, width - own)) {
    const unitWidth = sum(unit.map((index) => least(needs[index + 1] as ColumnNeed, false)));
    if (part.length > 0 && used + unitWidth > width) {
      parts.push(part);
      part = [];
      used = own;
    }
    part.push(...unit.map((index) => index + 1));
    used += unitWidth;
  }
  if (part.length > 0) parts.push(part);
  return parts.map((indexes) => {
    const chosen = [first, ...indexes.map((index) => needs[index] as ColumnNeed)];
    return { indexes: [0, ...indexes], widths: widthsOf(chosen, width) };
  });
}

/** Neighbouring columns of one group stay together where they fit on a page. */
function units(needs: readonly ColumnNeed[], space: number): number[][] {
  const found: number[][] = [];
  for (const [index, need] of needs.entries()) {
    const last = found.at(-1);
    const before = needs[index - 1];
    const together = need.column.group !== undefined && before?.column.group?.id === need.column.group.id;
    if (last && together) last.push(index);
    else found.push([index]);
  }
  return found.flatMap((unit) =>
    sum(unit.map((index) => least(needs[index] as ColumnNeed, false))) <= space ? [unit] : unit.map((index) => [index]),
  );
}

/** Distributes a page's width: a shortage is taken from texts first, a remainder is given to texts first. */
function widthsOf(needs: readonly ColumnNeed[], width: number): number[] {
  const desired = needs.map(desiredWidth);
  const leasts = needs.map((need, index) => Math.min(least(need, index === 0), desired[index] as number));
  const texts = needs.map(({ column }) => column.kind === 'text' && column.width === undefined);
  const figures = texts.map((text) => !text);
  let widths = desired;
  const missing = sum(widths) - width;
  if (missing > 0) {
    widths = shrink(widths, leasts, texts, missing);
    widths = shrink(widths, leasts, figures, sum(widths) - width);
    const over = sum(widths) - width;
    // Single words are wider than the page: the columns are scaled, and the words cut.
    return over > 0.01 ? widths.map((value) => (value * width) / (width + over)) : widths;
  }
  widths = grow(widths, texts, width - sum(widths), 300);
  widths = grow(widths, figures, width - sum(widths), 125);
  const rest = width - sum(widths);
  return widths.map((value, index) => (index === 0 ? value + rest : value));
}

function shrink(widths: number[], leasts: number[], which: boolean[], missing: number): number[] {
  if (missing <= 0) return widths;
  const spare = widths.map((width, index) => (which[index] ? width - (leasts[index] as number) : 0));
  const all = sum(spare);
  if (all <= 0) return widths;
  const part = Math.min(1, missing / all);
  return widths.map((width, index) => width - (spare[index] as number) * part);
}

function grow(widths: number[], which: boolean[], left: number, most: number): number[] {
  const spare = widths.map((width, index) => (which[index] ? Math.max(0, most - width) : 0));
  const all = sum(spare);
  if (all <= 0 || left <= 0) return widths;
  const part = Math.min(1, left / all);
  return widths.map((width, index) => width + (spare[index] as number) * part);
}
