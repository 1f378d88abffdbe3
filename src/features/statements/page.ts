import { definePage } from '#features/page.ts';
import { statementParams, statementsQuery } from './queries.ts';

export const statementsPage = definePage('statements', (_ids, searchParams) => ({
  list: statementsQuery(statementParams.read(searchParams).state),
}));
