/** What somebody typed as degrees: a comma or a point, spaces or a degree sign around. Undefined: no number. */
export function readDegrees(text: string): number | undefined {
  const plain = text.trim().replace(/°$/, '').trim().replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Degrees as a field shows them: all digits that there are, with the language's decimal sign. */
export const degreesText = (value: number, language: 'hr' | 'en'): string =>
  language === 'hr' ? String(value).replace('.', ',') : String(value);

/** A place for a person, longitude and latitude in this order: `16,00123; 45,80012`. */
export const positionText = ([longitude = 0, latitude = 0]: readonly number[], language: 'hr' | 'en'): string =>
  [longitude, latitude].map((value) => degreesText(Math.round(value * 1e5) / 1e5, language)).join('; ');
