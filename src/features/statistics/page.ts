import { matchPath } from 'react-router-dom';
import { type PageQuery, pageLoader, prefetchQueries } from '#features/page.ts';
import { pathTo, type StatisticsView, statisticsPaths, statisticsViews } from '#features/paths.ts';
import { listFiltersOf } from '#features/reporting/index.ts';
import { footerQueries, groupedQuery, recipientsQuery, tableQuery } from './queries.ts';
import { completeAddress, statisticsList } from './range.ts';
import { views } from './views.ts';

/** The view that a path shows; the area's own path shows the first one. */
export const viewAt = (pathname: string): StatisticsView =>
  statisticsViews.find((name) => matchPath(statisticsPaths[name], pathname)) ?? 'usersAndSales';

/** All that a view shows. */
function viewQueries(name: StatisticsView, { range, page }: ReturnType<typeof listFiltersOf>): readonly PageQuery[] {
  const view = views[name];
  if (view.kind === 'grouped') return [groupedQuery(name, view, range), recipientsQuery];
  return [
    tableQuery(name, view, range, page),
    ...(view.footer ? [footerQueries[view.footer](range)] : []),
    recipientsQuery,
  ];
}

/** The loader of every view's route. The area's own path redirects to its first view, with the same parameters. */
export const statisticsLoader = pageLoader({
  completeAddress: (url) => completeAddress(url, pathTo(viewAt(url.pathname))),
  load: (queryClient, _ids, url) =>
    prefetchQueries(queryClient, viewQueries(viewAt(url.pathname), listFiltersOf(url.searchParams, statisticsList))),
});
