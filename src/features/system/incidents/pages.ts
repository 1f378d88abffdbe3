import type { Incident } from '#api/contract/system.ts';

/** A page of the list, as it is answered. */
export interface IncidentPage {
  readonly rows: readonly Incident[];
  /** Of all pages. */
  readonly count: number;
  readonly pages: number;
}

/** The page after those that are loaded; undefined at the end, and past it, where a page is empty. */
export const nextPage = (last: IncidentPage, loaded: readonly IncidentPage[]): number | undefined =>
  last.rows.length > 0 && loaded.length < last.pages ? loaded.length + 1 : undefined;

/** The rows of the loaded pages, each once: one reported meanwhile pushes the others on to the next page. */
export function loadedRows(pages: readonly IncidentPage[]): Incident[] {
  const byId = new Map<number, Incident>();
  for (const row of pages.flatMap(({ rows }) => rows)) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

/**
 * A search as the server understands it: a day is looked for as `DD.MM.YYYY`, and users write `1. 11. 2026.` as the list
 * itself does. Everything else stays as it is.
 */
export function searchTerm(text: string): string {
  const trimmed = text.trim();
  const [, day, month, year] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/.exec(trimmed) ?? [];
  return day && month && year ? `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}` : trimmed;
}
