import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls, setFaults } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { chartsDrawn, formats, lastYear, tableIn, thisMonth } from '../../support/screen.ts';
import { inOrder, partOf, startOf, words } from '../../support/words.ts';

/** The filters that all report pages share, on the dashboard, which has all of them. */
const meta = preview.meta({
  title: 'Reporting/Filters – Filtri',
  component: StoryPortal,
  args: { path: `/?${thisMonth}` },
});

/** How the status line begins that names the period of comparison. */
const comparedWithPrevious = () => `${words('u usporedbi s:')} ${words('prethodno razdoblje (x)').replace(' (x)', '')}`;
const applied = () => screen.getByRole('status', { name: words('Primijenjeni filtri') });
const search = () => screen.getByRole('button', { name: words('Traži') });
/** The calls of reports, without the filters' own lists. */
const reportCalls = async () => (await recordedCalls()).filter(({ path }) => path.startsWith('/api/dashboard/'));

async function figuresShown() {
  await tableIn(words('Usluge'));
  await chartsDrawn();
}

/** Part of the channels is chosen: the control warns, and the bar shows how many. */
export const SomeChannels = meta.story({
  args: { path: `/?${thisMonth}&${lastYear}&channels=1,2,3,4,6,7&services=1,2` },
  play: async () => {
    await figuresShown();
    await expect(applied()).toHaveTextContent(words('6 od 8 kanala prodaje'));
    await expect(applied()).toHaveTextContent(words('2 od 4 usluga'));
    await expect(
      await screen.findByRole('button', { name: inOrder(words('Kanali prodaje'), words('6 od 8')) }),
    ).toHaveAttribute('data-tone', 'warning');
    const calls = await reportCalls();
    await expect(calls).toHaveLength(8);
    for (const { path } of calls) await expect(path).toContain('distributeri=1%2C2%2C3%2C4%2C6%2C7&usluge=1%2C2');
  },
});

/** No channel is chosen: Search is disabled, and the field names what is missing. */
export const NoChannel = meta.story({
  play: async ({ userEvent }) => {
    await figuresShown();
    const made = (await reportCalls()).length;
    await userEvent.click(
      await screen.findByRole('button', { name: inOrder(words('Kanali prodaje'), words('Svi (8)')) }),
    );
    await userEvent.click(
      within(await openedPanel()).getByRole('checkbox', { name: words('Odaberi sve', 'Select all') }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(words('Potrebno je odabrati barem jedan kanal prodaje.'))).toBeVisible();
    await expect(
      screen.getByRole('button', { name: inOrder(words('Kanali prodaje'), words('Nijedan')) }),
    ).toHaveAttribute('data-tone', 'danger');
    await expect(search()).toBeDisabled();
    search().closest('form')?.requestSubmit();
    await expect(await reportCalls()).toHaveLength(made);
    await expect(applied()).not.toHaveTextContent('kanala prodaje');
  },
});

/** Edits are applied by Search: no call before it, and then two for each report, one for each period. */
export const EditsWaitForSearch = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await figuresShown();
    const before = await reportCalls();
    await expect(before).toHaveLength(4);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await expect(await screen.findByRole('button', { name: partOf('Razdoblje usporedbe') })).toHaveTextContent(
      words('13. 10. 2026. – 31. 10. 2026.'),
    );
    await expect(await reportCalls()).toHaveLength(4);
    await expect(applied()).not.toHaveTextContent(words('u usporedbi s:'));
    await userEvent.click(search());
    await waitFor(async () => expect(await reportCalls()).toHaveLength(12));
    await expect(applied()).toHaveTextContent(
      `${comparedWithPrevious()} (${formats().dayRangeLong('2026-10-13', '2026-10-31')})`,
    );
    for (const { path } of (await reportCalls()).slice(4)) {
      await expect(path).toMatch(/begin_date=2026-1(1-01&end_date=2026-11-19|0-13&end_date=2026-10-31)/);
    }
  },
});

/** Turning the comparison off clears the compare period. */
export const ComparisonOff = meta.story({
  args: { path: `/?${thisMonth}&${lastYear}` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await figuresShown();
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await waitFor(() => expect(screen.queryByRole('button', { name: partOf('Razdoblje usporedbe') })).toBeNull());
    await userEvent.click(search());
    await waitFor(() => expect(applied()).not.toHaveTextContent(words('u usporedbi s:')));
    await waitFor(async () =>
      expect(within(await tableIn(words('Usluge'))).queryByRole('columnheader', { name: words('Razlika') })).toBeNull(),
    );
  },
});

