import { choiceParam, describeParams, textParam } from '#features/url-state/index.ts';

/** By how many years or weeks periods are moved where nothing is typed, and at most. */
export const moveCounts = { year: { usual: 1, most: 10 }, weeks: { usual: 52, most: 520 } } as const;

/** Where a season is copied from and to, in the URL: a link shows the same list again. */
export const copyParams = describeParams({
  /** The zone whose periods are copied; empty: each chosen zone gets its own. */
  zone: textParam('zone'),
  /** The days within which periods are copied; empty: the calendar year. */
  from: textParam('from'),
  to: textParam('to'),
  move: choiceParam('move', ['year', 'weeks', 'same'], 'year'),
  /** The number of years or weeks; empty: the usual one. */
  count: textParam('count'),
  leap: choiceParam('leap', ['early', 'late'], undefined),
  /** The zones that get periods, as `zonesText` writes them; empty: the one that is copied. */
  zones: textParam('zones'),
});

/** No zone at all, which is not the same as no choice. */
const noZone = '-';

/** Writes the chosen zones for the URL. */
export const zonesText = (ids: readonly number[]): string => (ids.length === 0 ? noZone : ids.join(','));

/** Reads the chosen zones of the URL; undefined: there is no choice, or it cannot be read. */
export function zonesOf(text: string): readonly number[] | undefined {
  if (text === noZone) return [];
  return /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text) ? [...new Set(text.split(',').map(Number))] : undefined;
}

/** Returns the search of the page that copies one period. */
export const copySearch = (
  zoneId: number | undefined,
  { validFrom, validTo }: { validFrom: string; validTo: string },
) =>
  `?${copyParams.write({
    ...copyParams.defaults,
    zone: zoneId === undefined ? '' : String(zoneId),
    from: validFrom,
    to: validTo,
  })}`;

/** The number of years or weeks; undefined where the text is none. */
export function countOf(text: string, kind: keyof typeof moveCounts): number | undefined {
  const { usual, most } = moveCounts[kind];
  if (text === '') return usual;
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : undefined;
}
