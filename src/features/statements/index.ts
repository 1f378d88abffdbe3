import { asked, type Screen } from '#features/screen.ts';
import { statementFiltersOf, statementsQuery } from './queries.ts';

export const statementsScreen: Screen = {
  onlyPermitted: true,
  prefetch(queryClient, { searchParams }) {
    const { search, page } = statementFiltersOf(searchParams);
    return asked(queryClient, (ask) => ask(statementsQuery(search, page)));
  },
};
