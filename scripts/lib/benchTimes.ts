import type { Page } from 'playwright-core';

/** What a person waits for while a page is loaded, in ms from the start of the navigation; `shift` has no unit. */
export interface LoadTimes {
  /** The first text or image is painted. */
  readonly firstPaint: number;
  /** The figures are painted: what the page is opened for. */
  readonly ready: number;
  /** The first chart is painted. */
  readonly chart?: number;
  /** How long the page did not respond until then: the time of every task beyond its first 50 ms. */
  readonly blocked: number;
  readonly longestTask: number;
  /** How far content moved by itself (cumulative layout shift). */
  readonly shift: number;
}

interface Watch {
  firstPaint: number;
  painted: Record<string, number>;
  tasks: [start: number, duration: number][];
  shift: number;
}

/**
 * Watches a page from its start for selectors, by name; runs in the page, before its scripts. An element counts once it
 * is visible, and as painted when the frame is in which it is found.
 */
export function watchLoad(selectors: Readonly<Record<string, string>>) {
  if (window.top !== window) return;
  const watch: Watch = { firstPaint: Number.NaN, painted: {}, tasks: [], shift: 0 };
  Object.assign(window, { benchWatch: watch });
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Parameters<typeof take>[0]);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watch.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => watch.tasks.push([startTime, duration]));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) watch.shift += value;
  });
  const missing = new Map(Object.entries(selectors));
  const look = () => {
    for (const [name, selector] of missing) {
      const isShown = [...document.querySelectorAll(selector)].some((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      if (!isShown) continue;
      missing.delete(name);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        watch.painted[name] = performance.now();
      };
      port2.postMessage(0);
    }
    if (missing.size > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Resolves with the times once everything that is watched for is painted, and the page has stood still for a second. */
export async function loadTimes(page: Page, names: readonly string[]): Promise<LoadTimes> {
  const painted = (wanted: readonly string[]) => {
    const { benchWatch } = window as unknown as { benchWatch?: Watch };
    return benchWatch !== undefined && wanted.every((name) => name in benchWatch.painted);
  };
  await page.waitForFunction(painted, names, { timeout: 60_000, polling: 100 });
  await page.waitForTimeout(1000);
  const watch = await page.evaluate(() => (window as unknown as { benchWatch: Watch }).benchWatch);
  const end = Math.max(...Object.values(watch.painted));
  const tasks = watch.tasks.map(([start, duration]) => [start, Math.min(duration, Math.max(0, end - start))] as const);
  return {
    firstPaint: watch.firstPaint,
    ready: watch.painted.ready ?? Number.NaN,
    ...(watch.painted.chart === undefined ? {} : { chart: watch.painted.chart }),
    blocked: tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks.map(([, duration]) => duration)),
    shift: watch.shift,
  };
}
