import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { answerOf, decideNewest, decideRequest } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { words } from '../support/words.ts';

/** Working hours from the request to what else may come of it than an approval (Flows/Ask for hours). */
const meta = preview.meta({
  title: 'Flows/Change requests',
  component: StoryPortal,
  args: { path: '/parking/provider/2/zone/11/working-periods/new' },
  globals: { user: 'provider' },
  parameters: { snapshot: false },
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;
interface Requests {
  readonly zahtjevi: readonly { readonly id: number; readonly status: string; readonly outdated: boolean }[];
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (name: string) => screen.findByRole('textbox', { name });

const period = () => words('1. 1. 2028. – 31. 3. 2028.');
const pending = () => words('Čeka odobrenje: novo');
const card = async () => within(await screen.findByRole('article', { name: period() }));

/** Fills the form for the zone's working hours and sends it. */
async function ask(userEvent: User) {
  await userEvent.type(await box(words('Vrijedi od')), words('1. 1. 2028.'));
  await userEvent.type(await box(words('Vrijedi do')), words('31. 3. 2028.'));
  await userEvent.type(await box(words('ponedjeljak, od')), '8');
  await userEvent.type(await box(words('ponedjeljak, do')), '18');
  await userEvent.tab();
  await userEvent.click(await button(words('Kopiraj vrijeme na sve dane')));
  await userEvent.click(await button(words('Pošalji na odobrenje')));
  await screen.findByText(words('Zahtjev za promjenu poslan je na odobrenje'));
  await expect((await card()).getByText(pending())).toBeVisible();
}

/** A rejected request leaves the zone as it was, and its reason stays. */
export const Rejected = meta.story({
  tags: ['user-provider'],
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await decideNewest('reject', 'Ne u zimskom razdoblju.');
    await waitFor(() => expect(screen.queryByRole('article', { name: period() })).toBeNull());
    const { zahtjevi } = await answerOf<Requests>('/zahtjevi/?status=rejected');
    await expect(zahtjevi[0]).toMatchObject({ note: 'Ne u zimskom razdoblju.' });
  },
});

/** The provider withdraws a request before it is decided. */
export const Withdrawn = meta.story({
  tags: ['user-provider'],
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await userEvent.click((await card()).getByRole('button', { name: `${words('Povuci zahtjev')}: ${period()}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: words('Povuci zahtjev') }));
    await screen.findByText(words('Radno vrijeme uspješno uklonjeno'));
    await waitFor(() => expect(screen.queryByRole('article', { name: period() })).toBeNull());
    const { zahtjevi } = await answerOf<Requests>('/zahtjevi/');
    await expect(zahtjevi.map(({ status }) => status)).toEqual(['withdrawn']);
  },
});

/** A pending request is amended before it is decided: it stays one request. */
export const Amended = meta.story({
  tags: ['user-provider'],
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await userEvent.click((await card()).getByRole('link', { name: words(`Uredi: ${period()}`) }));
    await screen.findByRole('heading', { level: 1, name: words('Uredi zahtjev za radno vrijeme') });
    const until = await box(words('ponedjeljak, do'));
    await userEvent.clear(until);
    await userEvent.type(until, '20');
    await userEvent.click(await button(words('Spremi zahtjev')));
    await screen.findByText(words('Radno vrijeme uspješno ažurirano'));
    await decideNewest('approve');
    await waitFor(async () => expect((await card()).queryByText(pending())).toBeNull());
    await expect((await card()).getByText('08:00 – 20:00')).toBeVisible();
    await expect((await answerOf<Requests>('/zahtjevi/')).zahtjevi).toHaveLength(1);
  },
});

/** The item has changed since: support confirms the request nevertheless. */
export const Outdated = meta.story({
  tags: ['user-provider'],
  args: { path: '/zahtjevi' },
  globals: { user: 'provider', scenario: 'requests-of-each-kind' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: words('Zahtjevi za promjenu') });
    const approved = words('Odobren');
    const approvedRows = () => screen.getAllByRole('row').filter((row) => row.textContent?.includes(approved)).length;
    await waitFor(() => expect(approvedRows()).toBeGreaterThan(0));
    const before = approvedRows();
    const { zahtjevi } = await answerOf<Requests>('/zahtjevi/?status=pending');
    const outdated = zahtjevi.find((request) => request.outdated);
    await expect((await decideRequest(outdated?.id, 'approve')).status).toBe(409);
    await expect((await decideRequest(outdated?.id, 'approve', { confirm_outdated: true })).status).toBe(200);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(approvedRows()).toBe(before + 1));
  },
});
