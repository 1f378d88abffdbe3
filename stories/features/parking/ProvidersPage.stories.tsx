import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { compareValues, shareOf } from '#api/figures.ts';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { answerOf, setFaults } from '../../support/backOffice.ts';
import { expectChannels, openChannels, openRow } from '../../support/outlets/channels.ts';
import { parking } from '../../support/outlets/kinds.ts';
import { listStories } from '../../support/outlets/listStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  anyMoney,
  anySignedPercent,
  expectNoOverflow,
  formats,
  readAs,
  rowsOf,
  scrollTo,
  section,
  tile,
  totalsOf,
  wireLastYear,
} from '../../support/screen.ts';
import { csvOf } from '../../support/tableTools.ts';
import { partOf, startOf, words } from '../../support/words.ts';

const list = listStories(parking, {
  count: '25 pružatelja',
  rows: 25,
  none: '0 pružatelja',
  detail: 'Kanali prodaje',
  columns: 'providers',
});

const meta = preview.meta({
  title: 'Parking/Providers – Pružatelji',
  component: StoryPortal,
  args: { path: list.path },
});

const title = () => parking.texts.table;

export const Default = meta.story(list.standard);

export const Comparing = meta.story({
  ...list.comparing,
  play: async () => {
    await list.comparing.play();
    await expect(screen.getByLabelText(words('izračunaj udio prodajnog kanala za'))).toBeEnabled();
  },
});

export const ComparingDark = meta.story({
  tags: ['dark'],
  args: { path: list.comparingPath },
  globals: { theme: 'dark' },
  play: async () => {
    await list.table();
  },
});

export const English = meta.story({ ...list.english, tags: ['english'] });

export const Tablet = meta.story({
  tags: ['tablet'],
  args: { path: list.comparingPath },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await list.table();
    await expectNoOverflow(820);
  },
});

/** The first column stays while the rest scrolls. */
export const Phone = meta.story({
  tags: ['phone'],
  args: { path: list.comparingPath },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const list390 = await list.table();
    await expectNoOverflow(390);
    const opener = within(list390).getByRole('button', { name: /^Bjelovar/ });
    await expect(opener).toHaveTextContent(anyMoney());
    await expect(opener).toHaveTextContent(anySignedPercent());
    await expect(within(list390).getByRole('link', { name: words('Detalji: Bjelovar') })).toBeVisible();
    await userEvent.click(opener);
    const card = within(opener.closest('li') as HTMLElement);
    await expect(card.getByRole('rowheader', { name: words('Usporedba', 'Compare') })).toBeVisible();
    await expect(card.getByRole('list', { name: startOf('Kanali prodaje: ') })).toBeVisible();
    await expectNoOverflow(390);
    await scrollTo(opener);
  },
});

export const Loading = meta.story({ ...list.loading, tags: ['loading'] });

