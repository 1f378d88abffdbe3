/** A slot of the pagination: a page number, or `null` for a gap. */
export type PageSlot = number | null;

/**
 * Returns the first, the last, the current page and its neighbours; always the same number of slots (7, when there are
 * so many), so that the buttons do not move under the pointer.
 */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return span(1, pages);
  if (page <= 4) return [...span(1, 5), null, pages];
  if (page >= pages - 3) return [1, null, ...span(pages - 4, pages)];
  return [1, null, page - 1, page, page + 1, null, pages];
}
