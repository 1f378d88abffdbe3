import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import { answerOf, recordedCalls, recover } from '../backOffice.ts';
import {
  breadcrumbs,
  chartsDrawn,
  expectNoOverflow,
  formats,
  lastYear,
  pathOfLink,
  rowsOf,
  scrollTo,
  searchComparing,
  section,
  sumOf,
  tableIn,
  thisMonth,
  tile,
  totalsOf,
  wireLastYear,
  wireThisMonth,
  written,
} from '../screen.ts';
import { statesOf } from '../states.ts';
import { asInFile, csvOf, toggleColumn } from '../tableTools.ts';
import { inOrder, words } from '../words.ts';
import { openRow } from './channels.ts';
import type { OutletScreens } from './kinds.ts';

interface Context {
  readonly userEvent: ReturnType<typeof user.setup>;
}

interface ReportOptions {
  readonly id: number;
  /** The outlet's name. */
  readonly name: string;
  /** The Croatian heading of its articles. */
  readonly articles: string;
}

/** The days right before the story's month. */
const wireDaysBefore = 'begin_date=2026-10-13&end_date=2026-10-31';
const channelTable = () => words('Kanali prodaje');

/** A table's rows, each with its group first, as in the CSV. */
function groupedRowsOf(table: HTMLElement) {
  let group = '';
  const rows = rowsOf(table);
  return [...table.querySelectorAll(':scope > tbody > tr')].flatMap((row) => {
    const head = row.querySelector('th');
    if (head?.scope !== 'rowgroup') return [[group, ...(rows.shift() ?? [])]];
    group = head.textContent ?? '';
    return [];
  });
}

