import type { HonoRequest } from 'hono';
import { proxy } from 'hono/proxy';

/**
 * Returns a function that responds with what the portal's server has at a path, so that the portal is at the console's
 * origin too: the console can sign a user in to it, and the links of mails lead to it. A server that cannot be reached, or
 * has not begun to respond after `patience` milliseconds, is a 502.
 */
export const forwardToPortal = (portal: URL, patience: number) => async (request: HonoRequest) => {
  const { pathname, search } = new URL(request.url);
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), patience);
  try {
    return await proxy(new URL(pathname + search, portal.origin), {
      raw: request.raw,
      headers: { ...request.header(), host: portal.host },
      // The browser follows it.
      redirect: 'manual',
      signal: AbortSignal.any([request.raw.signal, silent.signal]),
    });
  } catch {
    return new Response(`The portal at ${portal.origin} does not respond. Is it started?\n`, {
      status: 502,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  } finally {
    clearTimeout(timer);
  }
};
