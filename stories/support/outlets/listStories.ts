import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import type { StoryGlobals } from '../../../.storybook/globals.ts';
import { answerOf, recover } from '../backOffice.ts';
import {
  breadcrumbs,
  expectNoOverflow,
  formats,
  lastYear,
  rowsOf,
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
import { inLanguage, inOrder, partOf, startOf, words } from '../words.ts';
import type { OutletScreens } from './kinds.ts';

interface Context {
  readonly userEvent: ReturnType<typeof user.setup>;
}

interface ListOptions {
  /** The number of outlets of the operator in Croatian words. */
  readonly count: string;
  /** The number of outlets. */
  readonly rows: number;
  /** The same words for the scenario `empty`. */
  readonly none: string;
  /** A section of an outlet's own page that shows that it has opened. */
  readonly detail: string;
  /** The table's name on this device. */
  readonly columns: string;
}

/** The stories that every list of outlets has; a story file exports those that it needs, and adds its own. */
export function listStories(kind: OutletScreens, options: ListOptions) {
  const { listPath, rowsOf: outletsOf, texts } = kind;
  const own = inLanguage({ count: options.count, none: options.none, detail: options.detail });
  const path = `${listPath}?${thisMonth}`;
  const comparingPath = `${path}&${lastYear}`;
  const list = `${kind.listCall}?${wireThisMonth}`;
  const table = () => tableIn(texts.table);
  const shown = async () => [...rowsOf(await table()), totalsOf(await table())];

  return {
    path,
    comparingPath,
    /** The list's call for the story's month. */
    list,
    table,
    states: statesOf({
      loaded: table,
      empty: { says: () => texts.none, globals: { scenario: 'empty' } },
      reload: searchComparing,
    }),

    /** Outlets in the list's order, with the figures that the API returns. */
    standard: {
      args: { path: listPath },
      parameters: { snapshot: 'full' },
      async play() {
        const answer = await answerOf(list);
        const outlets = outletsOf(answer);
        const shownTable = await table();
        await expect(rowsOf(shownTable).map((cells) => cells.slice(0, 3))).toEqual(
          outlets
            .toSorted((a, b) =>
              kind.isByAmount ? Number(b.valid_amount) - Number(a.valid_amount) : formats().compare(a.name, b.name),
            )
            .map((outlet) => [outlet.name, ...written(outlet)]),
        );
        await expect(totalsOf(shownTable).slice(0, 3)).toEqual([words('Ukupno', 'Total'), ...written(answer.ukupno)]);
        await expect(sumOf(outlets.map((outlet) => outlet.valid_amount))).toBe(Number(answer.ukupno.valid_amount));
        await expect(await tile(words('Količina'))).toHaveTextContent(formats().count(answer.ukupno.valid_count));
        await expect((await tile(words('Iznos'))).textContent).toContain(
          formats().money(Number(answer.ukupno.valid_amount)),
        );
        await expect(screen.getByRole('img', { name: own.count })).toBeInTheDocument();
        for (const { id, name } of outlets) {
          const link = within(shownTable).getByRole('link', { name: words(`Detalji: ${name}`) });
          await expect(link).toHaveAttribute('href', expect.stringContaining(`${kind.pathOf(id)}?beginDate=`));
        }
      },
    },

    /** Figures of both periods, and their difference. */
    comparing: {
      args: { path: comparingPath },
      async play() {
        const now = await answerOf(list);
        const before = await answerOf(`${kind.listCall}?${wireLastYear}`);
        for (const [name, ...cells] of await shown()) {
          const listed = (answer: typeof now) => outletsOf(answer).find((outlet) => outlet.name === name);
          const [current, previous] = [listed(now) ?? now.ukupno, listed(before) ?? before.ukupno];
          await expect([cells[0], cells[4]]).toEqual(written(current));
          await expect([cells[1], cells[5]]).toEqual(written(previous));
          await expect(cells[2]).toBe(formats().signedCount(current.valid_count - previous.valid_count));
        }
      },
    },

    english: {
      globals: { language: 'en' },
      async play() {
        const { ukupno } = await answerOf(list);
        const shownTable = await table();
        await expect(totalsOf(shownTable).slice(0, 3)).toEqual(['Total', ...written(ukupno)]);
        await expect(screen.getByRole('img', { name: own.count })).toBeInTheDocument();
        await expect(within(shownTable).getAllByRole('link', { name: /^Details: / })).toHaveLength(options.rows);
      },
    },

    phone: {
      globals: { viewport: { value: 'phone' } },
      async play() {
        await table();
        await expectNoOverflow(390);
      },
    },

    loading: {
      globals: { faults: [{ path: `${kind.api}/**`, delay_ms: 60_000 }] },
      parameters: { snapshot: 'busy' },
      async play() {
        await expect(await screen.findByRole('heading', { level: 1, name: texts.list })).toBeVisible();
        await screen.findByRole('button', { name: inOrder(words('Kanali prodaje'), words('Svi (8)')) });
        await expect(within(await section(texts.table)).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
        await expect(screen.getByRole('group', { name: words('Iznos') })).toHaveAttribute('aria-busy', 'true');
        await expect(screen.queryByRole('table')).toBeNull();
      },
    },

    empty: {
      globals: { scenario: 'empty' },
      async play() {
        await expect(await within(await section(texts.table)).findByText(texts.none)).toBeVisible();
        await expect(within(await section(texts.table)).getByText(partOf('nije dodijeljen nijedan'))).toBeVisible();
        await expect(screen.getByRole('img', { name: own.none })).toBeInTheDocument();
        await expect(await tile(words('Količina'))).toHaveTextContent('0');
      },
    },

    failedThenRetried: {
      globals: { faults: [{ path: kind.listCall, status: 500 }] },
      parameters: { consoleErrors: true, snapshot: false },
      async play({ userEvent }: Context) {
        const alert = await within(await section(texts.table)).findByRole('alert');
        await expect(screen.queryByRole('group', { name: words('Iznos') })).toBeNull();
        await recover(userEvent, within(alert).getByRole('button', { name: words('Pokušaj ponovno') }));
        const { ukupno } = await answerOf(list);
        await expect(totalsOf(await table()).slice(0, 3)).toEqual([words('Ukupno', 'Total'), ...written(ukupno)]);
        await expect(await tile(words('Količina'))).toHaveTextContent(formats().count(ukupno.valid_count));
      },
    },

    /** A user who may see the list but open none of it has no links to details, and rows that do not open. */
    withoutDetails: {
      globals: { scenario: 'lists-only' },
      parameters: { snapshot: false },
      async play() {
        const shownTable = await table();
        await expect(rowsOf(shownTable)).toHaveLength(options.rows);
        await expect(within(shownTable).queryByRole('link')).toBeNull();
        await expect(within(shownTable).queryByText(words('Detalji'))).toBeNull();
      },
    },

    /** A user with a single outlet is redirected to its page. */
    single: (globals: StoryGlobals, name: string | RegExp) => ({
      globals: { ...globals },
      parameters: { snapshot: false },
      async play() {
        await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
        await tableIn(own.detail);
      },
    }),

    /** A hidden column stays hidden after a visit to an outlet, and is left out of the CSV. */
    columnHiddenAndCsv: (column: 'Količina' | 'Iznos, €') => ({
      parameters: { snapshot: false },
      async play({ userEvent }: Context) {
        const hidden = column === 'Količina' ? 1 : 2;
        const without = (cells: readonly string[]) => cells.toSpliced(hidden, 1);
        const before = await shown();
        const whole = await csvOf(userEvent, texts.table);
        await expect(whole.name).toBe(`${texts.table} 2026-11-01–2026-11-19.csv`);
        await expect(whole.lines).toEqual([
          [texts.name, words('Količina'), words('Iznos, €')],
          ...before.map((cells) => asInFile(cells.slice(0, 3))),
        ]);

        await toggleColumn(userEvent, texts.table, words(column));
        await expect(await shown()).toEqual(before.map(without));
        const { lines } = await csvOf(userEvent, texts.table);
        await expect(lines).toEqual(whole.lines.map(without));

        await userEvent.click(screen.getAllByRole('link', { name: startOf('Detalji: ') })[0] as HTMLElement);
        await tableIn(own.detail);
        const path = await breadcrumbs();
        await userEvent.click(path.getByRole('link', { name: texts.list }));
        await waitFor(async () => expect(await shown()).toEqual(before.map(without)));
      },
    }),
  };
}
