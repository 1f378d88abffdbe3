import { definePage } from '#features/page.ts';
import { statementFiltersOf, statementsQuery } from './queries.ts';

export const statementsPage = definePage('statements', (_ids, searchParams) => {
  const { search, page } = statementFiltersOf(searchParams);
  return { list: statementsQuery(search, page) };
});
