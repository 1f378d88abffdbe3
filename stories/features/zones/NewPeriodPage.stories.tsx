import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls, responds, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inOrder, partOf, startOf, words } from '../../support/words.ts';

/** Riva in Split is one of five zones. */
const ofZone = '/parking/provider/2/zone/11/working-periods/new';

const meta = preview.meta({
  title: 'Zones/New hours – Novo radno vrijeme',
  component: StoryPortal,
  args: { path: ofZone },
});

type User = {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  clear: (element: Element) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
  tab: () => Promise<void>;
};

const box = (name: string) => screen.findByRole('textbox', { name });
async function fill(userEvent: User, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    const field = await box(words(name));
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.tab();
}
const send = () => screen.getByRole('button', { name: words('Pošalji na odobrenje') });
const copy = () => screen.queryByRole('button', { name: words('Kopiraj vrijeme na sve dane') });
const free = (day: string) => screen.getByRole('checkbox', { name: words(`Bez naplate: ${day}`) });
const writes = async () => (await recordedCalls()).filter(({ method }) => method !== 'GET');

/** The values of a valid period without overlaps. */
async function fillAll(userEvent: User) {
  await fill(userEvent, {
    'Vrijedi od': '1.1.2028',
    'Vrijedi do': '31.5.2028',
    'ponedjeljak, od': '7',
    'ponedjeljak, do': '2130',
  });
  await userEvent.click(free('nedjelja'));
  await userEvent.click(copy() as HTMLElement);
}
const sentMessage = () => screen.findByText(words('Zahtjev za promjenu poslan je na odobrenje'));

/** The zone that the address names is chosen. */
export const Default = meta.story({
  parameters: { snapshot: 'full' },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: /Riva/ })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /Bačvice/ })).not.toBeChecked();
    await expect(send()).toBeEnabled();
  },
});

export const TabletDark = meta.story({
  tags: ['tablet', 'dark'],
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
  parameters: { snapshot: 'full' },
  play: async () => {
    await screen.findByRole('checkbox', { name: /Riva/ });
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  parameters: { snapshot: 'full' },
  play: async () => {
    await screen.findByRole('checkbox', { name: /Riva/ });
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await box('Monday, from')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/parking/provider/*/zone/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: words('Novo radno vrijeme') });
    await screen.findByRole('link', { name: 'Split' });
  },
});

export const Failed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/parking/provider/*/zone/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async () => {
    await screen.findByRole('button', { name: words('Pokušaj ponovno') });
  },
});

/** Missing and invalid values have messages at their fields; the first of them has the focus. */
export const Problems = meta.story({
  parameters: { snapshot: 'full' },
  play: async ({ userEvent }) => {
    await fill(userEvent, {
      'Vrijedi od': '31.2.',
      'ponedjeljak, od': '9',
      'ponedjeljak, do': '8',
      'utorak, od': '24',
    });
    await userEvent.click(free('nedjelja'));
    await userEvent.click(send());
    await expect(await screen.findByText(words('Taj datum ne postoji.'))).toBeVisible();
    await expect(screen.getByText(words('Kraj mora biti nakon 09:00.'))).toBeVisible();
    await expect(screen.getByText(words('Kraj dana pišite kao 23:59.'))).toBeVisible();
    await expect(await box(words('Vrijedi od'))).toHaveFocus();
    await expect(await box(words('Vrijedi od'))).toHaveValue('31.2.');
    await expect(await writes()).toEqual([]);
  },
});

/** An end is cleared when its beginning moves past it; a day without charge has no times. */
export const ClearsWhatIsPassed = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await fill(userEvent, { 'Vrijedi od': '1.1.2028', 'Vrijedi do': '31.5.2028' });
    await fill(userEvent, { 'Vrijedi od': '1.6.2028' });
    await expect(await box(words('Vrijedi do'))).toHaveValue('');
    await fill(userEvent, { 'utorak, od': '8', 'utorak, do': '16' });
    await fill(userEvent, { 'utorak, od': '17' });
    await expect(await box(words('utorak, do'))).toHaveValue('');
    await userEvent.click(free('utorak'));
    await expect(screen.queryByRole('textbox', { name: words('utorak, od') })).toBeNull();
    await userEvent.click(free('utorak'));
    await expect(await box(words('utorak, od'))).toHaveValue('');
  },
});

/** One day's times are copied to all chargeable days; with one such day there is nothing to copy. */
export const Copies = meta.story({
  parameters: { snapshot: 'full' },
  play: async ({ userEvent }) => {
    await screen.findByRole('checkbox', { name: /Riva/ });
    await expect(copy()).toHaveAttribute('aria-disabled', 'true');
    await fill(userEvent, { 'ponedjeljak, od': '7', 'ponedjeljak, do': '2130' });
    await userEvent.click(free('nedjelja'));
    await userEvent.click(copy() as HTMLElement);
    for (const day of ['utorak', 'srijeda', 'četvrtak', 'petak', 'subota']) {
      await expect(await box(words(`${day}, od`))).toHaveValue('07:00');
      await expect(await box(words(`${day}, do`))).toHaveValue('21:30');
    }
    await expect(free('nedjelja')).toBeChecked();
    for (const day of ['utorak', 'srijeda', 'četvrtak', 'petak', 'subota']) await userEvent.click(free(day));
    await expect(copy()).toBeNull();
    for (const day of ['utorak', 'srijeda']) await userEvent.click(free(day));
    await expect(copy()).not.toBeNull();
  },
});

