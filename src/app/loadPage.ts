import { loadTexts } from '#design-system/language/i18n.ts';
import { reportRoutes } from '#features/paths.ts';
import type { PortalRoute } from './routes.ts';
import { textGroups } from './textGroups.ts';

/** Loads a page's code, and beside it the texts that the main layout has not loaded: the dashboard needs none. */
export async function loadPage(route: PortalRoute): ReturnType<PortalRoute['lazy']> {
  const texts =
    route.name === 'home' ? undefined : loadTexts(route.name in reportRoutes ? textGroups.lists : undefined);
  const [page] = await Promise.all([route.lazy(), texts]);
  return page;
}
