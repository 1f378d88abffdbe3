import { lazy } from 'react';

/** `RequestWatch`, whose code is fetched when it is first rendered. Without it there is no count; the pages work. */
export const LazyRequestWatch = lazy(() =>
  import('./RequestWatch.tsx').then(
    (module) => ({ default: module.RequestWatch }),
    () => ({ default: () => null }),
  ),
);
