import { type ComponentType, memo } from 'react';
import { loadTexts } from '#design-system/language/i18n.ts';
import type { PortalRoute, RouteModule } from './routes.ts';
import { textsOf } from './textGroups.ts';

/**
 * Loads a page's code, and beside it the texts that the main layout has not loaded: the dashboard needs none. The page's
 * calls do not wait for the texts, the page itself does.
 */
export async function loadPage(route: PortalRoute): ReturnType<PortalRoute['lazy']> {
  const { area = 'operations' } = route;
  if (area === 'dashboard') return memoized(await route.lazy());
  const texts = loadTexts(textsOf(area));
  // The loader deals with their failure.
  texts.catch(() => {});
  const { loader, ...page } = await route.lazy();
  return {
    ...memoized(page),
    loader: async (args) => {
      const [data] = await Promise.all([loader?.(args) ?? null, texts]);
      return data;
    },
  };
}

const memos = new WeakMap<ComponentType, ComponentType>();

/** A component's memo: the same one for each route, so that a page which several routes share stays mounted. */
function memoOf(Component: ComponentType): ComponentType {
  const known = memos.get(Component) ?? memo(Component);
  memos.set(Component, known);
  return known;
}

/** The router renders a page again at each step of a navigation, the one that is left too: a memoized page stays as it is. */
const memoized = (page: RouteModule): RouteModule =>
  page.Component ? { ...page, Component: memoOf(page.Component) } : page;
