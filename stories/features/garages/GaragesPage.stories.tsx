import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { answerOf, callsTo, recover } from '../../support/backOffice.ts';
import { expectChannels, openChannels, openRow } from '../../support/outlets/channels.ts';
import { garages } from '../../support/outlets/kinds.ts';
import { listStories } from '../../support/outlets/listStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { expectNoOverflow, rowsOf, scrollTo, section, totalsOf, wireThisMonth } from '../../support/screen.ts';
import { asInFile, csvOf, toggleColumn } from '../../support/tableTools.ts';
import { startOf, words } from '../../support/words.ts';

const list = listStories(garages, {
  count: '12 garaža',
  rows: 12,
  none: '0 garaža',
  detail: 'Kanali prodaje',
  columns: 'garages',
});

const meta = preview.meta({
  title: 'Garages/Garages – Garaže',
  component: StoryPortal,
  args: { path: list.path },
});

const title = () => garages.texts.table;
const channelsFault = `${garages.callOf('*')}/po-distributerima/`;

export const Default = meta.story(list.standard);
export const Comparing = meta.story(list.comparing);
export const English = meta.story({ ...list.english, tags: ['english'] });
export const Phone = meta.story({
  ...list.phone,
  tags: ['phone'],
  args: { path: list.comparingPath },
  play: async () => {
    await list.phone.play();
    await scrollTo(await section(title()));
  },
});
export const Loading = meta.story({ ...list.loading, tags: ['loading'] });
export const Empty = meta.story({ ...list.empty, tags: ['empty'] });
export const FailedThenRetried = meta.story({ ...list.failedThenRetried, tags: ['failed'] });

/** The channels of a garage are loaded when its row opens; opening another one closes it. */
export const Expanded = meta.story({
  play: async ({ userEvent }) => {
    const outlets = garages.rowsOf(await answerOf(list.list));
    const table = await list.table();
    const [other = [], shown = []] = rowsOf(table);
    await expect(await callsTo('/po-distributerima/')).toEqual([]);
    await openChannels(userEvent, table, other[0]);
    const { channels } = await openChannels(userEvent, table, shown[0]);
    await waitFor(() => expect(within(table).getAllByRole('table')).toHaveLength(1));
    await expect(await callsTo('/po-distributerima/')).toHaveLength(2);

    const id = outlets.find(({ name }) => name === shown[0])?.id ?? 0;
    const { distributeri, ukupno } = await answerOf(`${garages.callOf(id)}/po-distributerima/?${wireThisMonth}`);
    await expectChannels(channels, distributeri, ukupno, shown.slice(1, 3));
    await scrollTo(await section(title()));
  },
});

export const ExpandedComparing = meta.story({
  tags: ['dark'],
  args: { path: list.comparingPath },
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    const { row, channels } = await openChannels(userEvent, await list.table());
    await expect(totalsOf(channels).slice(1, 9)).toEqual(row.slice(1, 9));
  },
});

/** On a scrolled page the filter bar is sticky at the top, and the table's head directly below it. */
export const HeadStaysInSight = meta.story({
  args: { path: list.comparingPath },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = await list.table();
    await openChannels(userEvent, table);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(table.getBoundingClientRect().top).toBeLessThan(0));
    const bar = screen.getByRole('search').parentElement as HTMLElement;
    const head = table.querySelector('thead') as HTMLElement;
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await expect(head.getBoundingClientRect().top).toBeCloseTo(bar.getBoundingClientRect().bottom, 0);
    // axe takes what the head covers in part for a target that is too small.
    window.scrollTo(0, 0);
  },
});

export const ChannelsLoading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: channelsFault, delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async ({ userEvent }) => {
    const table = await list.table();
    await openRow(userEvent, table);
    await expect(await within(table).findByRole('status')).toHaveTextContent(words('Učitavanje…'));
  },
});

/** The list stays as it is; the row shows the failure. */
export const ChannelsFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: channelsFault, status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const table = await list.table();
    await openRow(userEvent, table);
    await expect(await within(table).findByRole('alert')).toHaveTextContent(
      words('Došlo je do pogreške na poslužitelju.'),
    );
    await expect(rowsOf(table)).toHaveLength(12);
  },
});

export const ChannelsFailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: channelsFault, status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const table = await list.table();
    const [first = []] = rowsOf(table);
    await openRow(userEvent, table);
    const retry = await within(table).findByRole('button', { name: words('Pokušaj ponovno') });
    await recover(userEvent, retry);
    const channels = await within(table).findByRole('table', { name: words(`Kanali prodaje: ${first[0]}`) });
    await expect(totalsOf(channels).slice(1, 3)).toEqual(first.slice(1, 3));
  },
});

export const WithoutDetails = meta.story({
  ...list.withoutDetails,
  play: async () => {
    await list.withoutDetails.play();
    await expect(screen.queryByRole('button', { name: startOf('Otvori: ') })).toBeNull();
  },
});

/** The user of parks may not see garages at all. */
export const NotPermitted = meta.story({ ...notPermitted({ user: 'park' }), tags: ['user-park', 'forbidden'] });

export const SingleGarage = meta.story({
  ...list.single({ user: 'single' }, 'Garaža Karolina'),
  tags: ['user-single'],
});

export const ColumnHidden = meta.story({ ...list.columnHiddenAndCsv('Količina'), parameters: {} });

/** The CSV has the table as it is shown: its columns, in the order that it is sorted by. */
export const Csv = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = await list.table();
    await userEvent.click(within(table).getByRole('button', { name: words('Garaža') }));
    await waitFor(() =>
      expect(within(table).getByRole('columnheader', { name: words('Garaža') })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    const figures = (cells: readonly string[]) => asInFile(cells.slice(0, 3));
    const { name, lines } = await csvOf(userEvent, title());
    await expect(name).toBe(`${title()} 2026-11-01–2026-11-19.csv`);
    await expect(lines).toEqual([
      [words('Garaža'), words('Količina'), words('Iznos, €')],
      ...rowsOf(table).map(figures),
      figures(totalsOf(table)),
    ]);

    await toggleColumn(userEvent, title(), words('Količina'));
    const withoutCount = lines.map(([garage, , amount]) => [garage, amount]);
    await expect((await csvOf(userEvent, title())).lines).toEqual(withoutCount);
  },
});

export const LongWordsPhone = meta.story({
  tags: ['phone', 'long-words'],
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
  play: async ({ userEvent }) => {
    const cards = await list.table();
    await userEvent.click(within(cards).getAllByRole('button', { expanded: false })[0] as HTMLElement);
    await within(cards).findByRole('list', { name: startOf('Kanali prodaje: ') });
    await expectNoOverflow(390);
    await scrollTo(await section(title()));
  },
});

export const Refetching = meta.story({ ...list.states.refetching, tags: ['loading', 'refetching'] });
export const LongWords = meta.story({ ...list.states.longWords, tags: ['long-words'] });
export const Tablet = meta.story({ ...list.states.tablet, tags: ['tablet'] });
export const PhoneFailed = meta.story({ ...list.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...list.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...list.states.phoneEmpty, tags: ['phone', 'empty'] });
