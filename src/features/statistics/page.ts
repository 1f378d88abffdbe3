import { matchPath } from 'react-router-dom';
import { today } from '#api/days.ts';
import { type PageQueries, pageLoader, prefetchQueries } from '#features/pages/index.ts';
import { pathTo, type StatisticsView, statisticsPaths, statisticsViews } from '#features/routes/paths.ts';
import { type StatisticsFilters, statisticsParams } from './filters.ts';
import { activeTokensQuery, groupedQuery, recipientsQuery, tableQuery, topUserQuery } from './queries.ts';
import { completeAddress } from './range.ts';
import { type GroupedView, type TableView, views } from './views.ts';

/** The view that a path shows; the area's own path shows the first one. */
export const viewAt = (pathname: string): StatisticsView =>
  statisticsViews.find((name) => matchPath(statisticsPaths[name], pathname)) ?? 'usersAndSales';

/** The first queries of a table; of the footers, only the view's own is enabled. */
export const tableQueries = (name: StatisticsView, view: TableView, { range, compare, page }: StatisticsFilters) => ({
  // A comparison reads all pages of both periods, and needs none of them alone.
  table: { ...tableQuery(name, view, range, page), enabled: compare === null },
  topUser: { ...topUserQuery(range), enabled: view.footer === 'topUser' },
  activeTokens: { ...activeTokensQuery(range), enabled: view.footer === 'activeTokens' },
});

/** The first queries of a view of several lists. */
export const groupedQueries = (name: StatisticsView, view: GroupedView, { range, compare }: StatisticsFilters) => ({
  groups: groupedQuery(name, view, range, compare),
});

function viewQueries(name: StatisticsView, filters: StatisticsFilters): PageQueries {
  const view = views[name];
  return view.kind === 'grouped' ? groupedQueries(name, view, filters) : tableQueries(name, view, filters);
}

/** The loader of every view's route. The area's own path redirects to its first view, with the same parameters. */
export const statisticsLoader = pageLoader({
  completeAddress: (url) => completeAddress(url, pathTo(viewAt(url.pathname)), today()),
  load: (queryClient, _ids, url) => {
    const filters = statisticsParams(today()).read(url.searchParams).state;
    return prefetchQueries(queryClient, [
      ...Object.values(viewQueries(viewAt(url.pathname), filters)),
      recipientsQuery,
    ]);
  },
});
