import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answersPages, citiesOf, statisticsPage } from '../../support/pagedAnswers.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn, totalsOf } from '../../support/screen.ts';
import { area } from '../../support/statistics.ts';
import { quietToasts } from '../../support/toasts.ts';
import { phone } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** All pages of a table are read for its totals, its order and its chart: with progress, cancelled, asked about, failed. */
const meta = preview.meta({
  title: 'Statistics/All pages – Sve stranice',
  component: StoryPortal,
  args: { path: `${area}/by-promotions` },
  beforeEach: quietToasts,
});

const path = `${area}/po_gradovima/`;
const title = () => words('Po gradovima');
const all = citiesOf(240);
const card = async () => within(await section(title()));
const readAll = () => words('Pročitaj sve stranice');

/** The first pages come; the others are on their way. */
const reading = answersPages(path, ({ page }) => (page > 2 ? 'never' : statisticsPage(all, page)));
const showsProgress = async () => {
  const list = await card();
  await expect(await list.findByText(words('Pročitano 2 od 5 stranica'))).toBeVisible();
  await expect(list.getByRole('progressbar', { name: words('Pročitano 2 od 5 stranica') })).toHaveAttribute(
    'value',
    '2',
  );
};

/** While they are read the table has the first page, in the server's order, without totals. */
export const Reading = meta.story({
  ...reading,
  tags: ['loading'],
  parameters: { snapshot: 'busy' },
  play: async () => {
    await showsProgress();
    const table = await tableIn(title());
    await expect(rowsOf(table)).toHaveLength(50);
    await expect(totalsOf(table)).toEqual([]);
    await expect(within(table).queryByRole('button', { name: startOf('Grad') })).toBeNull();
  },
});

export const ReadingPhone = meta.story({
  ...reading,
  tags: ['phone', 'loading'],
  globals: phone,
  parameters: { snapshot: 'busy' },
  play: async () => {
    await showsProgress();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** A reading that is cancelled makes no further call; the page stays, and all can be read later. */
export const Cancelled = meta.story({
  ...reading,
  play: async ({ userEvent }) => {
    await showsProgress();
    const list = await card();
    await userEvent.click(list.getByRole('button', { name: words('Prekini čitanje') }));
    await expect(await list.findByText(startOf('Nisu pročitane sve stranice.'))).toBeVisible();
    await expect(list.getByRole('button', { name: readAll() })).toBeVisible();
    await expect(rowsOf(await tableIn(title()))).toHaveLength(50);
    await expect(list.getByRole('navigation', { name: words('Stranice') })).toBeVisible();
  },
});

/** 120 pages are read only when they are wanted. */
export const AskedOverAHundred = meta.story({
  ...answersPages(path, ({ page }) => statisticsPage(many, page)),
  play: async () => {
    const list = await card();
    await expect(await list.findByText(startOf('Popis ima'))).toBeVisible();
    await expect(totalsOf(await tableIn(title()))).toEqual([]);
  },
});
const many = citiesOf(6000);

export const AskedOverAHundredDark = meta.story({
  ...AskedOverAHundred.input,
  tags: ['dark'],
  globals: { theme: 'dark' },
});

export const AskedAndRead = meta.story({
  ...answersPages(path, ({ page }) => statisticsPage(many, page)),
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const list = await card();
    await userEvent.click(await list.findByRole('button', { name: readAll() }));
    await waitFor(async () =>
      expect(totalsOf(await tableIn(title()))[4]).toBe(
        formats().count(many.reduce((sum, row) => sum + row.kupovine, 0)),
      ),
    );
    await expect(list.getByText(words(`${formats().count(6000)} redaka`))).toBeVisible();
  },
});

/** The fourth page fails: the first stays, and the reading can be repeated. */
export const FailedMidway = meta.story({
  ...answersPages(path, ({ page, calls }) => (page === 4 && calls < 12 ? 'failed' : statisticsPage(all, page))),
  tags: ['failed'],
  parameters: { consoleErrors: true },
  play: async () => {
    const list = await card();
    await expect(
      await list.findByText(startOf('Čitanje svih stranica nije uspjelo.'), {}, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(list.getByRole('button', { name: words('Pokušaj ponovno') })).toBeVisible();
    await expect(rowsOf(await tableIn(title()))).toHaveLength(50);
  },
});

/** Rows come at each attempt: the list is read three times, and its rows are "as of". */
export const Moved = meta.story({
  ...answersPages(path, ({ page, calls }) => {
    const rows = [...citiesOf(240 + calls)].reverse();
    return statisticsPage(rows, page);
  }),
  play: async () => {
    const list = await card();
    await expect(await list.findByText(partOf('Za vrijeme čitanja stigli su novi redci'))).toBeVisible();
    const names = rowsOf(await tableIn(title())).map(([name]) => name);
    await expect(new Set(names).size).toBe(names.length);
    await expect(list.getByRole('button', { name: words('Pročitaj ponovno') })).toBeVisible();
  },
});

export const MovedEnglish = meta.story({ ...Moved.input, tags: ['english'], globals: { language: 'en' } });
