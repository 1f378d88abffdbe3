import { expect, type Page, type Request } from '@playwright/test';
import { shown } from './shown.ts';

/**
 * The paths of the API that a page calls from now on, in order. Unlike the simulator's log it has no call of an earlier
 * test, which nginx may pass on after that test's page is gone.
 */
export function recordCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

/**
 * Watches a page's requests from now on. The returned function waits until all of them have ended, also those that their
 * responses caused: what the page does by itself is over.
 */
export function watchCalls(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const isOver = async () => {
    if (pending.size > 0) return false;
    await shown(page);
    return pending.size === 0;
  };
  return () => expect.poll(isOver).toBe(true);
}
