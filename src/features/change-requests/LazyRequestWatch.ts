import { lazyPart } from '#design-system/lazyPart.tsx';

/** `RequestWatch`, whose code is fetched when it is first rendered. Without it there is no count; the pages work. */
export const LazyRequestWatch = lazyPart(() => import('./RequestWatch.tsx').then((module) => module.RequestWatch));