export const Refetching = meta.story({
  tags: ['loading', 'refetching'],
  parameters: {
    snapshot: 'busy',
    // Old figures are dimmed only until the new ones have loaded.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
  play: async ({ userEvent }) => {
    const before = totalsOf(await list.table());
    await setFaults([{ path: '/parking/**', delay_ms: 60_000 }]);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Usporedi s') }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
    const card = await section(title());
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
    await expect(totalsOf(within(card).getByRole('table'))).toEqual(before);
    await waitFor(() =>
      expect(screen.getByRole('group', { name: words('Iznos') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const Empty = meta.story({ ...list.empty, tags: ['empty'] });

/** The server cannot be reached: the section shows it after three attempts of the client. */
export const OutOfReach = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/**', kind: 'network' }] },
  parameters: { consoleErrors: true },
  play: async () => {
    const alert = await within(await section(title())).findByRole('alert');
    await expect(alert).toHaveTextContent(partOf('Nema veze s poslužiteljem.'));
    await expect(screen.queryByRole('group', { name: words('Iznos') })).toBeNull();
  },
});

export const FailedThenRetried = meta.story({ ...list.failedThenRetried, tags: ['failed'] });

export const MismatchAnswer = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: parking.listCall, kind: 'malformed' }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    const alert = await within(await section(title())).findByRole('alert');
    await expect(alert).toHaveTextContent(partOf('odgovorio na neočekivan način.'));
  },
});

export const WithoutDetails = meta.story({
  ...list.withoutDetails,
  parameters: { snapshot: undefined },
});

/** The user of garages may not see parking at all. */
export const NotPermitted = meta.story({ ...notPermitted({ user: 'garage' }), tags: ['user-garage', 'forbidden'] });

/** A provider's row opens to its sales channels; they sum up to the row. */
export const Expanded = meta.story({
  play: async ({ userEvent }) => {
    const { provider_list } = await answerOf(list.list);
    const { row, channels } = await openChannels(userEvent, await list.table());
    const own = provider_list.find(({ naziv }) => naziv === row[0]);
    await expectChannels(
      channels,
      own?.distributeri ?? [],
      own ?? { valid_count: 0, valid_amount: '0' },
      row.slice(1, 3),
    );
  },
});

export const ExpandedComparing = meta.story({
  tags: ['dark'],
  args: { path: list.comparingPath },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const { row, channels } = await openChannels(userEvent, await list.table());
    await expect(totalsOf(channels).slice(1, 9)).toEqual(row.slice(1, 9));
    // The channels' figures stand below those of the provider.
    const edges = (table: HTMLElement) =>
      [...(table.querySelector('thead tr:last-child')?.querySelectorAll('th') ?? [])]
        .slice(1, 9)
        .map((head) => head.getBoundingClientRect().right);
    const outer = await list.table();
    await waitFor(() => {
      const expected = edges(outer);
      expect(edges(channels).map((edge, at) => Math.abs(edge - (expected[at] ?? 0)) < 1.5)).toEqual(
        expected.map(() => true),
      );
    });
  },
});

/** The share of a sales channel in each provider's valid count; the column sorts. */
export const ShareColumn = meta.story({
  play: async ({ userEvent }) => {
    const { provider_list, ukupno } = await answerOf(list.list);
    await list.table();
    await screen.findByRole('option', { name: 'SMS' });
    await userEvent.selectOptions(screen.getByLabelText(words('izračunaj udio prodajnog kanala za')), 'SMS');
    const table = await list.table();
    await userEvent.click(await within(table).findByRole('button', { name: words('Udio u količini: SMS, %') }));
    const countOf = (row: (typeof provider_list)[number]) =>
      row.distributeri.find(({ reseller_name }) => reseller_name === 'SMS')?.valid_count ?? 0;
    const shares = provider_list.map((row) => shareOf(countOf(row), row.valid_count)).sort((a, b) => b.exact - a.exact);
    await waitFor(() =>
      expect(rowsOf(table).map((cells) => cells[3])).toEqual(shares.map((share) => formats().percent(share.rounded))),
    );
    const counted = provider_list.reduce((sum, row) => sum + countOf(row), 0);
    await expect(totalsOf(table)[3]).toBe(formats().percent(shareOf(counted, ukupno.valid_count).rounded));
  },
});

const metrics = (count: number, amount: string) => ({
  total_count: count,
  valid_count: count,
  total_amount: amount,
  valid_amount: amount,
});
const channelOf = (reseller_id: number, reseller_name: string, count: number) => ({
  ...{ reseller_id, reseller_name, valid_count: count, valid_amount: `${count}.00` },
});
const providerOf = (
  provider_id: number,
  naziv: string,
  figures: ReturnType<typeof metrics>,
  distributeri: object[],
) => ({
  ...{ provider_id, naziv, supplier: naziv, ...figures, distributeri },
});
const percentOf = (value: number) => readAs(formats().percent(value));
const plainRows = (table: HTMLElement) => rowsOf(table).map((cells) => cells.map(readAs));

/** Shares exactly between two hundredths are rounded once, half away from zero: the same on screen and in the CSV. */
export const SharesRoundedOnce = meta.story({
  args: { path: `${list.path}&share=1` },
  parameters: { snapshot: false },
  beforeEach: ({ msw }) => {
    const channels = [channelOf(1, 'SMS', 29), channelOf(2, 'Android', 57), channelOf(3, 'iOS', 714)];
    // A single provider would be opened at once.
    const others = [channelOf(1, 'SMS', 1), channelOf(2, 'Android', 2)];
    msw.use(
      http.get('/api/parking/provider-list/', () =>
        HttpResponse.json({
          single_provider: null,
          provider_list: [
            providerOf(1, 'Split', metrics(800, '800.00'), channels),
            providerOf(2, 'Zadar', metrics(3, '3.00'), others),
          ],
          ukupno: metrics(803, '803.00'),
        }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    const table = await list.table();
    await within(table).findByRole('columnheader', { name: /SMS/ });
    const shares = [3.63, 33.33, 3.74];
    await expect([...rowsOf(table), totalsOf(table)].map((cells) => readAs(cells[3] ?? ''))).toEqual(
      shares.map(percentOf),
    );
    const { lines } = await csvOf(userEvent, title());
    await expect(lines.slice(1).map((cells) => cells[3])).toEqual(
      shares.map((share) => String(share).replace('.', formats().decimalSign)),
    );
    const { channels } = await openChannels(userEvent, table);
    await expect(plainRows(channels).map((cells) => cells.slice(3, 5))).toEqual(
      [89.25, 7.13, 3.63].map((share) => [percentOf(share), percentOf(share)]),
    );
  },
});

/**
 * A difference that is rounded to zero has no sign, on screen and in the CSV; its colour is that of the exact value, as
 * that of the average, which rises by less than half a cent.
 */
export const DifferencesRoundedOnce = meta.story({
  args: { path: list.comparingPath },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/parking/provider-list/', ({ request }) => {
        const isNow = new URL(request.url).searchParams.get('begin_date')?.startsWith('2026');
        return HttpResponse.json({
          single_provider: null,
          provider_list: [
            providerOf(1, 'Zadar', isNow ? metrics(829, '829.00') : metrics(800, '800.00'), []),
            providerOf(2, 'Split', isNow ? metrics(999_999, '999999.99') : metrics(1_000_000, '1000000.00'), []),
          ],
          ukupno: isNow ? metrics(1_000_828, '1000828.99') : metrics(1_000_800, '1000800.00'),
        });
      }),
    );
  },
  play: async ({ userEvent }) => {
    const table = await list.table();
    const { signedCount, signedAmount, signedPercent, signedMoney } = formats();
    const zero = signedPercent(0);
    const changes = [...rowsOf(table), totalsOf(table)].map((cells) =>
      [3, 4, 7, 8].map((at) => readAs(cells[at] ?? '')),
    );
    await expect(changes).toEqual(
      [
        [signedCount(-1), zero, signedAmount(-0.01), zero],
        [signedCount(29), signedPercent(3.63), signedAmount(29), signedPercent(3.63)],
        [signedCount(28), zero, signedAmount(28.99), zero],
      ].map((cells) => cells.map(readAs)),
    );
    const tones = [...table.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
      [...row.querySelectorAll('[data-tone]')].map((cell) => cell.getAttribute('data-tone')),
    );
    await expect(tones).toEqual(['fall', 'rise', 'rise'].map((tone) => [tone, tone, tone, tone]));
    const change = within(await tile(words('Prosjek po jedinici'))).getByText(readAs(signedMoney(0))).parentElement;
    await expect(change).toHaveAttribute('data-tone', 'rise');
    await expect(change).toHaveTextContent(readAs(zero));
    const { lines } = await csvOf(userEvent, title());
    const decimal = formats().decimalSign;
    await expect(lines.slice(1).map((cells) => [cells[4], cells[8]])).toEqual(
      ['0.00', '3.63', '0.00'].map((text) => text.replace('.', decimal)).map((text) => [text, text]),
    );
  },
});

/** A link with the share of an unknown channel shows the list without the column. */
export const ShareOfUnknownChannel = meta.story({
  args: { path: `${list.path}&share=999` },
  parameters: { snapshot: false },
  play: async () => {
    const table = await list.table();
    await expect(within(table).queryByRole('columnheader', { name: partOf('Udio') })).toBeNull();
    await waitFor(() =>
      expect(screen.getByLabelText(words('izračunaj udio prodajnog kanala za'))).toHaveDisplayValue(
        words('Bez udjela'),
      ),
    );
  },
});

export const SingleProvider = meta.story({
  ...list.single({ user: 'single' }, 'Pula'),
  tags: ['user-single'],
  parameters: { snapshot: undefined },
});

/** Every user of the scenario `single-provider` is redirected as well. */
export const SingleProviderWorld = meta.story(list.single({ scenario: 'single-provider' }, /Šibenik/));

/** With a comparison, sorted by keyboard by the difference in amount. */
export const SortedByKeyboard = meta.story({
  args: { path: list.comparingPath },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = await list.table();
    const now = await answerOf(list.list);
    const before = await answerOf(`${parking.listCall}?${wireLastYear}`);
    const differences = now.provider_list.map((row) => {
      const other = before.provider_list.find(({ provider_id }) => provider_id === row.provider_id);
      return compareValues(Number(row.valid_amount), Number(other?.valid_amount ?? 0)).difference.rounded;
    });
    const head = within(table).getAllByRole('button', { name: words('Razlika') })[1] as HTMLElement;
    head.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending'));
    await expect(
      rowsOf(table).map((cells) => cells[7]?.replace(new RegExp(`(${words('novo')}|${words('nema više')})$`), '')),
    ).toEqual(differences.sort((a, b) => b - a).map((value) => formats().signedAmount(value)));
  },
});

export const LongWords = meta.story({
  tags: ['long-words'],
  globals: { scenario: 'long-words' },
  play: async ({ userEvent }) => {
    const table = await list.table();
    await openRow(userEvent, table);
    await within(table).findByRole('table');
    await expectNoOverflow(1440);
  },
});

export const LongWordsPhone = meta.story({
  tags: ['phone', 'long-words'],
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
  play: async () => {
    await list.table();
    await expectNoOverflow(390);
    await scrollTo(await section(title()));
  },
});

export const PhoneFailed = meta.story({ ...list.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...list.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...list.states.phoneEmpty, tags: ['phone', 'empty'] });
