import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls, recover, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { section, tableIn } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { partOf, startOf, words } from '../../support/words.ts';

const garage = '/garaze/garaza/1';
const page = `${garage}/working-hours`;
const rulesTitle = () => words('Dani bez naplate');

const meta = preview.meta({
  title: 'Garages/Working hours – Radno vrijeme',
  component: StoryPortal,
  args: { path: page },
});

const loaded = async () => {
  await screen.findAllByRole('article');
  await tableIn(rulesTitle());
};

export const Default = meta.story({
  play: async () => {
    await loaded();
    await expect(screen.getByRole('link', { name: words('Novo radno vrijeme') })).toHaveAttribute(
      'href',
      `${garage}/working-periods/new`,
    );
    const links = within(await screen.findByRole('navigation', { name: words('Navigacija stranice') }));
    await expect(await links.findByRole('link', { name: words('Radno vrijeme') })).toHaveAttribute('href', page);
  },
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, play: loaded });
export const Tablet = meta.story({ tags: ['tablet'], globals: { viewport: { value: 'tablet' } }, play: loaded });
export const PhoneEnglish = meta.story({
  tags: ['phone', 'english'],
  globals: { viewport: { value: 'phone' }, language: 'en' },
  parameters: { snapshot: 'full' },
  play: async () => {
    await screen.findAllByRole('article');
    await tableIn('Days without charge');
  },
});

export const Viewer = meta.story({
  tags: ['user-viewer'],
  globals: { user: 'viewer' },
  play: async () => {
    await loaded();
    await expect(screen.queryByRole('link', { name: words('Novo radno vrijeme') })).toBeNull();
    await expect(screen.queryByRole('button', { name: words('Novi dani bez naplate') })).toBeNull();
    await expect(screen.queryByRole('link', { name: startOf('Uredi') })).toBeNull();
  },
});

/** A rule whose removal awaits approval cannot be edited, only its request withdrawn. */
export const Pending = meta.story({
  globals: { scenario: 'requests-of-each-kind' },
  play: async ({ userEvent }) => {
    await loaded();
    const table = within(await tableIn(rulesTitle()));
    await expect(await table.findByText(words('Čeka odobrenje: uklanjanje'))).toBeVisible();
    await userEvent.click(table.getAllByRole('button', { name: startOf('Radnje') })[0] as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: startOf('Uredi') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(screen.getByRole('menuitem', { name: words('Povuci zahtjev') })).toBeVisible());
  },
});

const withoutHours = responds({
  [`${garage}/radna-vremena/`]: { radna_vremena: [] },
  [`${garage}/iznimke/`]: { iznimke: [] },
});
export const Empty = meta.story({
  ...withoutHours,
  tags: ['empty'],
  play: async () => {
    // The calendar's legend says so too in English.
    await expect((await screen.findAllByText(words('Nema radnog vremena'))).at(0)).toBeVisible();
    await expect(await screen.findByText(words('Nema dana bez naplate'))).toBeVisible();
  },
});

/** A user who may not ask for changes reads why there is no way to add something. */
export const EmptyForViewer = meta.story({
  tags: ['user-viewer', 'empty'],
  globals: { user: 'viewer' },
  parameters: { snapshot: false },
  ...withoutHours,
  play: async () => {
    await expect(await screen.findByText(partOf('Nemate pravo zatražiti novo.'))).toBeVisible();
    await expect(await screen.findByText(partOf('Nemate pravo zatražiti izuzeće.'))).toBeVisible();
  },
});

