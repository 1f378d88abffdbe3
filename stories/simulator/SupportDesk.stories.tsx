import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { delay, http } from 'msw';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SupportDesk } from '#simulator/console/SupportDesk.tsx';
import preview from '../../.storybook/preview';
import { answerOf } from '../support/backOffice.ts';
import { section } from '../support/screen.ts';

/** The desk as its page has it, each time with a cache of its own. */
function Desk() {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <main style={{ padding: 24 }}>
        <SupportDesk />
      </main>
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Simulator/SupportDesk',
  component: Desk,
  parameters: { simulator: { scenario: 'approvals-waiting', user: 'operator' } },
});

const choose = async (name: RegExp) => {
  const list = await within(await section('Zahtjevi')).findByRole('list');
  const button = await within(list).findByRole('button', { name });
  button.click();
  return button;
};
interface Requests {
  readonly zahtjevi: readonly { readonly status: string; readonly note: string | null; readonly action: string }[];
}
const requests = (query: string) => answerOf<Requests>(`/zahtjevi/?${query}`);

export const Default = meta.story({
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Zahtjevi' });
    await expect(within(list).getAllByRole('button')).toHaveLength(5);
  },
});

/** What support sees of an edit: each value that differs. */
export const Chosen = meta.story({
  play: async () => {
    await choose(/Izmjena radnog vremena.*Riva/);
    await expect(await screen.findByRole('table', { name: /^Prije i poslije/ })).toBeVisible();
  },
});

/** An approval with its note applies at once, and leaves the list. */
export const Approve = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await choose(/Novi dani bez naplate/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Napomena' }), 'Vrijedi.');
    await userEvent.click(screen.getByRole('button', { name: 'Odobri' }));
    await screen.findByText('Zahtjev je odobren.');
    const list = screen.getByRole('list', { name: 'Zahtjevi' });
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(4));
    await expect((await requests('status=approved')).zahtjevi.map(({ note }) => note)).toContain('Vrijedi.');
  },
});

export const Reject = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await choose(/Izmjena granice/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Napomena' }), 'Krivo ucrtano.');
    await userEvent.click(screen.getByRole('button', { name: 'Odbij' }));
    await screen.findByText('Zahtjev je odbijen.');
    await expect((await requests('status=rejected')).zahtjevi.map(({ note }) => note)).toContain('Krivo ucrtano.');
  },
});

/** One whose item changed meanwhile is approved after a question only. */
export const Outdated = meta.story({
  play: async ({ userEvent }) => {
    await choose(/Izmjena radnog vremena.*Bačvice/);
    await userEvent.click(await screen.findByRole('button', { name: 'Odobri' }));
    const dialog = await screen.findByRole('alertdialog');
    const text = within(dialog).getByText(/Odobrenje bi te promjene prebrisalo/);
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    await expect((await requests('status=approved')).zahtjevi).toHaveLength(1);
  },
});

/** Requests working hours in December that overlap the approved ones. */
const askForAdvent = () =>
  fetch('/api/parking/provider/2/radno-vrijeme/', {
    method: 'POST',
    headers: { Authorization: `Token ${localStorage.getItem('auth-token')}` },
    body: JSON.stringify({
      parking_zone_ids: [11],
      valid_from: '2026-12-01',
      valid_to: '2026-12-31',
      description: 'Advent',
      working_days: Array.from({ length: 7 }, (_, week_day) => ({
        week_day,
        time_from: '08:00:00',
        time_to: '20:00:00',
        no_charge: false,
      })),
    }),
  });

/** A request made while the desk opens is shown, although the list was loaded before. */
export const AskedWhileOpening = meta.story({
  parameters: { image: false },
  beforeEach: ({ msw }) => {
    // Answered by the simulator, a second later.
    msw.use(http.get('/__simulator/state', async () => void (await delay(1000))));
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Zahtjevi' });
    await expect(within(list).getAllByRole('button')).toHaveLength(5);
    await askForAdvent();
    await choose(/Novo radno vrijeme/);
  },
});

/** A failed approval shows the reason; the note stays. */
export const Overlapping = meta.story({
  beforeEach: async () => {
    await askForAdvent();
  },
  play: async ({ userEvent }) => {
    await choose(/Novo radno vrijeme/);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Napomena' }), 'Za Advent');
    await userEvent.click(screen.getByRole('button', { name: 'Odobri' }));
    await screen.findByText(/Odluka nije zapisana\. Razdoblje se preklapa/);
    await expect(screen.getByRole('textbox', { name: 'Napomena' })).toHaveValue('Za Advent');
  },
});

/** A decided request shows who decided and why, and can no longer be decided. */
export const Decided = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Odbijeni'));
    await choose(/Novi dani bez naplate/);
    await screen.findByText(/Naplata te večeri ostaje/);
    await expect(screen.queryByRole('button', { name: 'Odobri' })).toBeNull();
  },
});

export const None = meta.story({
  parameters: { simulator: { scenario: 'default', user: 'operator' } },
  play: async () => {
    await screen.findByText('Nijedan zahtjev nije u tom stanju.');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await choose(/Izmjena radnog vremena.*Riva/);
    await screen.findByRole('table', { name: /^Prije i poslije/ });
  },
});

export const DarkEnglish = meta.story({
  globals: { theme: 'dark', language: 'en' },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Requests' });
    within(list)
      .getByRole('button', { name: /Change of a border/ })
      .click();
    await screen.findByText('Gained');
  },
});
