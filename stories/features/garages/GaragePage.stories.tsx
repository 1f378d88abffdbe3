import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answeredCalls, answerOf, callsTo, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import {
  chartsDrawn,
  formats,
  lastYear,
  rowsOf,
  scrollTo,
  section,
  tableIn,
  thisMonth,
  tile,
  totalsOf,
  wayHere,
  wireLastYear,
  wireThisMonth,
  written,
} from '../../support/screen.ts';
import { asInFile, csvOf, forgetColumns, toggleColumn } from '../../support/tableTools.ts';

/** Tuškanac: seven articles, from an hour to a month. */
const garage = '/garaze/garaza/1';
const plain = `${garage}?${thisMonth}`;
const comparing = `${garage}?${thisMonth}&${lastYear}`;
const channelTable = 'Kanali prodaje';
const articleTable = 'Artikli';
const articleChannels = '/artikl-po-distributerima/';
const articleChannelsFault = '/garaze/garaza/*/artikl-po-distributerima/';

const meta = preview.meta({
  title: 'Features/Garages/GaragePage',
  component: StoryPortal,
  args: { path: plain },
});

/** Opened without filters the page compares with nothing; channels and articles have one total. */
export const Default = meta.story({
  args: { path: garage },
  parameters: { image: 'full' },
  play: async () => {
    const { distributeri, ukupno } = await answerOf(`${garage}/po-distributerima/?${wireThisMonth}`);
    const channels = await tableIn(channelTable);
    await expect(totalsOf(channels)).toEqual(['Ukupno', ...written(ukupno)]);
    await expect(new Set(rowsOf(channels).map((cells) => cells.join()))).toEqual(
      new Set(distributeri.map((row) => [row.reseller_name, ...written(row)].join())),
    );
    const { artikli } = await answerOf(`${garage}/po-artiklima/?${wireThisMonth}`);
    const articles = await tableIn(articleTable);
    await expect(rowsOf(articles).map(([name, , ...figures]) => [name, ...figures])).toEqual(
      [...artikli]
        .sort((a, b) => Number(a.item_price) - Number(b.item_price))
        .map((row) => [row.item, formats().amount(Number(row.item_price)), ...written(row)]),
    );
    await expect(totalsOf(articles).slice(3)).toEqual(written(ukupno));
    // A garage has no zones, so nothing is grouped by them.
    await expect(articles.querySelector('th[scope=rowgroup]')).toBeNull();
    await expect(await tile('Valjane transakcije')).toHaveTextContent(formats().count(ukupno.valid_count));

    const { info } = await answerOf<{ info: { name: string } }>(`${garage}/info/`);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(info.name);
    const path = await wayHere();
    await expect(path.getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/');
    await expect(path.getByRole('link', { name: 'Garaže' })).toHaveAttribute('href', '/garaze');
    await expect(path.getByText(info.name)).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: 'Transakcije' })).toHaveAttribute('href', `${garage}/transakcije`);
    await chartsDrawn();
  },
});

