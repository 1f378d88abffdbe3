import { loadTexts } from '#design-system/language/i18n.ts';
import { reportRoutes } from '#features/paths.ts';
import type { PortalRoute } from './routes.ts';

/** Loads a page's code, and beside it the texts that the main layout has not loaded: report pages need none. */
export async function loadPage(route: PortalRoute): ReturnType<PortalRoute['lazy']> {
  const [page] = await Promise.all([route.lazy(), route.name in reportRoutes ? undefined : loadTexts()]);
  return page;
}
