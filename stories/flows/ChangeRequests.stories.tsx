import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { answerOf } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { section } from '../support/screen.ts';

/** Working hours and a border from the wish to what drivers see: asked for here, decided by support. */
const meta = preview.meta({
  title: 'Flows/ChangeRequests',
  component: StoryPortal,
  args: { path: '/parking/provider/2/zone/11/working-periods/new' },
  parameters: { image: false, simulator: { person: 'provider' } },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;
interface Requests {
  readonly zahtjevi: readonly { readonly id: number; readonly status: string }[];
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('textbox', { name });

/** Support decides, as the desk does it, on the newest request; then the person looks at the page again. */
async function decide(what: 'approve' | 'reject', note: string) {
  const { zahtjevi } = await answerOf<Requests>('/zahtjevi/?status=pending');
  const reply = await fetch(`/__simulator/requests/${zahtjevi[0]?.id}/${what}`, {
    method: 'POST',
    body: JSON.stringify({ note }),
  });
  if (!reply.ok) throw new Error(`${what}: ${reply.status}`);
  window.dispatchEvent(new Event('visibilitychange'));
}

const period = '1. 1. 2028. – 31. 3. 2028.';
const card = async () => within(await screen.findByRole('article', { name: period }));

/** Fills the form for the zone's working hours and sends it. */
async function ask(userEvent: User) {
  await userEvent.type(await box('Vrijedi od'), '1.1.2028.');
  await userEvent.type(await box('Vrijedi do'), '31.3.2028.');
  await userEvent.type(await box('ponedjeljak, od'), '8');
  await userEvent.type(await box('ponedjeljak, do'), '18');
  await userEvent.tab();
  await userEvent.click(await button('Kopiraj vrijeme na sve dane'));
  await userEvent.click(await button('Pošalji na odobrenje'));
  await screen.findByText('Zahtjev za promjenu poslan je na odobrenje');
  await expect((await card()).getByText('Čeka odobrenje: novo')).toBeVisible();
}

export const Approved = meta.story({
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await decide('approve', '');
    await waitFor(async () => expect((await card()).queryByText('Čeka odobrenje: novo')).toBeNull());
    await expect((await card()).getAllByText(/08:00.–.18:00/)).toHaveLength(7);
  },
});

export const Rejected = meta.story({
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await decide('reject', 'Ne u zimskom razdoblju.');
    await waitFor(() => expect(screen.queryByRole('article', { name: period })).toBeNull());
    const { zahtjevi } = await answerOf<Requests>('/zahtjevi/?status=rejected');
    await expect(zahtjevi[0]).toMatchObject({ note: 'Ne u zimskom razdoblju.' });
  },
});

export const Withdrawn = meta.story({
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await userEvent.click((await card()).getByRole('button', { name: `Povuci zahtjev: ${period}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Povuci zahtjev' }));
    await screen.findByText('Radno vrijeme uspješno uklonjeno');
    await waitFor(() => expect(screen.queryByRole('article', { name: period })).toBeNull());
    await expect((await answerOf<Requests>('/zahtjevi/')).zahtjevi.map(({ status }) => status)).toEqual(['withdrawn']);
  },
});

/** What waits is changed before it is decided: it stays one request. */
export const Amended = meta.story({
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await userEvent.click((await card()).getByRole('link', { name: `Uredi: ${period}` }));
    await screen.findByRole('heading', { level: 1, name: 'Uredi zahtjev za radno vrijeme' });
    const until = await box('ponedjeljak, do');
    await userEvent.clear(until);
    await userEvent.type(until, '20');
    await userEvent.click(await button('Spremi zahtjev'));
    await screen.findByText('Radno vrijeme uspješno ažurirano');
    await decide('approve', '');
    await waitFor(async () => expect((await card()).queryByText(/^Čeka odobrenje/)).toBeNull());
    await expect((await card()).getByText(/08:00.–.20:00/)).toBeVisible();
    await expect((await answerOf<Requests>('/zahtjevi/')).zahtjevi).toHaveLength(1);
  },
});

/** A zone that nobody has drawn: its first border is sent, waits beside nothing, and is approved. */
export const BorderDrawn = meta.story({
  args: { path: '/parking/provider/1/zone/8/geo' },
  parameters: { simulator: { person: 'operator' } },
  play: async ({ userEvent }) => {
    await screen.findByText(/Predložen je kvadrat/);
    await waitFor(async () => expect(await button('Spremi i zatvori')).toBeEnabled());
    await userEvent.click(await button('Spremi i zatvori'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Spremi' }));
    const card = within(await section('Granice'));
    await card.findByText('Nove granice čekaju odobrenje');
    await decide('approve', '');
    await waitFor(() => expect(card.queryByText('Nove granice čekaju odobrenje')).toBeNull());
    await expect(await card.findByRole('button', { name: 'Uredi granice' })).toBeVisible();
  },
});
