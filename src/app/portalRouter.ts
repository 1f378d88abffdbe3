import { type createBrowserRouter, createPath } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router as the portal uses it: a page that is turned to is drawn in one step.
 *
 * `complete` answers all of a path's address where the path leaves something out, as a link of the menu does. The guard
 * would send there too, by one more navigation. And what draws the pages is not told of a navigation that has begun:
 * it would draw the page that is left once more. Who wants to know asks `state.navigation`.
 */
export function portalRouter(router: Router, complete: (path: string) => string): Router {
  const navigate = (to: Parameters<Router['navigate']>[0], options?: Parameters<Router['navigate']>[1]) => {
    if (typeof to === 'number') return router.navigate(to);
    // Others say only what changes of the present address.
    if (typeof to !== 'string' || !to.startsWith('/')) return router.navigate(to, options);
    const address = complete(to);
    // As the browser has it: a link to where one is adds no step to go back by.
    const isHere = address === createPath(router.state.location);
    return router.navigate(address, isHere ? { ...options, replace: true } : options);
  };
  const subscribe: Router['subscribe'] = (listener) =>
    router.subscribe((state, change) => {
      if (state.navigation.state === 'idle') listener(state, change);
    });
  return Object.assign(Object.create(router) as Router, { navigate, subscribe });
}