/** The stories that every outlet's report has; a story file exports those that it needs, and adds its own. */
export function reportStories(kind: OutletScreens, { id, name, articles }: ReportOptions) {
  const { texts, hasChannels } = kind;
  const page = kind.pathOf(id);
  const plain = `${page}?${thisMonth}`;
  const call = kind.callOf(id);
  const reportOf = (part: string, query = wireThisMonth) => answerOf(`${call}/${part}/?${query}`);
  const fault = (part: string) => `${kind.callOf('*')}/${part}/`;
  const articlesTitle = () => words(articles);
  const articleTable = () => tableIn(articlesTitle());
  const tables = () => [...(hasChannels ? [channelTable()] : []), articlesTitle()];
  /** The first table of the page shows these totals. */
  const expectTotals = async (totals: readonly string[], first: number, queries: readonly [string, string]) => {
    const part = hasChannels ? 'po-distributerima' : 'po-artiklima';
    const [now, before] = await Promise.all(queries.map((query) => reportOf(part, query)));
    await expect([totals[first], totals[first + 4]]).toEqual(now && written(now.ukupno));
    await expect([totals[first + 1], totals[first + 5]]).toEqual(before && written(before.ukupno));
    return { now: now?.ukupno.valid_count ?? 0, before: before?.ukupno.valid_count ?? 0 };
  };

  return {
    page,
    plain,
    comparing: `${plain}&${lastYear}`,
    channelTable: () => tableIn(channelTable()),
    articleTable,
    reportOf,
    groupedRowsOf,
    states: statesOf({
      async loaded() {
        await chartsDrawn();
        return articleTable();
      },
      empty: {
        says: () => words('Nema podataka'),
        // Years before the first sale.
        story: { args: { path: `${page}?beginDate=2017-01-01&endDate=2017-01-31` } },
      },
      reload: searchComparing,
      forbidden: { scenario: 'lists-only' },
    }),

    /** Heading and breadcrumbs name the outlet. */
    async expectHeader() {
      const { info } = await answerOf<{ info: { name: string } }>(`${call}/info/`);
      await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(info.name);
      const path = await breadcrumbs();
      await expect(pathOfLink(path.getByRole('link', { name: words('Početna') }))).toBe('/');
      await expect(pathOfLink(path.getByRole('link', { name: texts.list }))).toBe(kind.listPath);
      await expect(path.getByText(info.name)).toHaveAttribute('aria-current', 'page');
    },

    /** The articles, cheapest first, with the figures that the API returns; they stand in no groups. */
    async expectArticles() {
      const { artikli, ukupno } = await reportOf('po-artiklima');
      const table = await articleTable();
      await expect(rowsOf(table).map(([article, , ...figures]) => [article, ...figures])).toEqual(
        artikli
          .toSorted((a, b) => Number(a.item_price) - Number(b.item_price))
          .map((row) => [row.item, formats().amount(Number(row.item_price)), ...written(row)]),
      );
      await expect(totalsOf(table).slice(3)).toEqual(written(ukupno));
      await expect(table.querySelector('th[scope=rowgroup]')).toBeNull();
    },

    /** Each article's figures of both periods. */
    async expectComparedArticles() {
      const now = await reportOf('po-artiklima');
      const before = await reportOf('po-artiklima', wireLastYear);
      for (const [article, , , ...figures] of rowsOf(await articleTable())) {
        const own = ({ artikli }: typeof now) => artikli.find(({ item }) => item === article) ?? now.ukupno;
        await expect([figures[0], figures[4]]).toEqual(written(own(now)));
        await expect([figures[1], figures[5]]).toEqual(written(own(before)));
      }
    },

    /** The first table compares the story's month with the last year. */
    async expectComparedTotals() {
      const totals = totalsOf(await tableIn(channelTable()));
      await expectTotals(totals, 1, [wireThisMonth, wireLastYear]);
      await expect(totalsOf(await articleTable()).slice(3)).toEqual(totals.slice(1));
    },

    /** Opened without filters the page compares with the days right before; all of its tables have one total. */
    comparedByDefault: {
      args: { path: page },
      async play() {
        const byArticle = totalsOf(await articleTable());
        const totals = hasChannels ? totalsOf(await tableIn(channelTable())) : byArticle;
        const counts = await expectTotals(totals, hasChannels ? 1 : 3, [wireThisMonth, wireDaysBefore]);
        await expect(byArticle.slice(3)).toEqual(totals.slice(hasChannels ? 1 : 3));
        const count = await tile(words('Količina'));
        await expect(count).toHaveTextContent(formats().count(counts.now));
        await expect(count).toHaveTextContent(words(`prije ${formats().count(counts.before)}`));
        await expect(screen.getByRole('status', { name: words('Primijenjeni filtri') })).toHaveTextContent(
          inOrder(words('u usporedbi s:'), formats().dayRangeLong('2026-10-13', '2026-10-31')),
        );
      },
    },

    /** Without a comparison the chart has two axes and the choice of a measure is not offered. */
    notComparing: {
      args: { path: plain },
      async play() {
        const { distributeri, ukupno } = await reportOf('po-distributerima');
        await expect(totalsOf(await tableIn(channelTable()))).toEqual([words('Ukupno', 'Total'), ...written(ukupno)]);
        await expect(sumOf(distributeri.map((row) => row.valid_amount))).toBe(Number(ukupno.valid_amount));
        const chart = within(await section(words('Kretanje po razdoblju')));
        await expect(chart.queryByRole('group', { name: words('Podatak', 'Measure') })).toBeNull();
        await chartsDrawn();
        const legend = await chart.findByRole('list', { name: words('Legenda') });
        await expect(within(legend).getAllByRole('button')).toHaveLength(2);
      },
    },

    /** After everything has loaded. */
    whole: {
      async play() {
        await articleTable();
        await chartsDrawn();
      },
    },

    /** A page that is not wider than its window. */
    fits: (width: 390 | 820 | 1440) => ({
      ...(width === 1440 ? {} : { globals: { viewport: { value: width === 390 ? 'phone' : 'tablet' } } }),
      async play() {
        await articleTable();
        await chartsDrawn();
        await expectNoOverflow(width);
      },
    }),

    /** The articles in English, and the link to another page of the outlet. */
    english: (link: string) => ({
      globals: { language: 'en' },
      async play() {
        await tableIn(articlesTitle());
        await expect(screen.getByRole('link', { name: link })).toBeVisible();
      },
    }),

    loading: {
      globals: { faults: [{ path: `${kind.api}/**`, delay_ms: 60_000 }] },
      parameters: { snapshot: 'busy' },
      async play() {
        await expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('aria-busy', 'true');
        if (hasChannels)
          await screen.findByRole('button', { name: inOrder(words('Kanali prodaje'), words('Svi (8)')) });
        for (const title of tables()) {
          await expect(within(await section(title)).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
        }
        await expect(screen.getByRole('button', { name: words('Preuzmi') })).toBeDisabled();
      },
    },

    /** Years before the first sale. */
    empty: {
      args: { path: `${page}?beginDate=2017-01-01&endDate=2017-01-31` },
      async play() {
        await expect(await within(await section(articlesTitle())).findByText(words('Nema podataka'))).toBeVisible();
        await expect(await tile(words('Količina'))).toHaveTextContent('0');
        await expect((await tile(words('Iznos'))).textContent).toContain(formats().money(0));
      },
    },

    /** The articles fail, the rest is there; trying again brings them. */
    failedThenRetried: {
      args: { path: plain },
      globals: { faults: [{ path: fault('po-artiklima'), status: 500 }] },
      parameters: { consoleErrors: true, snapshot: false },
      async play({ userEvent }: Context) {
        const retry = await within(await section(articlesTitle())).findByRole('button', {
          name: words('Pokušaj ponovno'),
        });
        if (hasChannels) await tableIn(channelTable());
        else await expect(screen.queryByRole('group', { name: words('Iznos') })).toBeNull();
        await chartsDrawn();
        await recover(userEvent, retry);
        const { ukupno } = await reportOf('po-artiklima');
        await expect(totalsOf(await articleTable()).slice(3)).toEqual(written(ukupno));
        await expect(await tile(words('Količina'))).toHaveTextContent(formats().count(ukupno.valid_count));
      },
    },

    /** The outlet's name fails: the page reports it, with a retry, and shows the figures that came. */
    nameFailedThenRetried: {
      globals: { faults: [{ path: fault('info'), status: 500 }] },
      parameters: { consoleErrors: true, snapshot: false },
      async play({ userEvent }: Context) {
        await articleTable();
        await screen.findByText(texts.infoFailed);
        await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(kind.unnamed(id));
        const message = screen.getByText(texts.infoFailed).closest('[role=alert]');
        const retry = within(message as HTMLElement).getByRole('button', { name: words('Pokušaj ponovno') });
        await recover(userEvent, retry);
        await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name));
        await expect(screen.queryByText(texts.infoFailed)).toBeNull();
      },
    },

    /** An id that no outlet has. */
    notFound: {
      args: { path: kind.pathOf(9999) },
      parameters: { consoleErrors: true },
      async play() {
        await expect(await screen.findByText(texts.notFound)).toBeVisible();
        await expect(screen.getByText(/9999/)).toBeVisible();
        await expect(pathOfLink(screen.getByRole('link', { name: texts.toList }))).toBe(kind.listPath);
      },
    },

    /** An id that is no number: no call is made for it. */
    idIsNoNumber: {
      args: { path: kind.pathOf('zagreb') },
      parameters: { snapshot: false },
      async play() {
        await expect(await screen.findByText(texts.notFound)).toBeVisible();
        const paths = (await recordedCalls()).map(({ path }) => path);
        await expect(paths.filter((path) => path.startsWith(`/api${kind.api}/`))).toEqual([]);
      },
    },

    /** Another user's outlet: the server refuses, and the user is redirected to the root, which shows the list. */
    someoneElses: (user: string, outlet: number, own: number) => ({
      args: { path: kind.pathOf(outlet) },
      globals: { user },
      parameters: { consoleErrors: true, snapshot: false },
      async play() {
        await expect(await screen.findByRole('heading', { level: 1, name: texts.list })).toBeVisible();
        await expect(rowsOf(await tableIn(texts.table))).toHaveLength(own);
      },
    }),

    /** An article opens to its channels, which sum up to it. */
    articleExpanded: {
      async play({ userEvent }: Context) {
        const table = await articleTable();
        await chartsDrawn();
        const figures = rowsOf(table)[0]?.slice(3) ?? [];
        await openRow(userEvent, table);
        const channels = await within(table).findByRole('table');
        await expect(totalsOf(channels).slice(3, figures.length + 3)).toEqual(figures);
        await scrollTo(await section(articlesTitle()));
      },
    },

    /** Compared articles: those of either period, and the totals of both. */
    articlesComparing: {
      async play() {
        const table = await articleTable();
        await chartsDrawn();
        const now = await reportOf('po-artiklima');
        const before = await reportOf('po-artiklima', wireLastYear);
        await expect(rowsOf(table)).toHaveLength(
          new Set([...now.artikli, ...before.artikli].map((row) => row.id)).size,
        );
        const totals = totalsOf(table);
        await expect([totals[3], totals[7]]).toEqual(written(now.ukupno));
        await expect([totals[4], totals[8]]).toEqual(written(before.ukupno));
        await scrollTo(await section(articlesTitle()));
      },
    },

    /**
     * The articles' CSV has the table as it is shown, with each one's zone where there are zones; so it leaves out a
     * hidden column.
     */
    columnHiddenAndCsv: {
      args: { path: plain },
      parameters: { snapshot: false },
      async play({ userEvent }: Context) {
        const table = await articleTable();
        const zoned = table.querySelector('th[scope=rowgroup]') !== null;
        const line = (zone: string, cells: readonly string[]) => [...(zoned ? [zone] : []), ...asInFile(cells)];
        const whole = await csvOf(userEvent, articlesTitle());
        await expect(whole.name).toMatch(new RegExp(`^\\S.* ${articlesTitle()} 2026-11-01–2026-11-19\\.csv$`));
        await expect(whole.lines).toEqual([
          [
            ...(zoned ? [words('Zona')] : []),
            words('Artikl'),
            words('Šifra'),
            words('Cijena, €'),
            words('Količina'),
            words('Iznos, €'),
          ],
          ...groupedRowsOf(table).map(([zone = '', ...row]) => line(zone, row)),
          line('', totalsOf(table)),
        ]);
        await toggleColumn(userEvent, articlesTitle(), words('Šifra'));
        await expect(within(table).queryByRole('columnheader', { name: words('Šifra') })).toBeNull();
        const { lines } = await csvOf(userEvent, articlesTitle());
        await expect(lines).toEqual(whole.lines.map((cells) => cells.toSpliced(zoned ? 2 : 1, 1)));
      },
    },
  };
}
