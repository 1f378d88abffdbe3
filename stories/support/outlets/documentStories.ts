import type { JsonBodyType } from 'msw';
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import { answerOf, recover, responds } from '../backOffice.ts';
import { cardsIn, expectNoOverflow, rowsOf, section, tableIn } from '../screen.ts';
import { statesOf } from '../states.ts';
import { partOf, startOf, words } from '../words.ts';

interface Context {
  readonly userEvent: ReturnType<typeof user.setup>;
}

/** A page of documents as the API returns it. */
export interface DocumentPage {
  readonly broj_stranica: number;
}

interface DocumentOptions<Answer extends DocumentPage> {
  /** The path of the page, which is also that of its call. */
  readonly page: string;
  /** The table's title in Croatian and, where the same word has several in English, in English. */
  readonly title: readonly [croatian: string, english?: string];
  /** Returns the expected rows of the table for a response. */
  readonly rowsFor: (answer: Answer) => string[][];
  /** Cells of a row that are not part of the response: the button of a receipt. */
  readonly extraCells?: number;
  /** The path for fault rules. */
  readonly fault: string;
  /** The outlet's name in the breadcrumbs. */
  readonly outlet: string | RegExp;
  readonly none: string;
  readonly noneInRange: string;
  /** A response without documents. */
  readonly emptyAnswer: Readonly<Record<string, JsonBodyType>>;
}

/** The story's month up to today. */
export const wireMonth = 'begin_date=2026-11-01&end_date=2026-11-20';
const wireYesterday = 'begin_date=2026-11-19&end_date=2026-11-19';

/** The stories that every list of an outlet's documents has: receipts, park tickets. */
export function documentStories<Answer extends DocumentPage>(options: DocumentOptions<Answer>) {
  const { page, rowsFor, extraCells = 0 } = options;
  const title = () => words(...options.title);
  const listed = (query = wireMonth) => answerOf<Answer>(`${page}/?${query}`);
  const shownRows = async (name = title()) =>
    rowsOf(await tableIn(name)).map((cells) => cells.slice(0, cells.length - extraCells));
  /** Asserts that the table shows a response, also after other rows. */
  const expectListed = async (query?: string) => {
    const rows = rowsFor(await listed(query));
    await waitFor(async () => expect(await shownRows()).toEqual(rows));
  };
  const chooseRange = async ({ userEvent }: Context, preset: string) => {
    await tableIn(title());
    await userEvent.click(screen.getByRole('button', { name: startOf('Razdoblje') }));
    await userEvent.click(await screen.findByRole('button', { name: preset }));
    await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
  };

  /** The simulator's outlets sell every day, so the story itself responds with an empty list. */
  const respondsEmpty = responds({ [`${page}/`]: { ...options.emptyAnswer, broj_stranica: 1 } });

  return {
    states: statesOf({
      loaded: () => tableIn(title()),
      empty: { says: () => words(options.none), story: respondsEmpty },
      reload: (userEvent) => chooseRange({ userEvent }, words('Jučer')),
      forbidden: { user: 'garage' },
    }),
    listed,
    shownRows,
    expectListed,
    chooseRange,

    dark: {
      globals: { theme: 'dark' },
      async play() {
        await tableIn(title());
      },
    },

    /** Yesterday by its preset. */
    yesterday: {
      parameters: { snapshot: false },
      async play(context: Context) {
        await chooseRange(context, words('Jučer'));
        await expectListed(wireYesterday);
      },
    },

    /** A link with days within the window of 730 days. */
    olderDays: (begin: string, end: string) => ({
      args: { path: `${page}?beginDate=${begin}&endDate=${end}` },
      parameters: { snapshot: false },
      async play() {
        await expectListed(`begin_date=${begin}&end_date=${end}`);
        await expect(screen.queryByText(words('Poveznica sadrži filtar koji nije moguće primijeniti'))).toBeNull();
      },
    }),

    /** The window is 730 days long: an older link shows this month, with the reason. */
    datesOutsideWindow: (begin: string, end: string) => ({
      args: { path: `${page}?beginDate=${begin}&endDate=${end}` },
      parameters: { snapshot: false },
      async play() {
        await expect(await screen.findByText(partOf('izlazi iz dopuštenog raspona datuma'))).toBeVisible();
        await expectListed();
      },
    }),

    lastPage: {
      parameters: { snapshot: false },
      async play({ userEvent }: Context) {
        await tableIn(title());
        const { broj_stranica } = await listed();
        await userEvent.click(screen.getByRole('button', { name: words('Posljednja stranica') }));
        await expectListed(`${wireMonth}&page=${broj_stranica}`);
      },
    },

    pastTheEnd: {
      args: { path: `${page}?page=999` },
      parameters: { snapshot: false },
      async play({ userEvent }: Context) {
        await userEvent.click(await screen.findByRole('button', { name: words('Na prvu stranicu') }));
        await expectListed();
      },
    },

    loading: {
      globals: { faults: [{ path: options.fault, delay_ms: 60_000 }] },
      parameters: { snapshot: 'busy' },
      async play() {
        await expect(within(await section(title())).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
        await expect(await screen.findByRole('link', { name: options.outlet })).toBeVisible();
      },
    },

    empty: {
      ...respondsEmpty,
      async play() {
        const card = within(await section(title()));
        await expect(await card.findByText(words(options.none))).toBeVisible();
        await expect(card.getByText(words(options.noneInRange))).toBeVisible();
      },
    },

    failedThenRetried: {
      globals: { faults: [{ path: options.fault, status: 500 }] },
      parameters: { consoleErrors: true, snapshot: false },
      async play({ userEvent }: Context) {
        const alert = await within(await section(title())).findByRole('alert');
        await recover(userEvent, within(alert).getByRole('button', { name: words('Pokušaj ponovno') }));
        await expectListed();
      },
    },

    fits: (width: 390 | 820 | 1440) => ({
      ...(width === 1440 ? {} : { globals: { viewport: { value: width === 390 ? 'phone' : 'tablet' } } }),
      async play() {
        await (width === 390 ? cardsIn(title()) : tableIn(title()));
        await expectNoOverflow(width);
      },
    }),
  };
}
