import { cleanSearch } from '#api/text.ts';

/** Pixels. */
export interface EmbedSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes that a map is embedded in (behaviour 12.9). */
export const embedSizes = {
  small: { width: 400, height: 300 },
  medium: { width: 600, height: 450 },
  large: { width: 800, height: 600 },
} as const satisfies Record<string, EmbedSize>;

/** The first values of the custom size. */
export const customSize: EmbedSize = { width: 800, height: 600 };

/** Parses a number of pixels; returns undefined for anything else. */
export const pixelsOf = (text: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(cleanSearch(text)) ? Number(cleanSearch(text)) : undefined;

/** Returns a map's address that a frame can show, a web page and never a script; otherwise undefined. */
export function embeddable(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Returns the HTML that shows the map on any page. */
export const embedCode = (url: string, title: string, { width, height }: EmbedSize): string =>
  `<iframe src="${escaped(url)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`;
