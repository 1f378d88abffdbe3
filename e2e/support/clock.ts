import type { BrowserContext } from '@playwright/test';

/**
 * Makes the pages' clock stand at a moment, while timers run. Playwright's own clock cannot be extended by a class, and
 * the portal's calendar does that.
 */
export const stopClock = (context: BrowserContext, moment: string) =>
  context.addInitScript((at) => {
    const Native = Date;
    globalThis.Date = new Proxy(Native, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [at] : args, newTarget),
      apply: () => new Native(at).toString(),
      get: (target, key, receiver) => (key === 'now' ? () => at : Reflect.get(target, key, receiver)),
    });
  }, Date.parse(moment));