/** A period that overlaps others of chosen zones can be requested, with a warning that names the zones and leads to them. */
const showsOverlaps = async ({ userEvent }: { userEvent: User }) => {
  await fill(userEvent, { 'Vrijedi od': '1.5.2027', 'Vrijedi do': '15.6.2027' });
  const warning = within(
    (await screen.findByText(startOf('Preklapa se s postojećim'))).closest('[role=status]') as HTMLElement,
  );
  await expect(warning.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(inOrder(words('1. 1. 2027. – 31. 5. 2027.'), 'Riva')),
    expect.stringMatching(inOrder(words('1. 6. 2027. – 30. 9. 2027.'), 'Riva')),
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Bačvice/ }));
  await expect(warning.getAllByRole('link', { name: /Bačvice/ }).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('checkbox', { name: /Bačvice/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Riva/ }));
  await expect(screen.queryByText(startOf('Preklapa se s postojećim'))).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: words('Sve zone') }));
  const links = await screen.findAllByRole('link', { name: /Riva/ });
  for (const link of links) {
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/zone\/11\/working-period\/\d+\/edit$/));
    await expect(link).toHaveAttribute('target', '_blank');
  }
};
export const Overlaps = meta.story({ play: showsOverlaps });
export const OverlapsPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: showsOverlaps,
});
export const OverlapsEnglishDark = meta.story({
  tags: ['english', 'dark'],
  globals: { language: 'en', theme: 'dark' },
  play: showsOverlaps,
});

/** What can surely not be approved is sent only when that is ticked, and the tick holds for these days. */
export const SurelyNot = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await fillAll(userEvent);
    await expect(send()).toBeEnabled();
    await fill(userEvent, { 'Vrijedi od': '31.12.2027' });
    await expect(send()).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: words('Svejedno pošalji na odobrenje') }));
    await expect(send()).toBeEnabled();
    await fill(userEvent, { 'Vrijedi od': '30.12.2027' });
    await expect(send()).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: words('Svejedno pošalji na odobrenje') }));
    await userEvent.click(send());
    await sentMessage();
  },
});

/** Monday to Friday, Saturday and Sunday in three presses; a day as the day before. */
export const Presets = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const press = async (name: string) => userEvent.click(screen.getByRole('button', { name: words(name) }));
    await fill(userEvent, { 'Od, za više dana': '7', 'Do, za više dana': '21' });
    await press('Ponedjeljak – petak');
    await fill(userEvent, { 'Do, za više dana': '14' });
    await press('Subota');
    await userEvent.click(screen.getByRole('checkbox', { name: words('Bez naplate za više dana') }));
    await press('Nedjelja');
    await expect(await box(words('petak, do'))).toHaveValue('21:00');
    await expect(await box(words('subota, do'))).toHaveValue('14:00');
    await expect(free('nedjelja')).toBeChecked();
    await press('nedjelja: kao dan prije');
    await expect(await box(words('nedjelja, do'))).toHaveValue('14:00');
  },
});

/** A form that begins as a present period. */
export const NewFromThis = meta.story({
  args: { path: '/parking/provider/2/zone/11/details' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const name = words('1. 6. 2026. – 30. 9. 2026.');
    await userEvent.click(await screen.findByRole('link', { name: words(`Novo iz ovoga: ${name}`) }));
    await expect(await box(words('Opis'))).toHaveValue('Ljetno radno vrijeme');
    await expect(await box(words('Vrijedi od'))).toHaveValue(words('1. 6. 2026.'));
    await expect(screen.getByRole('checkbox', { name: /Riva/ })).toBeChecked();
    await expect(send()).toBeDisabled();
  },
});

/** A request for each chosen zone, by the keyboard alone. */
export const Sends = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await fillAll(userEvent);
    await userEvent.click(screen.getByRole('checkbox', { name: /Bačvice/ }));
    await userEvent.click(await box(words('Opis')));
    await userEvent.keyboard('Zima 2028.{Enter}{Enter}');
    await screen.findByText(words('2 zahtjeva za promjenu poslana su na odobrenje'));
    await screen.findByRole('tab', { name: words('Granice') });
    const card = await screen.findByRole('article', { name: words('1. 1. 2028. – 31. 5. 2028.') });
    await expect(within(card).getByText(words('Čeka odobrenje: novo'))).toBeVisible();
    await expect(within(card).getAllByText('07:00 – 21:30')).toHaveLength(6);
    await expect((await writes()).map(({ method, status }) => [method, status])).toEqual([['POST', 201]]);
  },
});

