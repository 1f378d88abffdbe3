import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn } from '../../support/screen.ts';

const title = 'Zahtjevi';

const meta = preview.meta({
  title: 'Features/Change requests/RequestsPage',
  component: StoryPortal,
  args: { path: '/zahtjevi' },
  parameters: { simulator: { scenario: 'approvals-waiting', user: 'provider' } },
});

interface Answer {
  readonly zahtjevi: readonly {
    readonly id: number;
    readonly status: string;
    readonly note: string | null;
    readonly created_by: string;
    readonly zone: { readonly name: string };
  }[];
  readonly ukupno_zahtjeva: number;
}
const asked = (query = '') => answerOf<Answer>(`/zahtjevi/?${query}`);
const statuses: Record<string, string> = {
  pending: 'Na čekanju',
  approved: 'Odobren',
  rejected: 'Odbijen',
  withdrawn: 'Povučen',
};

/** Every request of the user's own zones, the newest first, with its status and why. */
export const Default = meta.story({
  play: async () => {
    const { zahtjevi, ukupno_zahtjeva } = await asked();
    const rows = await rowsOf(await tableIn(title));
    await expect(rows.map((cells) => cells.slice(-4)[0])).toEqual(zahtjevi.map(({ status }) => statuses[status]));
    await expect(screen.getByText(`${formats().count(ukupno_zahtjeva)} zahtjeva`)).toBeVisible();
  },
});

const open = async (name: RegExp) => {
  const table = await tableIn(title);
  const button = within(table).getAllByRole('button', { name })[0];
  if (!button) throw new Error(`No row ${name}`);
  button.click();
  return table;
};

/** An edit of hours opens to each weekday that differs, before and after. */
export const EditOfHours = meta.story({
  play: async () => {
    await open(/Izmjena radnog vremena, Split › Zona 0/);
    const review = await screen.findByRole('table', { name: /^Prije i poslije: Izmjena radnog vremena/ });
    const rows = within(review).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent(/ponedjeljak07:00.–.23:0007:00.–.23:30/);
    await expect(screen.getByRole('link', { name: 'Otvori stavku' })).toBeVisible();
  },
});

/** What the operator changed meanwhile is said; the values before are no longer those of today. */
export const Outdated = meta.story({
  play: async () => {
    await open(/Izmjena radnog vremena, Split › Zona 1/);
    await expect(await screen.findByText(/Stavka se promijenila otkako je zahtjev podnesen/)).toBeVisible();
  },
});

/** A border before and after on one map, with the area gained and lost. */
export const Border = meta.story({
  play: async () => {
    await open(/Izmjena granice, Split › Zona 3/);
    const gained = await screen.findByText('Dobiva');
    await expect(gained.parentElement).toHaveTextContent(/Dobiva\d/);
  },
});

/** Taking a request back asks first, and happens once. */
export const Withdraw = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await open(/Novi dani bez naplate, Split › Zona 2/);
    await userEvent.click(await screen.findByRole('button', { name: 'Povuci zahtjev' }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: 'Povuci zahtjev' });
    await userEvent.dblClick(confirm);
    await screen.findByText('Zahtjev je povučen.');
    await expect((await callsTo('/iznimka-request/')).length).toBe(1);
    await waitFor(async () => expect((await asked('status=withdrawn')).zahtjevi).toHaveLength(2));
  },
});

/** What fails is said in the dialog, and can be tried again. */
export const WithdrawFails = meta.story({
  play: async ({ userEvent }) => {
    await open(/Novi dani bez naplate, Split › Zona 2/);
    await userEvent.click(await screen.findByRole('button', { name: 'Povuci zahtjev' }));
    await setFaults([{ method: 'DELETE', path: '/**', status: 503, times: 1 }]);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Povuci zahtjev' }));
    const failure = await within(dialog).findByText(/Zahtjev nije povučen\./);
    await waitFor(() => expect(failure).toBeVisible());
  },
});

/** One status only, from the address or by the filter. */
export const OneStatus = meta.story({
  args: { path: '/zahtjevi?status=rejected' },
  play: async ({ userEvent }) => {
    const rows = await rowsOf(await tableIn(title));
    await expect(rows).toHaveLength(1);
    await expect(rows[0]?.at(-1)).toContain('Naplata te večeri ostaje');
    await userEvent.click(screen.getByRole('radio', { name: 'Odobren' }));
    await waitFor(async () => expect((await rowsOf(await tableIn(title)))[0]?.join()).toContain('Odobren'));
  },
});

/** Support decides elsewhere: a user who returns to the page sees it. */
export const DecidedMeanwhile = meta.story({
  args: { path: '/zahtjevi?status=pending' },
  parameters: { image: false },
  play: async () => {
    const before = await rowsOf(await tableIn(title));
    const { zahtjevi } = await asked('status=pending');
    const first = zahtjevi.at(-1);
    await fetch(`/__simulator/requests/${first?.id}/reject`, { method: 'POST', body: '{}' });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(async () => expect(await rowsOf(await tableIn(title))).toHaveLength(before.length - 1));
  },
});

/** A garage's users see its requests alone. */
export const OfGarages = meta.story({
  parameters: { simulator: { scenario: 'approvals-waiting', user: 'garage' } },
  play: async () => {
    const rows = await rowsOf(await tableIn(title));
    await expect(rows).toHaveLength(1);
    await expect(rows[0]?.join()).toContain('Garaža Tuškanac');
  },
});

/** A user who may only look cannot withdraw anything. */
export const Viewer = meta.story({
  parameters: { image: false, simulator: { scenario: 'approvals-waiting', user: 'viewer' } },
  play: async () => {
    await open(/Novi dani bez naplate, Split › Zona 2/);
    await screen.findByRole('link', { name: 'Otvori stavku' });
    await expect(screen.queryByRole('button', { name: 'Povuci zahtjev' })).toBeNull();
  },
});

export const None = meta.story({
  parameters: { simulator: { scenario: 'default', user: 'provider' } },
  play: async () => {
    await expect(await within(await section(title)).findByText('Nema zahtjeva')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    simulator: { scenario: 'approvals-waiting', user: 'provider', faults: [{ path: '/zahtjevi/', status: 500 }] },
  },
  play: async () => {
    await expect(await within(await section(title)).findByRole('button', { name: 'Pokušaj ponovno' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(title);
  },
});

export const DarkEnglish = meta.story({
  globals: { theme: 'dark', language: 'en' },
  play: async () => {
    await tableIn('Requests');
    const table = await tableIn('Requests');
    within(table)
      .getAllByRole('button', { name: /Change of working hours, Split › Zona 0/ })[0]
      ?.click();
    await screen.findByRole('table', { name: /^Before and after/ });
  },
});
