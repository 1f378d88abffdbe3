import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test';
import { answerOf, callsTo, responds, setFaults } from '../backOffice.ts';
import { breadcrumbs, cardsIn, expectNoOverflow, formats, pathOfLink, rowsOf, section, tableIn } from '../screen.ts';
import { phone } from '../variants.ts';
import { startOf, words } from '../words.ts';
import type { OutletScreens } from './kinds.ts';

/** Transactions as the API returns them. */
export interface Transactions {
  readonly transakcije: readonly {
    readonly trans_ref: string;
    readonly vrijeme_transakcije: string;
    readonly vrijedi_od: string | null;
    readonly vrijedi_do: string | null;
    readonly kolicina: number;
    readonly iznos: string;
    readonly status_opisno: string;
    readonly status_opisno_kratko: string;
    readonly transaction_input: string;
    readonly zone_name: string | null;
    readonly reseller_name: string;
    readonly is_valid: boolean;
  }[];
  readonly ukupno_transakcija: number;
  readonly broj_stranica: number;
}

export const wireToday = 'begin_date=2026-11-20&end_date=2026-11-20';
const wireYesterday = 'begin_date=2026-11-19&end_date=2026-11-19';
/** The whole window of a list of transactions. */
export const month = 'beginDate=2026-10-21&endDate=2026-11-20';
export const wireMonth = 'begin_date=2026-10-21&end_date=2026-11-20';

const title = () => words('Transakcije');

/** The references of the rows on a red ground. */
export const redRows = (table: HTMLElement) =>
  [...table.querySelectorAll('tr[data-tone=danger]')].map((row) => row.lastElementChild?.textContent);

const moment = (text: string | null) => (text === null ? '–' : formats().moment(new Date(text)));

interface TransactionOptions {
  readonly id: number;
  /** The outlet's name in the breadcrumbs. */
  readonly name: string;
  /** The label of the search field. */
  readonly inputLabel: string;
  /** The field's message where more than one day is chosen. */
  readonly inputMissing: string;
  /** The query key of the search on the wire. */
  readonly wireSearch: string;
  /** Garages and parks have no zones. */
  readonly withZones: boolean;
}

/** The state of a list's call: it waits, it fails, or it returns nothing. */
function callStates(kind: OutletScreens, { id, name }: TransactionOptions) {
  const path = `${kind.callOf('*')}/transakcije/`;
  const card = async () => within(await section(title()));
  return {
    loading: {
      globals: { faults: [{ path, delay_ms: 60_000 }] },
      parameters: { snapshot: 'busy' as const },
      async play() {
        await expect((await card()).getByRole('status')).toHaveTextContent(words('Učitavanje…'));
        await expect(await screen.findByRole('link', { name })).toBeVisible();
      },
    },

    failed: {
      globals: { faults: [{ path, status: 500 }] },
      parameters: { consoleErrors: true },
      async play() {
        const alert = await (await card()).findByRole('alert');
        await expect(alert).toHaveTextContent(words('Došlo je do pogreške na poslužitelju.'));
        await expect(within(alert).getByRole('button', { name: words('Pokušaj ponovno') })).toBeVisible();
      },
    },

    /** The simulator's outlets sell every day, so the story itself responds with an empty list. */
    empty: {
      ...responds({
        [`${kind.callOf(id)}/transakcije/`]: { transakcije: [], ukupno_transakcija: 0, broj_stranica: 1 },
      }),
      async play() {
        await expect(await (await card()).findByText(words('Nema transakcija'))).toBeVisible();
      },
    },

    /** Old rows stay, dimmed, until the new ones have loaded. */
    refetching: {
      parameters: {
        snapshot: 'busy' as const,
        // Old rows are dimmed only until the new ones have loaded.
        a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
      },
      async play({ userEvent }: { readonly userEvent: ReturnType<typeof user.setup> }) {
        const before = rowsOf(await tableIn(title()));
        await setFaults([{ path, delay_ms: 60_000 }]);
        await userEvent.click(screen.getByRole('radio', { name: words('Samo neispravne') }));
        await userEvent.click(screen.getByRole('button', { name: words('Traži') }));
        const busy = await section(title());
        await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'));
        await expect(rowsOf(within(busy).getByRole('table'))).toEqual(before);
        await expect(screen.getByText(startOf('raniji podaci'))).toBeVisible();
      },
    },
  };
}

