import { configure, expect, screen, waitFor, within } from 'storybook/test';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import type { WireMetrics } from './backOffice.ts';

// A whole portal starts in these stories: its code, its calls, its charts.
configure({ asyncUtilTimeout: 8000 });

/** The story's month as a query: what the screens show when nothing else is asked for. */
export const thisMonth = 'beginDate=2026-11-01&endDate=2026-11-19';
/** The same days of the year before. */
export const lastYear = 'compareBeginDate=2025-11-01&compareEndDate=2025-11-19';
/** The two periods as the wire has them. */
export const wireThisMonth = 'begin_date=2026-11-01&end_date=2026-11-19';
export const wireLastYear = 'begin_date=2025-11-01&end_date=2025-11-19';

/** How the page writes numbers and days. */
export const formats = () => formatsOf(document.documentElement.lang === 'en' ? 'en' : 'hr');

/** A card of the page by its title, once it is there. */
export async function section(name: string | RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const card = heading.closest('section');
  if (!card) throw new Error(`${name} is the heading of no section`);
  return card;
}

/** A section's table, once its figures are there. */
export const tableIn = async (name: string | RegExp) => within(await section(name)).findByRole('table', { name });

/** The breadcrumbs, once the names of all their steps are known. */
export async function breadcrumbs() {
  const path = await screen.findByRole('navigation', { name: 'Putanja' });
  await waitFor(() => expect([...path.querySelectorAll('li')].filter((step) => step.textContent === '')).toEqual([]));
  return within(path);
}

const textOf = (cell: Element) => cell.textContent?.trim() ?? '';

/** A table's rows without those of groups and opened panels: their cells as texts. */
export const rowsOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll(':scope > tbody > tr')]
    .filter((row) => row.querySelector(':scope > th[scope=row]'))
    .map((row) => [...row.children].map(textOf));

/** The totals row's cells as texts. */
export const totalsOf = (table: HTMLElement): string[] =>
  [...table.querySelectorAll(':scope > tfoot > tr > *')].map(textOf);

/** A tile's text, by its name. */
export const tile = async (name: string) => {
  const group = await screen.findByRole('group', { name });
  await waitFor(() => expect(group).not.toHaveAttribute('aria-busy'));
  return group;
};

/** Count and amount as a table writes them. */
export const written = (
  metrics: Pick<WireMetrics, 'valid_count' | 'valid_amount'>,
): [count: string, amount: string] => [
  formats().count(metrics.valid_count),
  formats().amount(Number(metrics.valid_amount)),
];

/**
 * Resolves once all figures are there and every chart is drawn, with its keyboard support: charts draw themselves again
 * when that arrives.
 */
export const chartsDrawn = () =>
  waitFor(() => {
    expect(document.querySelector('[data-part=canvas] svg')).not.toBeNull();
    expect(document.querySelector('main [aria-busy=true], [data-loading]')).toBeNull();
    expect(document.querySelector('[data-part=canvas]:not(:has(svg))')).toBeNull();
  });

/** Nothing of the page is wider than the window, in px. */
export const expectNoOverflow = (width: 390 | 820 | 1440) =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

/** Sums amounts of the wire without the errors of binary fractions. */
export const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0) / 100;

/**
 * Scrolls to a part of the page for the snapshot, and resolves once it keeps its place there: what comes above it later
 * would push it away.
 */
export async function scrollTo(part: Element) {
  let last = Number.NaN;
  let still = 0;
  await waitFor(
    () => {
      part.scrollIntoView();
      const place = Math.round(part.getBoundingClientRect().top + window.scrollY);
      still = place === last ? still + 1 : 0;
      last = place;
      expect(still).toBeGreaterThan(3);
    },
    { interval: 100 },
  );
}