export const ComparingDark = meta.story({
  args: { path: comparing },
  globals: { theme: 'dark' },
  parameters: { image: 'full' },
  play: async () => {
    const now = await answerOf(`${garage}/po-artiklima/?${wireThisMonth}`);
    const before = await answerOf(`${garage}/po-artiklima/?${wireLastYear}`);
    const channels = totalsOf(await tableIn(channelTable));
    await expect([channels[1], channels[5]]).toEqual(written(now.ukupno));
    await expect([channels[2], channels[6]]).toEqual(written(before.ukupno));
    const articles = await tableIn(articleTable);
    await expect(totalsOf(articles).slice(3)).toEqual(channels.slice(1));
    for (const [name, , , ...figures] of rowsOf(articles)) {
      const own = ({ artikli }: typeof now) => artikli.find(({ item }) => item === name) ?? now.ukupno;
      await expect([figures[0], figures[4]]).toEqual(written(own(now)));
      await expect([figures[1], figures[5]]).toEqual(written(own(before)));
    }
    await chartsDrawn();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    const { ukupno } = await answerOf(`${garage}/po-artiklima/?${wireThisMonth}`);
    await expect(totalsOf(await tableIn('Articles')).slice(3)).toEqual(written(ukupno));
    await expect(screen.getByRole('link', { name: 'Transactions' })).toBeVisible();
    await chartsDrawn();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { image: 'full' },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/garaze/**', delay_ms: 60_000 }] } },
  play: async () => {
    await screen.findByRole('button', { name: /Kanali prodaje\s*Svi \(8\)/ });
    await expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('aria-busy', 'true');
    for (const name of [channelTable, articleTable]) {
      await expect(within(await section(name)).getByRole('status')).toHaveTextContent('Učitavanje…');
    }
    await expect(screen.getByRole('button', { name: 'Preuzmi' })).toBeDisabled();
  },
});

/** Years before the first sale. */
export const Empty = meta.story({
  args: { path: `${garage}?beginDate=2017-01-01&endDate=2017-01-31` },
  parameters: { image: false },
  play: async () => {
    await expect(await within(await section(articleTable)).findByText('Nema podataka')).toBeVisible();
    await expect(await tile('Valjane transakcije')).toHaveTextContent('0');
    await expect((await tile('Iznos')).textContent).toContain(formats().money(0));
  },
});

/** The articles fail, the rest is there; trying again brings them. */
export const FailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/garaze/garaza/*/po-artiklima/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const retry = await within(await section(articleTable)).findByRole('button', { name: 'Pokušaj ponovno' });
    await tableIn(channelTable);
    await setFaults([]);
    await userEvent.click(retry);
    const { ukupno } = await answerOf(`${garage}/po-artiklima/?${wireThisMonth}`);
    await expect(totalsOf(await tableIn(articleTable)).slice(3)).toEqual(written(ukupno));
  },
});

/** Even the garage's name is not there: the page says so, with retry, and shows the figures that came. */
export const NameFailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/garaze/garaza/*/info/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    await tableIn(channelTable);
    const message = (await screen.findByText('Podaci o garaži se nisu učitali.')).closest('[role=alert]');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Garaža 1');
    await setFaults([]);
    await userEvent.click(within(message as HTMLElement).getByRole('button', { name: 'Pokušaj ponovno' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Garaža Tuškanac'));
    await expect(screen.queryByText('Podaci o garaži se nisu učitali.')).toBeNull();
  },
});

/** An id that no garage has. */
export const NotFound = meta.story({
  args: { path: '/garaze/garaza/9999' },
  parameters: { consoleErrors: true },
  play: async () => {
    await expect(await screen.findByText('Garaža nije pronađena')).toBeVisible();
    await expect(screen.getByText(/9999/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Popis garaža' })).toHaveAttribute('href', '/garaze');
  },
});

/** An id that is no number: no call is made for it. */
export const IdIsNoNumber = meta.story({
  args: { path: '/garaze/garaza/tuskanac' },
  parameters: { image: false },
  play: async () => {
    await expect(await screen.findByText('Garaža nije pronađena')).toBeVisible();
    const paths = (await answeredCalls()).map(({ path }) => path);
    await expect(paths.filter((path) => path.startsWith('/api/garaze/'))).toEqual([]);
  },
});

/** A garage of someone else: the server refuses, and the person lands at the root, which is the list here. */
export const SomeoneElses = meta.story({
  args: { path: `/garaze/garaza/7?${thisMonth}` },
  parameters: { simulator: { person: 'garage' }, consoleErrors: true, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Garaže' })).toBeVisible();
    await expect(rowsOf(await tableIn('Garaže'))).toHaveLength(6);
  },
});

/** Who may see the list but no garage is told so. */
export const NotPermitted = meta.story({
  parameters: { simulator: { scenario: 'lists-only' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});

/** An article's channels are asked for when it opens, by its price; they sum up to it. */
export const ArticleExpanded = meta.story({
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    await chartsDrawn();
    const [first = []] = rowsOf(table);
    const { artikli } = await answerOf(`${garage}/po-artiklima/?${wireThisMonth}`);
    const own = artikli.find(({ item }) => item === first[0]);
    await expect(await callsTo(articleChannels)).toEqual([]);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first[0]}` }));
    const inner = await within(table).findByRole('table', { name: `Kanali prodaje: ${first[0]}` });
    await expect(await callsTo(articleChannels)).toHaveLength(1);
    const price = `item_price=${own?.item_price}`;
    const { distributeri, ukupno } = await answerOf(`${garage}${articleChannels}?${wireThisMonth}&${price}`);
    await expect(totalsOf(inner)).toEqual(['Ukupno', ...first.slice(3), formats().percent(100)]);
    await expect(totalsOf(inner).slice(1, 3)).toEqual(written(ukupno));
    const sold = distributeri.filter((row) => row.valid_count > 0);
    await expect(rowsOf(inner)).toEqual(
      sold
        .sort((a, b) => Number(b.valid_amount) - Number(a.valid_amount))
        .map((row) => [
          row.reseller_name,
          ...written(row),
          formats().percent((Number(row.valid_amount) / Number(ukupno.valid_amount)) * 100),
        ]),
    );
    await scrollTo(await section(articleTable));
  },
});

export const ArticleExpandedComparing = meta.story({
  args: { path: comparing },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    await chartsDrawn();
    const [first = []] = rowsOf(table);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first[0]}` }));
    const inner = await within(table).findByRole('table');
    await expect(totalsOf(inner).slice(1, 9)).toEqual(first.slice(3));
  },
});

/** The article's row says that its channels did not come, and asks for them again. */
export const ArticleChannelsFailed = meta.story({
  parameters: { simulator: { faults: [{ path: articleChannelsFault, status: 500 }] }, consoleErrors: true },
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    await chartsDrawn();
    await userEvent.click(within(table).getAllByRole('button', { name: /^Otvori: / })[0] as HTMLElement);
    await expect(await within(table).findByRole('alert')).toHaveTextContent('Došlo je do pogreške na poslužitelju.');
    await scrollTo(await section(articleTable));
  },
});

export const ArticleChannelsFailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: articleChannelsFault, status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    const [first = []] = rowsOf(table);
    await userEvent.click(within(table).getByRole('button', { name: `Otvori: ${first[0]}` }));
    const retry = await within(table).findByRole('button', { name: 'Pokušaj ponovno' });
    await setFaults([]);
    await userEvent.click(retry);
    const inner = await within(table).findByRole('table');
    await expect(totalsOf(inner).slice(1, 3)).toEqual(first.slice(3));
  },
});

/** A column of the articles is hidden, and their CSV leaves it out, too. */
export const ColumnHiddenAndCsv = meta.story({
  parameters: { image: false },
  beforeEach: () => forgetColumns('articles'),
  play: async ({ userEvent }) => {
    const table = await tableIn(articleTable);
    const whole = await csvOf(userEvent, articleTable);
    await expect(whole.name).toBe('Artikli.csv');
    await expect(whole.lines[0]).toEqual(['Artikl', 'Šifra', 'Cijena, €', 'Količina', 'Iznos, €']);
    await expect(whole.lines.slice(1)).toEqual([...rowsOf(table), totalsOf(table)].map(asInFile));
    await toggleColumn(userEvent, articleTable, 'Šifra');
    await expect(within(table).queryByRole('columnheader', { name: 'Šifra' })).toBeNull();
    const { lines } = await csvOf(userEvent, articleTable);
    await expect(lines).toEqual(whole.lines.map(([name, , ...rest]) => [name, ...rest]));
  },
});

export const LongWords = meta.story({
  args: { path: `/garaze/garaza/4?${thisMonth}` },
  parameters: { simulator: { scenario: 'long-words' } },
  play: async () => {
    await tableIn(articleTable);
    await chartsDrawn();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});
