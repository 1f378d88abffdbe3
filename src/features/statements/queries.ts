import { request } from '#api/client.ts';
import { getStatements } from '#api/contract/statements.ts';
import { cleanSearch } from '#api/text.ts';
import { sectionQuery } from '#features/pages/index.ts';
import { describeParams, pageParam, textParam } from '#features/url-state/index.ts';

/** The applied search, empty for all, and the page. */
type StatementFilters = Readonly<{ search: string; page: number }>;

/** The filters of the list of statements in the URL, which has no other state. */
export const statementParams = describeParams<StatementFilters, 'page'>(
  { search: textParam('search', cleanSearch), page: pageParam('page') },
  { dropsOthers: true },
);

/** Query of one page of the matching statements. */
export const statementsQuery = ({ search, page }: StatementFilters) =>
  sectionQuery(['statements', { search, page }], (signal) =>
    request(getStatements, { query: { page, ...(search ? { search } : {}) } }, { signal }),
  );