/** The stories that every list of transactions has; those of parking show the states that all of them share. */
export function transactionStories(kind: OutletScreens, options: TransactionOptions) {
  const { id, inputLabel, withZones } = options;
  const outlet = kind.pathOf(id);
  const page = `${outlet}/transakcije`;
  const listed = (query: string) => answerOf<Transactions>(`${kind.callOf(id)}/transakcije/?${query}`);
  /** Returns the expected rows of the table for a response. */
  const rowsFor = ({ transakcije }: Transactions) =>
    transakcije.map((row) => [
      moment(row.vrijeme_transakcije),
      row.transaction_input,
      // Screen readers announce that the zone is missing.
      ...(withZones ? [row.zone_name ?? `–${words('nema podatka')}`] : []),
      formats().count(row.kolicina),
      formats().amount(Number(row.iznos)),
      moment(row.vrijedi_od),
      moment(row.vrijedi_do),
      row.reseller_name,
      // The tooltip's text is in the cell, for screen readers.
      row.status_opisno_kratko + row.status_opisno,
      row.trans_ref,
    ]);
  const expectListed = async (answer: Transactions) => expect(rowsOf(await tableIn(title()))).toEqual(rowsFor(answer));
  const field = () => screen.findByRole('searchbox', { name: words(inputLabel) });
  const states = callStates(kind, options);
  const { loading, failed, empty } = states;

  return {
    ...states,
    phoneLoading: { ...loading, globals: { ...loading.globals, ...phone } },
    phoneFailed: { ...failed, globals: { ...failed.globals, ...phone } },
    phoneEmpty: { ...empty, globals: phone },
    outlet,
    page,
    listed,
    rowsFor,
    expectListed,
    field,

    /** Of today, newest first; rows that are not valid have a red ground, and no others have. */
    async expectToday() {
      const answer = await listed(wireToday);
      await expectListed(answer);
      const table = await tableIn(title());
      const invalid = answer.transakcije.filter((row) => !row.is_valid);
      await expect(redRows(table)).toEqual(invalid.map((row) => row.trans_ref));
      const heads = within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
      if (withZones) await expect(heads).toContain(words('Zona'));
      else await expect(heads).not.toContain(words('Zona'));
      const links = (await breadcrumbs()).getAllByRole('link').map(pathOfLink);
      await expect(links).toEqual(['/', kind.listPath, outlet]);
      return { answer, table, heads };
    },

    /** More than a day needs a search: the message is this list's own, and nothing is loaded. */
    searchMissing: {
      args: { path: `${page}?${month}` },
      async play() {
        await expect(await field()).toHaveAccessibleDescription(words(options.inputMissing));
        await expect(screen.getByRole('button', { name: words('Traži') })).toBeDisabled();
        await expect(await callsTo('/transakcije/')).toEqual([]);
      },
    },

    /** A transaction of yesterday, found in the month. */
    found: {
      args: { path: `${page}?${month}` },
      parameters: { snapshot: false },
      async play({ userEvent }: { readonly userEvent: ReturnType<typeof user.setup> }) {
        const { transakcije } = await listed(wireYesterday);
        const wanted = transakcije[2]?.transaction_input ?? '';
        await userEvent.type(await field(), `${wanted}{Enter}`);
        const answer = await listed(`${wireMonth}&${options.wireSearch}=${encodeURIComponent(wanted)}`);
        await expect(answer.ukupno_transakcija).toBeGreaterThan(0);
        await expectListed(answer);
        for (const cells of rowsOf(await tableIn(title()))) await expect(cells[1]).toBe(wanted);
      },
    },

    /** A plate that is typed with a minus sign and a character that nobody sees: the same rows, and clean text in the call. */
    typedOtherwise: {
      args: { path: `${page}?${month}` },
      parameters: { snapshot: false },
      async play({ userEvent }: { readonly userEvent: ReturnType<typeof user.setup> }) {
        const { transakcije } = await listed(wireYesterday);
        const wanted = transakcije.map((row) => row.transaction_input).find((input) => input.includes('-')) ?? '';
        await expect(wanted).toMatch(/ \S*-/);
        await userEvent.type(await field(), `\u200b${wanted.replace('-', '\u2212').replace(' ', '\u00a0')}{Enter}`);
        await expectListed(await listed(`${wireMonth}&${options.wireSearch}=${encodeURIComponent(wanted)}`));
        const asked = new URLSearchParams({ [options.wireSearch]: wanted }).toString();
        await expect(await callsTo(asked)).not.toEqual([]);
      },
    },

    /** What nothing was found for is not said of the next search before it is answered. */
    searchedAgain: {
      args: { path: `${page}?${month}&search=ZZ999ZZ` },
      parameters: { snapshot: 'busy' as const },
      async play({ userEvent }: { readonly userEvent: ReturnType<typeof user.setup> }) {
        const card = within(await section(title()));
        await expect(await card.findByText(words('Nema transakcija'))).toBeVisible();
        const { transakcije } = await listed(wireYesterday);
        const wanted = transakcije[0]?.transaction_input ?? '';
        await setFaults([{ path: `${kind.callOf('*')}/transakcije/`, delay_ms: 60_000 }]);
        await userEvent.clear(await field());
        await userEvent.type(await field(), `${wanted}{Enter}`);
        await expect(await card.findByText(words('Učitavanje…'))).toBeInTheDocument();
        await expect(card.queryByText(words('Nema transakcija'))).toBeNull();
      },
    },

    /** Of today or of yesterday only those that are not valid. */
    onlyInvalid: (day: 'today' | 'yesterday') => ({
      args: {
        path: `${page}?${day === 'today' ? '' : 'beginDate=2026-11-19&endDate=2026-11-19&'}show=invalid`,
      },
      parameters: { snapshot: false },
      async play() {
        const answer = await listed(`${day === 'today' ? wireToday : wireYesterday}&opcija_prikaza=neispravne`);
        await expectListed(answer);
        await expect(redRows(await tableIn(title()))).toHaveLength(answer.transakcije.length);
        await expect(answer.transakcije.some((row) => row.is_valid)).toBe(false);
      },
    }),

    /** An id that no outlet has. */
    notFound: {
      args: { path: `${kind.pathOf(9999)}/transakcije` },
      parameters: { consoleErrors: true, snapshot: false },
      async play() {
        await expect(await screen.findByText(kind.texts.notFound)).toBeVisible();
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
