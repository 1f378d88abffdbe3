import type { Page } from '@playwright/test';

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
