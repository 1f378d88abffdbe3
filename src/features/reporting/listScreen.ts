import { idIn, type RouteName } from '#features/paths.ts';
import { asked, type Screen } from '#features/screen.ts';
import type { infoQuery, sectionQuery } from './comparedQuery.ts';

/** A list of an outlet for the router: it asks who the outlet is and, where that is already known to have one, for the list. */
export const listScreen = <Info, Data>(
  route: RouteName,
  info: (id: number) => ReturnType<typeof infoQuery<Info>>,
  listOf: (id: number, params: URLSearchParams, known: Info | undefined) => ReturnType<typeof sectionQuery<Data>>,
): Screen => ({
  onlyPermitted: true,
  prefetch: (queryClient, { pathname, searchParams }) =>
    asked(queryClient, (ask) => {
      const id = idIn(route, pathname);
      if (!id) return;
      const known = queryClient.getQueryData<Info>(info(id).queryKey);
      ask(info(id));
      const list = listOf(id, searchParams, known);
      if (list.enabled) ask(list);
    }),
});
