import { cleanSearch } from '#api/text.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import type { Language } from '#design-system/language/languages.ts';

/** Parses typed degrees: a comma or a point, with spaces or a degree sign around. Returns undefined for no number. */
export function readDegrees(text: string): number | undefined {
  const plain = cleanSearch(text).replace(/°$/, '').trim().replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Returns degrees for a field: every digit, with the language's decimal sign. */
export const degreesText = (value: number, language: Language): string =>
  String(value).replace('.', formatsOf(language).decimalSign);

/** Returns a position for display, the longitude first: `16,00123; 45,80012`. */
export const positionText = ([longitude = 0, latitude = 0]: readonly number[], language: Language): string =>
  [longitude, latitude].map((value) => degreesText(Math.round(value * 1e5) / 1e5, language)).join('; ');