/** The request behind a mark does not load: the dialog says so above what the item says, and loads it again. */
export const RequestFailed = meta.story({
  tags: ['failed'],
  globals: { scenario: 'requests-of-each-kind', faults: [{ path: '/zahtjevi/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    await loaded();
    await userEvent.click(await screen.findByRole('button', { name: startOf('Čeka odobrenje: uklanjanje') }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(startOf('Zahtjev se nije učitao'));
    await dialog.findByRole('table');
    await recover(userEvent, dialog.getByRole('button', { name: words('Pokušaj ponovno') }));
    await waitFor(() => expect(dialog.queryByText(startOf('Zahtjev se nije učitao'))).toBeNull());
    await dialog.findByText(/^(Garaža|Garage)/);
  },
});

/** The request was decided between the list and its review. */
export const RequestGone = meta.story({
  globals: { scenario: 'requests-of-each-kind' },
  ...responds({ '/zahtjevi/': { zahtjevi: [], ukupno_zahtjeva: 0, broj_stranica: 1 } }),
  play: async ({ userEvent }) => {
    await loaded();
    await userEvent.click(await screen.findByRole('button', { name: startOf('Čeka odobrenje: uklanjanje') }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(startOf('Zahtjeva više nema među onima koji čekaju odobrenje'));
    await dialog.findByRole('link', { name: words('Otvori zahtjev') });
  },
});

export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/garaze/garaza/*/iznimke/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await within(await section(rulesTitle())).findByRole('alert');
    await screen.findAllByRole('article');
  },
});

/** The other periods do not load: the form of a new one says that overlaps are not checked, until they are. */
export const OverlapsUnchecked = meta.story({
  tags: ['failed'],
  args: { path: `${garage}/working-periods/new` },
  globals: { faults: [{ path: '/garaze/garaza/*/radna-vremena/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const warning = await screen.findByText(startOf('Ostala razdoblja nisu učitana'));
    await expect(warning).toBeVisible();
    await setFaults([]);
    await userEvent.click(screen.getByRole('button', { name: words('Provjeri ponovno') }));
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    await userEvent.type(screen.getByRole('textbox', { name: words('Vrijedi od') }), '1.1.2026');
    await userEvent.type(screen.getByRole('textbox', { name: words('Vrijedi do') }), '31.12.2026');
    await userEvent.tab();
    await expect(await screen.findByText(startOf('Preklapa se'))).toBeVisible();
  },
});
export const OverlapsUncheckedEnglish = meta.story({
  tags: ['english', 'failed'],
  args: { path: `${garage}/working-periods/new` },
  globals: { language: 'en', faults: [{ path: '/garaze/garaza/*/radna-vremena/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    await expect(await screen.findByText(/^The other periods did not load/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: {
    faults: [
      { path: '/garaze/garaza/*/iznimke/', delay_ms: 60_000 },
      { path: '/garaze/garaza/*/radna-vremena/', delay_ms: 60_000 },
    ],
  },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await section(rulesTitle());
  },
});

/** A new period, then an edit of its request, then it is withdrawn. */
export const NewEditWithdraw = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const box = (name: string) => screen.findByRole('textbox', { name });
    await loaded();
    await userEvent.click(screen.getByRole('link', { name: words('Novo radno vrijeme') }));
    await userEvent.type(await box(words('Vrijedi od')), '1.1.2028');
    await userEvent.type(await box(words('Vrijedi do')), '31.12.2028');
    await userEvent.type(await box(words('ponedjeljak, od')), '6');
    await userEvent.type(await box(words('ponedjeljak, do')), '22');
    await userEvent.click(screen.getByRole('button', { name: words('Kopiraj vrijeme na sve dane') }));
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji na odobrenje') }));
    await screen.findByText(words('Zahtjev za promjenu poslan je na odobrenje'));
    const name = words('1. 1. 2028. – 31. 12. 2028.');
    await userEvent.click(await screen.findByRole('link', { name: words(`Uredi: ${name}`) }));
    await expect(await box(words('nedjelja, do'))).toHaveValue('22:00');
    await userEvent.type(await box(words('Opis')), 'Cijele godine');
    await userEvent.click(screen.getByRole('button', { name: words('Spremi zahtjev') }));
    await screen.findByText(words('Radno vrijeme uspješno ažurirano'));
    const card = await screen.findByRole('article', { name });
    await waitFor(() => expect(within(card).getByText('Cijele godine')).toBeVisible());
    await userEvent.click(within(card).getByRole('button', { name: words(`Povuci zahtjev: ${name}`) }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: words('Povuci zahtjev') }),
    );
    await screen.findByText(words('Radno vrijeme uspješno uklonjeno'));
    await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
    const writes = (await recordedCalls()).filter(({ method }) => method !== 'GET');
    await expect(writes.map(({ method, status }) => [method, status])).toEqual([
      ['POST', 201],
      ['PATCH', 200],
      ['DELETE', 204],
    ]);
  },
});

const states = statesOf({
  async loaded() {
    await loaded();
    return section(words('Radno vrijeme'));
  },
  empty: { says: () => words('Nema radnog vremena'), story: withoutHours },
  forbidden: { user: 'park' },
});
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-park', 'forbidden'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const English = meta.story({ ...states.english, tags: ['english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
