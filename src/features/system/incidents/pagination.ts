import type { Incident } from '#api/contract/system.ts';
import { cleanSearch } from '#api/text.ts';

/** A page of the list, as the server returns it. */
export interface IncidentPage {
  readonly rows: readonly Incident[];
  /** The count over all pages. */
  readonly count: number;
  readonly pages: number;
}

/** Returns the page after the loaded ones; undefined at the end and past it. */
export const nextPage = (last: IncidentPage, loaded: readonly IncidentPage[]): number | undefined =>
  last.rows.length > 0 && loaded.length < last.pages ? loaded.length + 1 : undefined;

/** Returns the rows of the loaded pages without duplicates: a new incident moves the others on to the next page. */
export function loadedRows(pages: readonly IncidentPage[]): Incident[] {
  const byId = new Map<number, Incident>();
  for (const row of pages.flatMap(({ rows }) => rows)) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

/**
 * Converts a search for the server: it searches days as `DD.MM.YYYY`, but users write `1. 11. 2026.`, or `1/11/2026` in
 * English, as in the list.
 * Other texts stay as they are typed.
 */
export function searchTerm(text: string): string {
  const clean = cleanSearch(text);
  const [, day, month, year] = /^(\d{1,2})(?:\.\s*|\/)(\d{1,2})(?:\.\s*|\/)(\d{4})\.?$/.exec(clean) ?? [];
  return day && month && year ? `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}` : clean;
}
