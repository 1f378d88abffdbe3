import { request } from '#api/client.ts';
import { getStatements } from '#api/contract/statements.ts';
import { cleanSearch } from '#api/text.ts';
import { sectionQuery } from '#features/reporting/index.ts';
import { describeParams, pageParam, textParam } from '#features/url-state/index.ts';

/** The list of statements in the URL, which has no other state: the applied search, empty for all, and the page. */
export const statementParams = describeParams<{ readonly search: string; readonly page: number }, 'page'>(
  { search: textParam('search', cleanSearch), page: pageParam('page') },
  { dropsOthers: true },
);

/** Query of one page of the matching statements. */
export const statementsQuery = (search: string, page: number) =>
  sectionQuery(['statements', { search, page }], (signal) =>
    request(getStatements, { query: { page, ...(search ? { search } : {}) } }, { signal }),
  );
