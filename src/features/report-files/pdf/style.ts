import { colorValue, compareShare, seriesColors } from '#design-system/theme/palette.ts';

/** A4 landscape in points, and the margins of behaviour 19.5. */
export const page = { width: 841.89, height: 595.28, margin: 25 } as const;
export const content = { width: page.width - 2 * page.margin, height: page.height - 2 * page.margin } as const;
/** The height of the footer with the page number. */
export const footerHeight = 22;

/** Columns of figures under an upper head (behaviour 19.5). */
export const compareColumnWidth = 80;
export const cellPadding = 5;
export const rowHeight = 17;
/** The distance of the lines of a cell. */
export const lineHeight = 10;
export const indent = 10;

const of = (token: Parameters<typeof colorValue>[0]) => colorValue(token, 'light');

/** Files use the light theme, whatever the screen's theme is. */
export const ink = {
  text: of('fg.DEFAULT'),
  muted: of('fg.muted'),
  brand: of('brand.fg'),
  rise: of('rise.fg'),
  fall: of('fall.fg'),
  line: of('border.DEFAULT'),
  strongLine: of('border.emphasized'),
  paper: of('bg.surface'),
  headGround: of('bg.muted'),
  headingGround: of('brand.subtle'),
  invalidGround: of('danger.bg'),
  invalid: of('danger.fg'),
} as const;

const series = seriesColors('light');
/** A series' colour by its number from 1; paler for the compare period. */
export function seriesInk(color: number, compare = false): string {
  const value = series[(((color - 1) % series.length) + series.length) % series.length] ?? ink.brand;
  return compare ? paler(value) : value;
}

/** Mixed with white, as the compare period is on screen. */
function paler(color: string): string {
  const channel = (at: number) =>
    Math.round(Number.parseInt(color.slice(at, at + 2), 16) * compareShare + 255 * (1 - compareShare));
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

export const sizes = { title: 17, subtitle: 10.5, section: 11.5, text: 8, small: 7, figure: 14 } as const;
