import { request } from '#api/client.ts';
import { getStatements } from '#api/contract/statements.ts';
import { pageIn, sectionQuery } from '#features/reporting/index.ts';

/** What a list of statements shows: the applied search, empty for all, and the page. */
export const statementFiltersOf = (params: URLSearchParams) => ({
  search: params.get('search')?.trim() ?? '',
  ...pageIn(params),
});

/** One page of the statements that the search finds. */
export const statementsQuery = (search: string, page: number) =>
  sectionQuery(['statements', search, page], (signal) =>
    request(getStatements, { query: { page, ...(search ? { search } : {}) } }, { signal }),
  );
