import { pathTo, type StatisticsView } from '#features/paths.ts';
import { listFiltersOf } from '#features/reporting/index.ts';
import { type Ask, asked, type Screen } from '#features/screen.ts';
import { footerQueries, groupedQuery, recipientsQuery, tableQuery } from './queries.ts';
import { completeAddress, statisticsList } from './range.ts';
import { views } from './views.ts';

/** Asks for all that a view shows. */
function calls(ask: Ask, url: URL, name: StatisticsView) {
  const { range, page } = listFiltersOf(url.searchParams, statisticsList);
  const view = views[name];
  if (view.kind === 'grouped') ask(groupedQuery(name, view, range));
  else {
    ask(tableQuery(name, view, range, page));
    if (view.footer === 'topUser') ask(footerQueries.topUser(range));
    if (view.footer === 'activeTokens') ask(footerQueries.activeTokens(range));
  }
  ask(recipientsQuery);
}

/** The screen of one view. All views are one page: what stands around a view stays while they change. */
export const viewScreen = (name: StatisticsView): Screen => ({
  completeAddress: (url) => completeAddress(url, pathTo(name)),
  prefetch: (queryClient, url) => asked(queryClient, (ask) => calls(ask, url, name)),
});

/** The area's own address leads on to its first view, with the same parameters. */
export const statisticsScreen: Screen = viewScreen('usersAndSales');
