import { definePage } from '#features/pages/index.ts';
import { statementParams, statementsQuery } from './queries.ts';

export const statementsPage = definePage('statements', (_ids, searchParams) => ({
  list: statementsQuery(statementParams.read(searchParams).state),
}));
