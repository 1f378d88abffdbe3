const { BASE_URL, MODE } = import.meta.env;

/**
 * The path of the folder that the built demo is served from, found from one of its modules, which are in `assets/`: the
 * same files work at any path.
 */
const servedFolder = (module: string) => new URL('..', module).pathname;

const baseUrl = MODE === 'demo' && !BASE_URL.startsWith('/') ? servedFolder(import.meta.url) : BASE_URL;

/**
 * The path that the portal is served at, as it was built for (`vite build --base /portal/`), without a slash at its end;
 * empty at the root of a host. The built demo finds it where it runs. Storybook's base is relative, and its portal is at
 * the root.
 */
export const basePath = baseUrl.startsWith('/') ? baseUrl.replace(/\/$/, '') : '';

/** A path of the browser's address as the routes know it: without the base path. */
export function routePathOf(pathname: string, base = basePath): string {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

/** An address as the routes know it. React Router passes loaders and middleware the browser's. */
export function routeUrlOf(address: string, base = basePath): URL {
  const url = new URL(address);
  url.pathname = routePathOf(url.pathname, base);
  return url;
}
