import { expect, screen, waitFor, within } from 'storybook/test';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import type { WireMetrics } from './backOffice.ts';
import { words } from './words.ts';

/** The story's month as a query: the default range of the screens. */
export const thisMonth = 'beginDate=2026-11-01&endDate=2026-11-19';
/** The same days of the year before. */
export const lastYear = 'compareBeginDate=2025-11-01&compareEndDate=2025-11-19';
/** The two periods as on the wire. */
export const wireThisMonth = 'begin_date=2026-11-01&end_date=2026-11-19';
export const wireLastYear = 'begin_date=2025-11-01&end_date=2025-11-19';

/** The page's formats of numbers and days. */
export const formats = () => formatsOf(document.documentElement.lang === 'en' ? 'en' : 'hr');

const hasDecimalComma = () => formats().decimalSign === ',';
/** Matches any amount of money as the page writes it. */
export const anyMoney = () => (hasDecimalComma() ? /[\d.]+,\d\d €/ : /€[\d,]+\.\d\d/);
/** Matches any percentage with its sign as the page writes it. */
export const anySignedPercent = () => (hasDecimalComma() ? /[+−]\d+,\d\d\s%/ : /[+-]\d+\.\d\d%/);

/** A formatted figure as queries and matchers read it from the page: they take a no-break space for a space. */
export const readAs = (text: string) => text.replace(/\s/g, ' ');

/** Resolves with a card of the page by its title. */
export async function section(name: string | RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const card = heading.closest('section');
  if (!card) throw new Error(`${name} is the heading of no section`);
  return card;
}

/** Resolves with a section's table, on a phone with its list of cards, when its figures have loaded. */
export const tableIn = async (name: string | RegExp) =>
  window.innerWidth < 600 ? cardsIn(name) : within(await section(name)).findByRole('table', { name });

/**
 * Resolves with a section's list of cards, which a table is on a phone, when its figures have loaded; of a grouped one,
 * with that of the first group.
 */
export async function cardsIn(name: string | RegExp): Promise<HTMLElement> {
  const fits = (found: string) =>
    typeof name === 'string' ? found === name || found.startsWith(`${name}: `) : name.test(found);
  const [first] = await within(await section(name)).findAllByRole('list', { name: fits });
  return first as HTMLElement;
}

/** Resolves with the breadcrumbs when all their names have loaded. */
export async function breadcrumbs() {
  const path = await screen.findByRole('navigation', { name: words('Putanja') });
  await waitFor(() => expect([...path.querySelectorAll('li')].filter((step) => step.textContent === '')).toEqual([]));
  return within(path);
}

/** The path of a link, without the filters that it carries. */
export const pathOfLink = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).pathname;

const textOf = (cell: Element) => cell.textContent?.trim() ?? '';

/** The texts of a row's cells, and of each line of those that share a cell. */
const cellsOf = (row: Element): string[] =>
  [...row.children].flatMap((cell) => {
    const lines = [...cell.querySelectorAll('[data-line]')];
    return (lines.length > 0 ? lines : [cell]).map(textOf);
  });

/** A table's rows without those of groups and opened panels: their cells as texts. */
export const rowsOf = (table: HTMLElement): string[][] =>
  [...table.querySelectorAll(':scope > tbody > tr')]
    .filter((row) => row.querySelector(':scope > th[scope=row]'))
    .map(cellsOf);

/** The totals row's cells as texts. */
export const totalsOf = (table: HTMLElement): string[] =>
  [...table.querySelectorAll(':scope > tfoot > tr')].flatMap(cellsOf);

/** A tile's text, by its name. */
export const tile = async (name: string) => {
  const group = await screen.findByRole('group', { name });
  await waitFor(() => expect(group).not.toHaveAttribute('aria-busy'));
  return group;
};

/** Count and amount as a table formats them. */
export const written = (
  metrics: Pick<WireMetrics, 'valid_count' | 'valid_amount'>,
): [count: string, amount: string] => [
  formats().count(metrics.valid_count),
  formats().amount(Number(metrics.valid_amount)),
];

/**
 * Resolves when all figures have loaded and every chart is drawn, with its keyboard support: charts are redrawn when
 * that has loaded. A chart is drawn when it is near the window, so each is scrolled to; then the page is at its top.
 */
export async function chartsDrawn() {
  await waitFor(() => {
    document.querySelector('[data-part=canvas]:not(:has(svg))')?.scrollIntoView();
    expect(document.querySelector('[data-part=canvas] svg')).not.toBeNull();
    expect(document.querySelector('main [aria-busy=true], [data-loading]')).toBeNull();
    expect(document.querySelector('[data-part=canvas]:not(:has(svg))')).toBeNull();
  });
  window.scrollTo(0, 0);
}

/** Asserts that nothing on the page is wider than the window. */
export const expectNoOverflow = (width: 390 | 820 | 1440) =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

/** Toggles the comparison of a report and searches, so that its figures are loaded again. */
export async function searchComparing(userEvent: { readonly click: (element: Element) => Promise<void> }) {
  await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
  await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
}

/** Sums amounts of the wire without the errors of binary fractions. */
export const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0) / 100;

/**
 * Scrolls to an element for the snapshot, and resolves when its position is stable: content above it may still
 * be loading.
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
