import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { callsTo, recover, setFaults } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { rowsOf, section, tableIn } from '../../support/screen.ts';
import { area, recipientField, strip, wholeSpan } from '../../support/statistics.ts';
import { chooseFile } from '../../support/tableTools.ts';
import { expectToast, quietToasts } from '../../support/toasts.ts';
import { startOf, words } from '../../support/words.ts';

/** What all views of the statistics share: the range, the list of views, and the file. */
const meta = preview.meta({
  title: 'Statistics/Statistics – Statistika platforme',
  component: StoryPortal,
  args: { path: `${area}/numOfSales` },
  beforeEach: quietToasts,
});

const page = `${area}/num-of-sales`;
const title = () => words('Broj kupovina', 'Number of sales');
const rangeButton = () => screen.findByRole('button', { name: startOf('Razdoblje') });

/** The area's path redirects to the first view with the whole span; the links of the list keep the range. */
export const Default = meta.story({
  args: { path: area },
  play: async () => {
    await tableIn(words('Korisnici i kupovine'));
    await expect(await rangeButton()).toHaveTextContent(words('16. 4. 2018. – 19. 11. 2026.'));
    const links = (await strip()).getAllByRole('link');
    await expect(links).toHaveLength(14);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    await expect(links.map((link) => link.getAttribute('href'))).toContain(`${area}/business-users?${wholeSpan}`);
    const menu = within(screen.getByRole('navigation', { name: words('Glavna navigacija') }));
    await expect(menu.getByRole('link', { name: words('Statistika platforme') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** The finance user has statements and statistics; without the setting there is no magic button. */
export const FinanceUser = meta.story({
  tags: ['user-finance'],
  args: { path: page },
  globals: { user: 'finance' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.click(await rangeButton());
    const panel = within(await openedPanel());
    await expect(panel.queryByRole('button', { name: words('Čarobni gumb') })).toBeNull();
    await expect(panel.getByRole('button', { name: words('Početak godine') })).toBeEnabled();
  },
});

/** Presets for each end; those after yesterday are disabled. The magic button depends on the user's setting. */
export const ChoosingDates = meta.story({
  args: { path: page },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.click(await rangeButton());
    const panel = within(await openedPanel());
    await expect(panel.getByRole('button', { name: words('Čarobni gumb') })).toBeVisible();
    const ends = within(panel.getByRole('group', { name: words('Brzi odabir kraja') }));
    for (const name of [words('Danas'), words('Kraj tjedna'), words('Kraj mjeseca'), words('Kraj godine')]) {
      await expect(ends.getByRole('button', { name })).toBeDisabled();
    }
    await expect(ends.getByRole('button', { name: words('Jučer') })).toBeEnabled();
  },
});

/** Search applies the range to this view and to the links of the others. */
export const RangeApplied = meta.story({
  args: { path: `${area}/users-and-sales?${wholeSpan}&page=3` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(words('Korisnici i kupovine'));
    await userEvent.click(await rangeButton());
    const panel = within(await openedPanel());
    await userEvent.click(panel.getByRole('button', { name: words('Početak godine') }));
    await userEvent.click(panel.getByRole('button', { name: words('Primijeni') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    await waitFor(async () =>
      expect(rowsOf(await tableIn(words('Korisnici i kupovine')))[0]?.[0]).toBe(words('19. 11. 2026.')),
    );
    await expect((await strip()).getByRole('link', { name: words('Web') })).toHaveAttribute(
      'href',
      `${area}/web?beginDate=2026-01-01&endDate=2026-11-19`,
    );
  },
});

/** Both dates are required: with one cleared the search does not start, and the control shows why. */
export const HalfSet = meta.story({
  args: { path: page },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.click(await rangeButton());
    const panel = within(await openedPanel());
    await userEvent.click(panel.getByRole('button', { name: words('Obriši kraj') }));
    await userEvent.click(panel.getByRole('button', { name: words('Primijeni') }));
    await expect(await screen.findByText(words('Potrebno je odabrati oba datuma.'))).toBeVisible();
    await expect(await rangeButton()).toHaveTextContent(words('od 16. 4. 2018.'));
    await expect(screen.getByRole('button', { name: words('Traži') })).toBeDisabled();
    // The view still shows the applied range.
    await expect((await strip()).getByRole('link', { name: words('Web') })).toHaveAttribute(
      'href',
      `${area}/web?${wholeSpan}`,
    );
  },
});

/** A day that does not exist: the page reports it, and shows the default. */
export const BadRange = meta.story({
  args: { path: `${page}?beginDate=2026-02-30&endDate=2026-03-31` },
  play: async () => {
    await tableIn(title());
    await expect(screen.getByText(words('Razdoblje u poveznici nije ispravno, pa je prikazano zadano.'))).toBeVisible();
    await expect(await rangeButton()).toHaveTextContent(words('16. 4. 2018. – 19. 11. 2026.'));
  },
});

export const RangePastTheBounds = meta.story({
  args: { path: `${page}?beginDate=2018-04-15&endDate=2026-11-20` },
  parameters: { snapshot: false },
  play: async () => {
    await tableIn(title());
    await expect(
      screen.getByText(words('Razdoblje u poveznici izlazi iz dopuštenog raspona datuma, pa je prikazano zadano.')),
    ).toBeVisible();
  },
});

/** The chosen recipient, the focus and the scroll position stay while views change. */
export const AroundTheViewsStays = meta.story({
  args: { path: page },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await userEvent.selectOptions(await recipientField(), 'financije@primjer.hr');
    const link = (await strip()).getByRole('link', { name: words('Po gradovima') });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await tableIn(words('Po gradovima'));
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(await recipientField()).toHaveValue('financije@primjer.hr');
  },
});

/** The server makes the file; a failure shows its reason, and the button beside it tries again. */
export const ExcelDownloaded = meta.story({
  args: { path: `${page}?beginDate=2026-10-01&endDate=2026-10-31` },
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await tableIn(title());
    await setFaults([{ path: '/paydo-statistika/', status: 500 }]);
    await chooseFile(userEvent, startOf('Excel izvještaj'));
    await expect(
      await screen.findByText(words('Došlo je do pogreške na poslužitelju.'), { exact: false }),
    ).toBeVisible();
    quietToasts();
    await recover(userEvent, screen.getByRole('button', { name: words('Pokušaj ponovno') }));
    await expectToast(words('Datoteka BmoveStatistika.xlsx je preuzeta.'));
    await expect((await callsTo('excel=true')).at(-1)?.path).toContain('begin_date=2026-10-01&end_date=2026-10-31');
  },
});

/** A user without the permission is sent to the page that says so. */
export const NotPermitted = meta.story({
  tags: ['user-provider', 'forbidden'],
  args: { path: page },
  globals: { user: 'provider' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: words('Pristup nije dopušten') })).toBeVisible();
  },
});

/** A path that belongs to no view is not found. */
export const NoSuchView = meta.story({
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: words('Stranica nije pronađena') })).toBeVisible();
  },
});