/**
 * The server's messages are shown at their fields, those of days at their days, and the rest in the banner. No toast.
 */
export const Refused = meta.story({
  parameters: { snapshot: 'full', consoleErrors: true },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/parking/provider/2/radno-vrijeme/', () =>
        HttpResponse.json(
          {
            valid_to: ['Razdoblje je predugo.'],
            working_days: [{}, {}, { time_to: ['Srijedom se naplaćuje najdulje do 20:00.'] }, {}, {}, {}, {}],
            non_field_errors: ['Za ovu zonu traži se suglasnost grada.'],
          },
          { status: 400 },
        ),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await fillAll(userEvent);
    await userEvent.click(send());
    await expect(await screen.findByText('Za ovu zonu traži se suglasnost grada.')).toBeVisible();
    await expect(await box(words('Vrijedi do'))).toHaveAccessibleDescription('Razdoblje je predugo.');
    await expect(await box(words('srijeda, do'))).toHaveAccessibleDescription(
      'Srijedom se naplaćuje najdulje do 20:00.',
    );
    await expect(screen.queryByText(partOf('Zahtjev za promjenu nije poslan'))).toBeNull();
    await expect(await box(words('petak, do'))).toHaveValue('21:30');
    await waitFor(async () => expect(await box(words('Vrijedi do'))).toHaveFocus());
  },
});

/** The network fails, then works again: nothing typed is lost, and it is sent once. */
export const FailsThenSends = meta.story({
  tags: ['failed'],
  globals: { faults: [{ method: 'POST', path: '/**', kind: 'network' }] },
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await fillAll(userEvent);
    await userEvent.click(send());
    await screen.findByText(words('Dogodila se pogreška. Zahtjev za promjenu nije poslan.'));
    await expect(await box(words('petak, do'))).toHaveValue('21:30');
    await setFaults([]);
    await userEvent.click(send());
    await sentMessage();
    await expect((await writes()).filter(({ status }) => status === 201)).toHaveLength(1);
  },
});

/** Several requests, one failure: it is said of all of them. */
export const SeveralFail = meta.story({
  tags: ['failed'],
  globals: { faults: [{ method: 'POST', path: '/**', kind: 'network' }] },
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await fillAll(userEvent);
    await userEvent.click(screen.getByRole('checkbox', { name: words('Sve zone') }));
    await userEvent.click(send());
    await screen.findByText(words('Dogodila se pogreška. Zahtjevi za promjenu nisu poslani.'));
    await expect(screen.getByText(words('Zahtjevi nisu poslani'))).toBeVisible();
    await setFaults([]);
    await userEvent.click(send());
    await screen.findByText(words('5 zahtjeva za promjenu poslano je na odobrenje'));
  },
});

/** While the form is being sent the button is busy and does nothing. */
export const SentOnce = meta.story({
  globals: { faults: [{ method: 'POST', path: '/**', delay_ms: 800 }] },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await fillAll(userEvent);
    await userEvent.click(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(send());
    await userEvent.click(await box(words('Opis')));
    await userEvent.keyboard('{Enter}');
    await sentMessage();
    await expect(await writes()).toHaveLength(1);
  },
});

/** A user without the right to request changes cannot open the form. */
export const NotPermitted = meta.story({
  tags: ['user-viewer', 'forbidden'],
  globals: { user: 'viewer' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: words('Pristup nije dopušten') })).toBeVisible();
  },
});

/**
 * Leaving with input asks, by a link and by the browser. The last story of the file, because its unload event stops the
 * page's service worker.
 */
export const AsksBeforeLeaving = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('checkbox', { name: /Riva/ });
    await fill(userEvent, { Opis: 'Zima' });
    await userEvent.click(screen.getByRole('button', { name: words('Odustani') }));
    const question = within(await screen.findByRole('alertdialog', { name: words('Odbaciti uneseno?') }));
    await userEvent.click(question.getByRole('button', { name: words('Nastavi uređivanje') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await box(words('Opis'))).toHaveValue('Zima');
    await userEvent.click(screen.getByRole('link', { name: words('Garaže') }));
    await screen.findByRole('alertdialog', { name: words('Odbaciti uneseno?') });
  },
});

/** The address names a zone that the provider does not have. */
export const ZoneMissing = meta.story({
  args: { path: '/parking/provider/2/zone/99/working-periods/new' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByText(startOf('Pružatelj nema zon'))).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: /Riva/ })).not.toBeChecked();
  },
});

const states = statesOf({
  async loaded() {
    await screen.findByRole('checkbox', { name: /Riva/ });
    return screen.getByRole('group', { name: words('Zone') });
  },
  empty: {
    says: () => partOf('Ovaj pružatelj nema zona'),
    story: responds({ '/parking/provider/2/zone/': { zones: [] } }),
  },
});
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
export const Dark = meta.story({ ...states.dark, tags: ['dark'] });
export const PhoneFailed = meta.story({ ...states.phoneFailed, tags: ['phone', 'failed'] });
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
