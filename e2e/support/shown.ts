import type { Page } from 'playwright-core';

/** Waits until the page has shown what it knows: the work that a response causes is done, its next calls are made. */
export const shown = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
