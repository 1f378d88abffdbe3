import { definePage } from '#features/page.ts';
import { statementParams, statementsQuery } from './queries.ts';

export const statementsPage = definePage(
  'statements',
  (_ids, { search, page }) => ({ list: statementsQuery(search, page) }),
  statementParams,
);
