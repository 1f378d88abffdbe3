import { expect, test } from 'vitest';
import { type ColorTheme, colorValue, type palette, seriesColors } from './palette.ts';

type Token = keyof typeof palette;
type Rgb = [number, number, number];

const channels = (hex: string): [...Rgb, number] => {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5), hex.length === 9 ? at(7) / 255 : 1];
};
/** A colour as it is seen: a translucent one lies over the surface. */
const over = (hex: string, ground: Rgb): Rgb => {
  const [r, g, b, alpha] = channels(hex);
  return [r, g, b].map((value, index) => value * alpha + (ground[index] ?? 0) * (1 - alpha)) as Rgb;
};
const luminance = (rgb: Rgb) => {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** The contrast of WCAG 2: 1 to 21. */
const contrast = (text: Rgb, ground: Rgb) => {
  const [dark, light] = [luminance(text), luminance(ground)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
const solid = (hex: string): Rgb => channels(hex).slice(0, 3) as Rgb;

const grounds: Token[] = ['bg.page', 'bg.surface', 'bg.raised', 'bg.panel', 'bg.muted', 'row.invalid'];
const onEveryGround: Token[] = ['fg.DEFAULT', 'fg.muted', 'fg.error', 'brand.fg', 'danger.fg', 'rise.fg', 'fall.fg'];
const pairs: [text: Token, ground: Token][] = [
  ...onEveryGround.flatMap((text) => grounds.map((ground): [Token, Token] => [text, ground])),
  ['fg.subtle', 'bg.surface'],
  ['fg.subtle', 'bg.raised'],
  ['fg.DEFAULT', 'bg.emphasized'],
  ['fg.inverted', 'bg.inverted'],
  ['brand.contrast', 'brand.solid'],
  ['brand.contrast', 'brand.emphasized'],
  ['brand.fg', 'brand.subtle'],
  ['brand.fg', 'brand.muted'],
  ['danger.contrast', 'danger.solid'],
  ['danger.contrast', 'danger.emphasized'],
  ['danger.fg', 'danger.muted'],
  ['gray.contrast', 'gray.solid'],
  ['rise.fg', 'rise.mark'],
  ['fall.fg', 'fall.mark'],
  ...(['success', 'warning', 'danger', 'info', 'neutral'] as const).map((tone): [Token, Token] => [
    `${tone}.fg`,
    `${tone}.bg`,
  ]),
  ...(['success', 'warning', 'info'] as const).map((tone): [Token, Token] => [`${tone}.contrast`, `${tone}.solid`]),
];

for (const theme of ['light', 'dark'] satisfies ColorTheme[]) {
  const surface = solid(colorValue('bg.surface', theme));

  test.each(pairs)(`${theme}: text %s on %s has 4.5:1`, (text, ground) => {
    const seen = over(colorValue(ground, theme), surface);
    expect(contrast(solid(colorValue(text, theme)), seen)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['border.control', 'bg.surface'],
    ['border.error', 'bg.surface'],
    ['brand.solid', 'bg.surface'],
    ['brand.focusRing', 'bg.surface'],
    ['brand.focusRing', 'bg.page'],
    ['danger.focusRing', 'bg.surface'],
  ] as const)(`${theme}: the edge %s stands out 3:1 from %s`, (edge, ground) => {
    const ratio = contrast(solid(colorValue(edge, theme)), solid(colorValue(ground, theme)));
    expect(ratio).toBeGreaterThanOrEqual(3);
  });

  test(`${theme}: every series colour stands out 3:1 from the surface, and no two look alike`, () => {
    const colors = seriesColors(theme);
    expect(colors).toHaveLength(20);
    for (const color of colors) expect(contrast(solid(color), surface), color).toBeGreaterThanOrEqual(3);
    expect(new Set(colors).size).toBe(20);
    for (const [index, one] of colors.entries()) {
      for (const other of colors.slice(0, index)) expect(distance(one, other), `${one} ${other}`).toBeGreaterThan(0.05);
    }
  });
}

/** How different two colours look, in OKLab; below 0.02 nobody can distinguish them side by side. */
function distance(one: string, other: string) {
  const lab = (hex: string) => {
    const [r, g, b] = solid(hex).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as Rgb;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}