/** A day that does not exist: the bar reports it, and shows the default period. */
export const BrokenLink = meta.story({
  args: { path: '/?beginDate=2026-02-30&endDate=2026-03-05&channels=1,x' },
  play: async () => {
    await figuresShown();
    const message = screen.getByText(words('Poveznica sadrži filtar koji nije moguće primijeniti')).parentElement;
    await expect(message).toHaveTextContent(words('Razdoblje u poveznici nije ispravno, pa je prikazano zadano.'));
    await expect(message).toHaveTextContent(words('Kanali prodaje u poveznici nisu ispravni, pa su prikazani svi.'));
    await expect(applied()).toHaveTextContent(
      inOrder(words('Prikazano:'), formats().dayRangeLong('2026-11-01', '2026-11-19')),
    );
    for (const { path } of await reportCalls())
      await expect(path).toMatch(/begin_date=2026-11-01&end_date=2026-11-19$/);
  },
});

/** Dates in the future, reversed, or only one are invalid too; the next Search corrects the URL. */
export const BrokenCompareLink = meta.story({
  args: { path: `/parking?${thisMonth}&compareBeginDate=2026-12-01&compareEndDate=2026-10-01` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await expect(
      screen.getByText(partOf('Razdoblje usporedbe u poveznici nije ispravno, pa je prikazano prethodno razdoblje')),
    ).toBeVisible();
    await expect(applied()).toHaveTextContent(comparedWithPrevious());
    await userEvent.click(search());
    await waitFor(() => expect(screen.queryByText(partOf('u poveznici nije ispravno'))).toBeNull());
  },
});

/** Until the new figures have arrived, the sentence names the period of those on screen, and that which is loading. */
export const EarlierPeriod = meta.story({
  tags: ['loading'],
  args: { path: `/parking?${thisMonth}` },
  parameters: {
    snapshot: 'busy',
    // The earlier figures are dimmed until the new ones have loaded.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await setFaults([{ path: '/parking/**', delay_ms: 60_000 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(search());
    await waitFor(() => expect(applied()).toHaveTextContent(startOf('Još se prikazuje:')));
    await expect(applied()).toHaveTextContent(partOf('Učitava se:'));
    await expect(await screen.findByText(startOf('raniji podaci'))).toBeVisible();
  },
});

/** The lists of the filters fail: no toast, the fields say so and offer to try again. */
export const ListsFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/common/**', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    await figuresShown();
    const channels = await screen.findByRole('button', {
      name: inOrder(words('Kanali prodaje'), words('Nije učitano')),
    });
    await expect(screen.getByRole('button', { name: inOrder(words('Usluge'), words('Nije učitano')) })).toBeVisible();
    await expect(search()).toBeEnabled();
    await setFaults([]);
    await userEvent.click(channels);
    await userEvent.click(await screen.findByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(await screen.findByRole('checkbox', { name: words('Odaberi sve', 'Select all') })).toBeChecked();
    await expect(
      screen.getByRole('button', { name: inOrder(words('Kanali prodaje'), words('Svi (8)')) }),
    ).toBeVisible();
  },
});

/** On a phone the fields are in a sheet. */
export const PhoneSheet = meta.story({
  tags: ['phone'],
  args: { path: `/?${thisMonth}&${lastYear}&channels=1,2` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await figuresShown();
    await userEvent.click(screen.getByRole('button', { name: words('Filtri') }));
    const sheet = within(await openedPanel(words('Filtri izvještaja')));
    await expect(sheet.getByRole('button', { name: partOf('Razdoblje usporedbe') })).toBeVisible();
    await expect(sheet.getByRole('button', { name: inOrder(words('Kanali prodaje'), words('2 od 8')) })).toBeVisible();
    await expect(sheet.getByRole('button', { name: words('Traži') })).toBeVisible();
  },
});

export const PhoneSheetDark = meta.story({
  tags: ['phone', 'dark'],
  args: { path: `/parking?${thisMonth}` },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await userEvent.click(screen.getByRole('button', { name: words('Filtri') }));
    const sheet = within(await openedPanel(words('Filtri izvještaja')));
    await sheet.findByRole('button', { name: inOrder(words('Kanali prodaje'), words('Svi (8)')) });
  },
});

/** Search in the sheet applies and closes it; the focus is back at its button. */
export const PhoneSheetApplies = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await figuresShown();
    await userEvent.click(screen.getByRole('button', { name: words('Filtri') }));
    const sheet = within(await openedPanel(words('Filtri izvještaja')));
    await userEvent.click(sheet.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(sheet.getByRole('button', { name: words('Traži') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: words('Filtri') })).toHaveFocus());
    await waitFor(() => expect(applied()).toHaveTextContent(comparedWithPrevious()));
    await figuresShown();
  },
});

/** The open calendar over the page, with the presets. */
export const ChoosingPeriod = meta.story({
  args: { path: `/?${thisMonth}&${lastYear}` },
  play: async ({ userEvent }) => {
    await figuresShown();
    await userEvent.click(screen.getByRole('button', { name: startOf('Razdoblje usporedbe') }));
    const panel = within(await openedPanel(partOf('Razdoblje usporedbe')));
    for (const name of [
      words('Prethodno razdoblje'),
      words('Isti dani prošle godine'),
      words('Isti dani u tjednu prošle godine'),
    ]) {
      await expect(panel.getByRole('button', { name })).toBeVisible();
    }
  },
});
