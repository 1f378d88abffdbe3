import type { AllPages, PagedRows, SectionQuery } from '#features/pages/index.ts';

/** Rows a page of what was found, as many as the server has on its pages. */
const pageSize = 20;

/** A page of what was found among all rows, as the query of a page. */
export function foundQuery<Row>(
  all: AllPages<Row>,
  found: readonly Row[] | undefined,
  page: number,
): SectionQuery<PagedRows<Row>> {
  const isReading = all.state === 'reading';
  return {
    data: found && {
      rows: found.slice((page - 1) * pageSize, page * pageSize),
      count: found.length,
      pages: Math.max(1, Math.ceil(found.length / pageSize)),
    },
    error: null,
    isRefreshing: isReading && found !== undefined,
    isEarlier: all.isEarlier,
    isCurrent: all.state === 'read',
    updatedAt: all.readAt.getTime(),
    retry: all.read,
  };
}
