import { request } from '#api/client.ts';
import { getStatements } from '#api/contract/statements.ts';
import { cleanSearch } from '#api/text.ts';
import { pageIn, sectionQuery } from '#features/reporting/index.ts';

/** Filters of the list of statements: the applied search, empty for all, and the page. */
export const statementFiltersOf = (params: URLSearchParams) => ({
  search: cleanSearch(params.get('search') ?? ''),
  ...pageIn(params),
});

/** Query of one page of the matching statements. */
export const statementsQuery = (search: string, page: number) =>
  sectionQuery(['statements', { search, page }], (signal) =>
    request(getStatements, { query: { page, ...(search ? { search } : {}) } }, { signal }),
  );
