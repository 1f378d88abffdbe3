import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { notPermitted } from '../../support/access.ts';
import { callsTo, recover, setFaults } from '../../support/backOffice.ts';
import { expectChannels, openChannels, openRow } from '../../support/outlets/channels.ts';
import { garages } from '../../support/outlets/kinds.ts';
import { reportStories } from '../../support/outlets/reportStories.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  chartsDrawn,
  formats,
  pathOfLink,
  rowsOf,
  scrollTo,
  section,
  thisMonth,
  tile,
  totalsOf,
  wireThisMonth,
  written,
} from '../../support/screen.ts';
import { words } from '../../support/words.ts';

/** Tuškanac: seven articles, from an hour to a month. */
const garage = reportStories(garages, {
  id: 1,
  name: 'Garaža Tuškanac',
  articles: 'Artikli',
});

const meta = preview.meta({
  title: 'Garages/Garage – Garaža',
  component: StoryPortal,
  args: { path: garage.plain },
});

const articleChannels = 'artikl-po-distributerima';
const articleChannelsFault = `${garages.callOf('*')}/${articleChannels}/`;

/** Opened without filters the page compares with nothing; channels and articles have one total. */
export const Default = meta.story({
  args: { path: garage.page },
  parameters: { snapshot: 'full' },
  play: async () => {
    const { distributeri, ukupno } = await garage.reportOf('po-distributerima');
    const channels = await garage.channelTable();
    await expect(totalsOf(channels)).toEqual([words('Ukupno', 'Total'), ...written(ukupno)]);
    await expect(new Set(rowsOf(channels).map((cells) => cells.join()))).toEqual(
      new Set(distributeri.map((row) => [row.reseller_name, ...written(row)].join())),
    );
    await garage.expectArticles();
    await expect(totalsOf(await garage.articleTable()).slice(3)).toEqual(written(ukupno));
    await expect(await tile(words('Količina'))).toHaveTextContent(formats().count(ukupno.valid_count));
    await garage.expectHeader();
    await expect(pathOfLink(screen.getByRole('link', { name: words('Transakcije') }))).toBe(
      `${garage.page}/transakcije`,
    );
    await chartsDrawn();
  },
});

export const ComparingDark = meta.story({
  tags: ['dark'],
  args: { path: garage.comparing },
  globals: { theme: 'dark' },
  play: async () => {
    await garage.expectComparedTotals();
    await garage.expectComparedArticles();
    await chartsDrawn();
  },
});

const english = garage.english('Transactions');
export const English = meta.story({
  ...english,
  tags: ['english'],
  play: async () => {
    await english.play();
    await chartsDrawn();
  },
});

export const Phone = meta.story({ ...garage.fits(390), tags: ['phone'], parameters: { snapshot: 'full' } });
export const Loading = meta.story({ ...garage.loading, tags: ['loading'] });
export const Empty = meta.story({ ...garage.empty, tags: ['empty'], parameters: { snapshot: false } });
export const FailedThenRetried = meta.story({ ...garage.failedThenRetried, tags: ['failed'] });
export const NameFailedThenRetried = meta.story({ ...garage.nameFailedThenRetried, tags: ['failed'] });
export const NotFound = meta.story(garage.notFound);
export const IdIsNoNumber = meta.story(garage.idIsNoNumber);
export const SomeoneElses = meta.story({ ...garage.someoneElses('garage', 7, 6), tags: ['user-garage'] });

/** A user who may see the list may still open no garage. */
export const NotPermitted = meta.story({ ...notPermitted({ scenario: 'lists-only' }), tags: ['forbidden'] });

/** An article's channels are loaded when it opens, by its price; they sum up to it. */
export const ArticleExpanded = meta.story({
  play: async ({ userEvent }) => {
    const table = await garage.articleTable();
    await chartsDrawn();
    const { artikli } = await garage.reportOf('po-artiklima');
    await expect(await callsTo(articleChannels)).toEqual([]);
    const { row, channels } = await openChannels(userEvent, table);
    await expect(await callsTo(articleChannels)).toHaveLength(1);
    const own = artikli.find(({ item }) => item === row[0]);
    const query = `${wireThisMonth}&item_price=${own?.item_price}`;
    const { distributeri, ukupno } = await garage.reportOf(articleChannels, query);
    await expect(row.slice(3)).toEqual(written(ukupno));
    await expectChannels(channels, distributeri, ukupno, row.slice(3), { sharesFirst: true });
    await scrollTo(await section(words('Artikli')));
  },
});

export const ArticleExpandedComparing = meta.story({
  ...garage.articleExpanded,
  args: { path: garage.comparing },
  parameters: { snapshot: false },
});

/** The article's row shows that its channels failed to load, and retries. */
export const ArticleChannelsFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: articleChannelsFault, status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const table = await garage.articleTable();
    await chartsDrawn();
    await openRow(userEvent, table);
    await expect(await within(table).findByRole('alert')).toHaveTextContent(
      words('Došlo je do pogreške na poslužitelju.'),
    );
    await scrollTo(await section(words('Artikli')));
  },
});

export const ArticleChannelsFailedThenRetried = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: articleChannelsFault, status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const table = await garage.articleTable();
    const [first = []] = rowsOf(table);
    await openRow(userEvent, table);
    const retry = await within(table).findByRole('button', { name: words('Pokušaj ponovno') });
    await recover(userEvent, retry);
    const inner = await within(table).findByRole('table');
    await expect(totalsOf(inner).slice(3)).toEqual(first.slice(3));
  },
});

/** A refused call leads to the root. Back on the page, the row is open, and what was refused is loaded again. */
export const ArticleChannelsRefused = meta.story({
  tags: ['forbidden'],
  globals: { faults: [{ path: articleChannelsFault, status: 403 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const table = await garage.articleTable();
    const [first = []] = rowsOf(table);
    await openRow(userEvent, table);
    const back = await screen.findByRole('link', { name: words('Natrag na stranicu') });
    await setFaults([]);
    await userEvent.click(back);
    const inner = await within(await garage.articleTable()).findByRole('table');
    await expect(totalsOf(inner).slice(3)).toEqual(first.slice(3));
  },
});

export const ColumnHiddenAndCsv = meta.story(garage.columnHiddenAndCsv);

export const LongWords = meta.story({
  tags: ['long-words'],
  ...garage.fits(1440),
  args: { path: `${garages.pathOf(4)}?${thisMonth}` },
  globals: { scenario: 'long-words' },
});

export const Refetching = meta.story({ ...garage.states.refetching, tags: ['loading', 'refetching'] });
export const Tablet = meta.story({ ...garage.states.tablet, tags: ['tablet'] });
export const PhoneFailed = meta.story({ ...garage.states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...garage.states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...garage.states.phoneEmpty, tags: ['phone', 'empty'] });
export const Comparing = meta.story({ ...garage.states.standard, args: { path: garage.comparing } });
