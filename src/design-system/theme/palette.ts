/**
 * Every colour of the portal, once for light and once for dark: the only file with colour values. Components use the
 * names as semantic tokens (`color="fg.muted"`), charts the values. Pairs of text and ground are checked by a test.
 */
export type ColorTheme = 'light' | 'dark';

/** `[light, dark]` by token name; `x.DEFAULT` is the token `x`. */
export const palette = {
  'bg.DEFAULT': ['#F5F7F9', '#0E141A'],
  'bg.page': ['#F5F7F9', '#0E141A'],
  'bg.surface': ['#FFFFFF', '#151D25'],
  'bg.raised': ['#FAFBFC', '#1A242D'],
  'bg.panel': ['#FFFFFF', '#1A242D'],
  'bg.subtle': ['#FAFBFC', '#1A242D'],
  'bg.muted': ['#F0F3F6', '#202B36'],
  'bg.emphasized': ['#E4EAEF', '#2A3744'],
  'bg.inverted': ['#18212C', '#E5EBF1'],
  'bg.scrim': ['#0E141A80', '#05080BB3'],

  'fg.DEFAULT': ['#18212C', '#E5EBF1'],
  'fg.muted': ['#5A6775', '#9AA8B6'],
  'fg.subtle': ['#667382', '#8795A3'],
  'fg.inverted': ['#FFFFFF', '#0E141A'],
  'fg.error': ['#B3123A', '#FF8CA3'],

  'border.DEFAULT': ['#E1E7ED', '#27333F'],
  'border.muted': ['#EDF1F4', '#1F2A34'],
  'border.emphasized': ['#C9D3DC', '#3A4856'],
  /** The border of inputs and checkboxes: 3:1 against the surface (WCAG 1.4.11). */
  'border.control': ['#8693A0', '#61717F'],
  'border.error': ['#C01F45', '#FF8CA3'],

  'brand.solid': ['#0B5C75', '#57B8D2'],
  'brand.emphasized': ['#084A5E', '#7CC9DE'],
  'brand.contrast': ['#FFFFFF', '#0E141A'],
  'brand.fg': ['#0B5C75', '#57B8D2'],
  'brand.subtle': ['#E5F0F3', '#12303A'],
  'brand.muted': ['#D2E5EA', '#184150'],
  'brand.border': ['#9CC3CF', '#2A6172'],
  'brand.focusRing': ['#0B7A9B', '#57B8D2'],

  'gray.solid': ['#18212C', '#E5EBF1'],
  'gray.emphasized': ['#E4EAEF', '#2A3744'],
  'gray.contrast': ['#FFFFFF', '#0E141A'],
  'gray.fg': ['#18212C', '#E5EBF1'],
  'gray.subtle': ['#F0F3F6', '#202B36'],
  'gray.muted': ['#E4EAEF', '#2A3744'],
  'gray.border': ['#E1E7ED', '#27333F'],
  'gray.focusRing': ['#0B7A9B', '#57B8D2'],

  'success.solid': ['#12703A', '#4FD486'],
  'success.contrast': ['#FFFFFF', '#0E141A'],
  'success.fg': ['#12703A', '#4FD486'],
  'success.bg': ['#E3F7EA', '#12311F'],
  'success.border': ['#A6DDBB', '#235A3A'],

  'warning.solid': ['#8A4B00', '#F2C078'],
  'warning.contrast': ['#FFFFFF', '#0E141A'],
  'warning.fg': ['#8A4B00', '#F2C078'],
  'warning.bg': ['#FFF4E0', '#2E2414'],
  'warning.border': ['#F0C98B', '#5B4620'],
  'warning.focusRing': ['#8A4B00', '#F2C078'],

  'danger.solid': ['#C01F45', '#FF8CA3'],
  'danger.emphasized': ['#A01639', '#FFA9BA'],
  'danger.contrast': ['#FFFFFF', '#1E0A10'],
  'danger.fg': ['#B3123A', '#FF8CA3'],
  'danger.bg': ['#FDECEF', '#3A1722'],
  'danger.subtle': ['#FDECEF', '#3A1722'],
  'danger.muted': ['#FADCE2', '#4A1E2B'],
  'danger.border': ['#F2B3C0', '#6E2C3E'],
  'danger.focusRing': ['#C01F45', '#FF8CA3'],

  'info.solid': ['#1D5FA8', '#7CB8F2'],
  'info.contrast': ['#FFFFFF', '#0E141A'],
  'info.fg': ['#1D5FA8', '#7CB8F2'],
  'info.bg': ['#E7F0FA', '#14283C'],
  'info.border': ['#AFCDEC', '#26486B'],

  'neutral.fg': ['#4C5865', '#B4C0CC'],
  'neutral.bg': ['#F0F3F6', '#202B36'],
  'neutral.border': ['#DAE1E8', '#33414E'],

  'rise.fg': ['#12703A', '#4FD486'],
  'rise.mark': ['#23D16033', '#23D16033'],
  'fall.fg': ['#B3123A', '#FF8CA3'],
  'fall.mark': ['#FF386033', '#FF386033'],

  /** Rows of transactions that are not valid. */
  'row.invalid': ['#FFF5F7', '#271A22'],

  /**
   * Shapes on map tiles, which are light in both themes (behaviour 14.9: the blue of a zone without a colour, the grey
   * of what is not being edited).
   */
  'map.ground': ['#E9EDF0', '#1A242D'],
  'map.muted': ['#9E9E9E', '#9E9E9E'],
  'map.zone': ['#3388FF', '#3388FF'],
  'map.edge': ['#0B5C75', '#0B5C75'],
  'map.handle': ['#FFFFFF', '#FFFFFF'],
  'map.approved': ['#12703A', '#12703A'],
  'map.found': ['#7A2E8E', '#7A2E8E'],
  'map.overlap': ['#E07A1F', '#E07A1F'],
  'map.fault': ['#C01F45', '#C01F45'],

  'shadow.DEFAULT': ['#18212C1F', '#00000080'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Colours of sales channels, services and other series, in the order in which they are given out. */
const series = [
  ['#0B5C75', '#2E93AF'],
  ['#E07A1F', '#F09A4A'],
  ['#3C8D5A', '#5FB87F'],
  ['#8A5FBF', '#A98BD8'],
  ['#C2366B', '#E8709C'],
  ['#2F7FD6', '#5C9CF5'],
  ['#9A7400', '#D0AC3C'],
  ['#0E948B', '#3FC2B8'],
  ['#B5482E', '#E2765A'],
  ['#5B6B7B', '#8594A4'],
  ['#6B8A1F', '#A3C24F'],
  ['#D0559F', '#F08CC6'],
  ['#3F4FB0', '#7C86EC'],
  ['#8C5A3C', '#B98C6E'],
  ['#2A8FB5', '#6CC5E6'],
  ['#7A2E8E', '#C56BE0'],
  ['#1F6240', '#3F9A6B'],
  ['#D9606A', '#F7A6A0'],
  ['#4E7F86', '#9CC7B4'],
  ['#8F1D3F', '#D0557C'],
] as const;

/**
 * The part of a series' colour in that of its compare period, mixed with the ground: paler than its own series, with a
 * contrast of 3 to 1 with the page in the main colours.
 */
export const compareShare = 0.65;

/** The series colours of a theme, as values, for charts that work with colours (3D shades) rather than names. */
export const seriesColors = (theme: ColorTheme): string[] => series.map((pair) => pair[theme === 'light' ? 0 : 1]);

/** A token's value in a theme, for what cannot use a CSS variable (charts, canvas, PDF). */
export const colorValue = (token: keyof typeof palette, theme: ColorTheme): string =>
  palette[token][theme === 'light' ? 0 : 1];

/** A tree of tokens by group and name; series are `series.1` … `series.20`. */
function treeOf<Value>(toValue: (pair: readonly [light: string, dark: string]) => Value) {
  const tree: Record<string, Record<string, { value: Value }>> = { series: {} };
  const put = (group: string, name: string, pair: readonly [string, string]) => {
    tree[group] ??= {};
    tree[group][name] = { value: toValue(pair) };
  };
  for (const [token, pair] of Object.entries(palette)) {
    const [group = '', name = ''] = token.split('.');
    put(group, name, pair);
  }
  for (const [index, pair] of series.entries()) put('series', String(index + 1), pair);
  return tree;
}

/** The palette as a tree of Chakra's semantic tokens. */
export const colorTokens = () => treeOf(([base, dark]) => ({ base, _dark: dark }));

/** The palette's names, each with its light value: where the dark ones are in the page's CSS already. */
export const colorNames = () => treeOf(([base]) => base);
