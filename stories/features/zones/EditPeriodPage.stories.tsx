import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, recordedCalls } from '../../support/backOffice.ts';
import { periodFormStates } from '../../support/periodForms.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import '../../support/screen.ts';
import { partOf, startOf, words } from '../../support/words.ts';

/** Riva in Split: its summer hours of 2026 are period 9. */
const zone = '/parking/provider/2/zone/11';

const meta = preview.meta({
  title: 'Zones/Edit hours – Izmjena radnog vremena',
  component: StoryPortal,
  args: { path: `${zone}/working-period/9/edit` },
});

const box = (name: string) => screen.findByRole('textbox', { name });
const waiting = { scenario: 'requests-of-each-kind' };

interface Periods {
  readonly radna_vremena: readonly { readonly id: number | null; readonly request_id: number | null }[];
}
const pendingId = async () => {
  const { radna_vremena } = await answerOf<Periods>('/parking/provider/2/zona/11/radna-vremena/');
  return radna_vremena.find(({ id }) => id === 9)?.request_id;
};

export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await expect(await box(words('Vrijedi od'))).toHaveValue(words('1. 6. 2026.'));
    await expect(await box(words('Opis'))).toHaveValue('Ljetno radno vrijeme');
    await expect(screen.queryByRole('group', { name: words('Zone') })).toBeNull();
  },
});

export const PhoneEnglishDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    await expect(await box('Valid from')).toHaveValue('1/6/2026');
  },
});

/** A change of an approved period awaits approval; until then the old values apply. */
export const AsksForChange = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const description = await box(words('Opis'));
    await userEvent.clear(description);
    await userEvent.type(description, 'Ljeto 2026.');
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji na odobrenje') }));
    await screen.findByText(words('Zahtjev za promjenu poslan je na odobrenje'));
    const card = within(await screen.findByRole('article', { name: words('1. 6. 2026. – 30. 9. 2026.') }));
    await expect(await card.findByText(words('Čeka odobrenje: izmjena'))).toBeVisible();
    await expect(card.getByText('Ljetno radno vrijeme')).toBeVisible();
    const writes = (await recordedCalls()).filter(({ method }) => method !== 'GET');
    await expect(writes.map(({ method, status }) => [method, status])).toEqual([['PATCH', 202]]);
  },
});

/** A change was requested already: the form offers to open that request, and keeps what was entered until then. */
export const Conflict = meta.story({
  globals: waiting,
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const description = await box(words('Opis'));
    await userEvent.clear(description);
    await userEvent.type(description, 'Ljeto 2026.');
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji na odobrenje') }));
    await expect(await screen.findByRole('button', { name: words('Otvori postojeći zahtjev') })).toBeVisible();
    await expect(description).toHaveValue('Ljeto 2026.');
    // The toast is gone before the snapshot is taken.
    await screen.findByText(partOf('Zahtjev za promjenu nije poslan'));
    await waitFor(() => expect(screen.queryByText(partOf('Zahtjev za promjenu nije poslan'))).toBeNull());
  },
});

/** The request is opened with its requested values, and amended. */
export const OpensAndAmendsRequest = meta.story({
  globals: waiting,
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await box(words('Opis')), '!');
    await userEvent.click(screen.getByRole('button', { name: words('Pošalji na odobrenje') }));
    await userEvent.click(await screen.findByRole('button', { name: words('Otvori postojeći zahtjev') }));
    const question = within(await screen.findByRole('alertdialog', { name: words('Odbaciti uneseno?') }));
    await userEvent.click(question.getByRole('button', { name: words('Odbaci') }));
    await screen.findByRole('heading', { level: 1, name: words('Uredi zahtjev za radno vrijeme') });
    await waitFor(async () => expect(await box(words('utorak, do'))).toHaveValue('23:30'));
    await userEvent.type(await box(words('Opis')), ' 2026.');
    await userEvent.click(screen.getByRole('button', { name: words('Spremi zahtjev') }));
    await screen.findByText(words('Radno vrijeme uspješno ažurirano'));
    const amended = (await recordedCalls()).filter(({ method, status }) => method === 'PATCH' && status === 200);
    await expect(amended).toHaveLength(1);
    await expect(amended[0]?.path).toContain(`/parking/provider/2/zona/11/radno-vrijeme-request/${await pendingId()}/`);
  },
});

/** The zone's other periods do not load: the form says that overlaps are not checked. */
export const OverlapsUnchecked = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/provider/*/zona/*/radna-vremena/', status: 503 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async () => {
    await expect(await screen.findByText(startOf('Ostala razdoblja nisu učitana'))).toBeVisible();
    await expect(screen.getByRole('button', { name: words('Provjeri ponovno') })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/**/radno-vrijeme/*/detaljno/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await screen.findByRole('button', { name: words('Pokušaj ponovno') });
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/**/radno-vrijeme/*/detaljno/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: words('Uredi radno vrijeme') });
  },
});

const states = periodFormStates({ missing: `${zone}/working-period/999/edit` });
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const NotPermitted = meta.story({ ...states.notPermitted, tags: ['user-viewer', 'forbidden'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Phone = meta.story({ ...states.phone, tags: ['phone'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const English = meta.story({ ...states.english, tags: ['english'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