/** On a phone the views fold under a button with the current view's name; choosing one folds them again. */
export const Phone = meta.story({
  tags: ['phone'],
  args: { path: page },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await tableIn(title());
    const views = await strip();
    const opener = views.getByRole('button', { name: `${words('Pregled:')} ${title()}` });
    await expect(views.queryByRole('link')).toBeNull();
    await userEvent.click(opener);
    await userEvent.click(views.getByRole('link', { name: words('Promocije ukupno') }));
    await tableIn(words('Promocije ukupno'));
    await expect(views.queryByRole('link')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(views.getByRole('link', { name: words('Promocije ukupno') })).toHaveAttribute('aria-current', 'page');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const PhoneClosedByEscape = meta.story({
  tags: ['phone'],
  args: { path: page },
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(title());
    const views = await strip();
    const opener = views.getByRole('button', { name: `${words('Pregled:')} ${title()}` });
    await userEvent.click(opener);
    views.getByRole('link', { name: words('Web') }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(views.queryByRole('link')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const Tablet = meta.story({
  tags: ['tablet'],
  args: { path: page },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(title());
    await within(await section(title())).findByRole('heading', { name: words('Korisnik s najviše kupovina') });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
  },
});

export const DarkEnglish = meta.story({
  tags: ['dark', 'english'],
  args: { path: page },
  globals: { theme: 'dark', language: 'en' },
  play: async () => {
    await tableIn('Number of sales');
    await within(await section('Number of sales')).findByRole('heading', { name: 'User with most purchases' });
    await expect(await screen.findByRole('heading', { level: 1, name: 'Platform statistics' })).toBeVisible();
  },
});
