import type { Page } from 'playwright-core';
import { lookInNextPages, painted } from './kit.ts';

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
  tasks: [start: number, duration: number][];
  shift: number;
}

/** Notes the first paint, long tasks and layout shifts of a page; runs in the page, before its scripts. */
function watch() {
  const noted: Watch = { firstPaint: Number.NaN, tasks: [], shift: 0 };
  Object.assign(window, { benchWatch: noted });
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Parameters<typeof take>[0]);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => noted.tasks.push([startTime, duration]));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value;
  });
}

/** What is shown when a page is ready, and when its chart is drawn. */
export interface LoadSelectors {
  readonly ready: string;
  readonly chart?: string;
}

const keyOf = (name: string) => `bench-${name}`;

/** Watches every page that is opened from now on, for what the selectors find. */
export async function watchLoads(page: Page, selectors: LoadSelectors): Promise<void> {
  await page.addInitScript(watch);
  for (const [name, selector] of Object.entries(selectors)) await lookInNextPages(page, keyOf(name), selector);
}

/** Resolves with the times once everything that is watched for is painted, and the page has stood still for a second. */
export async function loadTimes(page: Page, selectors: LoadSelectors): Promise<LoadTimes> {
  const ready = await painted(page, keyOf('ready'));
  const chart = selectors.chart === undefined ? undefined : await painted(page, keyOf('chart'));
  await page.waitForTimeout(1000);
  const noted = await page.evaluate(() => (window as unknown as { benchWatch: Watch }).benchWatch);
  const end = Math.max(ready, chart ?? 0);
  const tasks = noted.tasks.map(([start, duration]) => Math.min(duration, Math.max(0, end - start)));
  return {
    firstPaint: noted.firstPaint,
    ready,
    ...(chart === undefined ? {} : { chart }),
    blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks),
    shift: noted.shift,
  };
}
