import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { recordedCalls, recover, responds } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { scrollTo, section } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { inOrder, partOf, startOf, words } from '../../support/words.ts';

/** Split has five zones: each is without charge on 25 and 26 December of this year, and on New Year's Day. */
const provider = '/parking/provider/2';
const page = `${provider}/closing-rules/new`;

const meta = preview.meta({
  title: 'Zones/New days without charge – Novi dani bez naplate',
  component: StoryPortal,
  args: { path: page },
});

type User = {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  clear: (element: Element) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
  tab: () => Promise<void>;
};

const box = (name: RegExp | string) => screen.findByRole('checkbox', { name });
const zone = async (name: RegExp | string) =>
  within(await screen.findByRole('group', { name: words('Zone') })).findByRole('checkbox', { name });
const allZones = () => zone(words('Sve zone'));
const list = async () => within(await screen.findByRole('list', { name: words('Što će se zatražiti') }));
/** The rows of the list once it has followed what was entered. */
const lines = (count: number) =>
  waitFor(async () => {
    const rows = (await list()).getAllByRole('listitem');
    expect(rows).toHaveLength(count);
    return rows;
  });
const send = () => screen.getByRole('button', { name: startOf('Pošalji ') });
const writes = async () => (await recordedCalls()).filter(({ method }) => method !== 'GET');
const row = (number: number) => within(screen.getByRole('group', { name: words(`Raspon ${number}`) }));

async function fillRow(userEvent: User, number: number, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) {
    const field = row(number).getByRole('textbox', { name: words(name) });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.tab();
}

/** The holidays of next year are shown once they are asked for. */
const openNextYear = async (userEvent: User) =>
  userEvent.click(await screen.findByRole('button', { name: words('Blagdani 2027.') }));
const christmas2027 = () => box(inOrder(words('Božić'), words('25. 12. 2027. – 26. 12. 2027.')));

/** Waits until the rules of every chosen zone are known. */
const checked = () => waitFor(() => expect(screen.queryByText(startOf('Provjeravaju se postojeći'))).toBeNull());

async function chooseChristmas(userEvent: User) {
  await userEvent.click(await allZones());
  await openNextYear(userEvent);
  await userEvent.click(await christmas2027());
  await lines(5);
  await checked();
}

/** Nothing is chosen initially. */
export const Default = meta.story({
  parameters: { snapshot: false },
  play: async () => {
    await expect(await zone(/Riva/)).not.toBeChecked();
    await expect(send()).toBeDisabled();
    await expect(screen.getByText(words('Odaberite barem jednu zonu.'))).toBeVisible();
    // Of this year only what is still to come.
    await expect(await box(inOrder(words('Božić'), words('25. 12. 2026. – 26. 12. 2026.')))).not.toBeChecked();
    await expect(screen.queryByRole('checkbox', { name: inOrder('1. 11. 2026.') })).toBeNull();
  },
});

/** A zone's own page leads here with its zone chosen; the calendar with its days. */
export const FromAddress = meta.story({
  args: { path: `${page}?zones=11&from=2027-07-01&to=2027-07-03` },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await zone(/Riva/)).toBeChecked();
    await expect(await zone(/Bačvice/)).not.toBeChecked();
    await expect(row(1).getByRole('textbox', { name: words('Posljednji dan') })).toHaveValue(words('3. 7. 2027.'));
    await lines(1);
  },
});

/** A holiday of next year for all zones: a request each, none of which overlaps anything. */
export const Christmas = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await chooseChristmas(userEvent);
    await lines(5);
    await expect((await list()).getAllByText(words('Bez preklapanja', 'No overlap'))).toHaveLength(5);
    await expect(await screen.findByRole('button', { name: words('Pošalji 5 zahtjeva na odobrenje') })).toBeEnabled();
    await expect(row(1).getByRole('textbox', { name: words('Razlog') })).toHaveValue(words('Božić'));
    await userEvent.click(await christmas2027());
    await waitFor(() => expect(screen.queryByRole('list', { name: words('Što će se zatražiti') })).toBeNull());
  },
});

/** Days that are free already are not ticked; those that overlap are said, and can be left out at once. */
const showsOverlaps = async ({ userEvent }: { userEvent: User }) => {
  await userEvent.click(await zone(/Riva/));
  await userEvent.click(await zone(/Bačvice/));
  await userEvent.click(await box(inOrder(words('Božić'), words('25. 12. 2026. – 26. 12. 2026.'))));
  await userEvent.click(screen.getByRole('button', { name: words('Dodaj raspon') }));
  await fillRow(userEvent, 2, { 'Prvi dan': '31.12.2026', 'Posljednji dan': '6.1.2027', Razlog: 'Nova godina' });
  await checked();
  const rows = await lines(4);
  const [free, overlapping] = rows.map((line) => within(line));
  await expect(free?.getByRole('checkbox')).not.toBeChecked();
  await expect(free?.getByText(words('Već bez naplate'))).toBeVisible();
  await expect(free?.getByRole('link')).toHaveAttribute('href', `${provider}/zone/11/details?tab=closing-rules`);
  await expect(overlapping?.getByRole('checkbox')).toBeChecked();
  await expect(overlapping?.getByText(words('Preklapa se'))).toBeVisible();
  await expect(overlapping?.getByRole('link', { name: inOrder(words('1. 1. 2027.'), 'Nova godina') })).toBeVisible();
  await expect(
    await screen.findByText(words('2 zahtjeva preklapaju se s danima koji su već bez naplate')),
  ).toBeVisible();
  await scrollTo(await section(words('Što će se zatražiti')));
};
export const Overlaps = meta.story({ play: showsOverlaps });
export const LeavesOut = meta.story({
  play: async ({ userEvent }) => {
    await showsOverlaps({ userEvent });
    const [free] = await lines(4);
    await userEvent.click(within(free as HTMLElement).getByRole('checkbox'));
    await expect(await screen.findByRole('button', { name: words('Pošalji 3 zahtjeva na odobrenje') })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: words('Izostavi preklopljene') }));
    await expect(await screen.findByText(words('Označite barem jedan zahtjev.'))).toBeVisible();
    await expect(send()).toBeDisabled();
  },
  parameters: { snapshot: false },
});
export const OverlapsPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: showsOverlaps,
});
export const OverlapsEnglishDark = meta.story({
  parameters: { snapshot: false },
  tags: ['english', 'dark'],
  globals: { language: 'en', theme: 'dark' },
  play: showsOverlaps,
});

/** What is missing or wrong is said at its field; nothing is sent. */
export const Problems = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await zone(/Riva/));
    await fillRow(userEvent, 1, { 'Prvi dan': '24.12.2027', 'Posljednji dan': '26.12.2027', Razlog: 'a'.repeat(201) });
    await userEvent.click(screen.getByRole('button', { name: words('Dodaj raspon') }));
    await fillRow(userEvent, 2, { 'Prvi dan': '26.12.2027', 'Posljednji dan': '28.12.2027', Razlog: ' ' });
    await userEvent.click(screen.getByRole('button', { name: words('Dodaj raspon') }));
    await fillRow(userEvent, 3, { 'Prvi dan': '31.2.', 'Posljednji dan': '1.1.2028' });
    await checked();
    await userEvent.click(send());
    await expect(await screen.findByText(words('Razlog može imati najviše 200 znakova, a ima ih 201.'))).toBeVisible();
    await expect(screen.getByText(startOf('Preklapa se s rasponom '))).toBeVisible();
    await expect(screen.getByText(words('Taj datum ne postoji.'))).toBeVisible();
    await expect(screen.getAllByText(words('Unesite razlog.'))).toHaveLength(2);
    await expect(await writes()).toEqual([]);
    // The message goes with the overlap, whichever of the two rows is changed.
    await fillRow(userEvent, 1, { 'Posljednji dan': '25.12.2027' });
    await waitFor(() => expect(screen.queryByText(startOf('Preklapa se s rasponom '))).toBeNull());
  },
});

/** An end before its begin is cleared as the begin is left, and refused where it is typed later. */
export const EndBeforeBegin = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await zone(/Riva/));
    await fillRow(userEvent, 1, { 'Prvi dan': '24.12.2027', 'Posljednji dan': '26.12.2027' });
    await fillRow(userEvent, 1, { 'Prvi dan': '27.12.2027' });
    const end = row(1).getByRole('textbox', { name: words('Posljednji dan') });
    await expect(end).toHaveValue('');
    await fillRow(userEvent, 1, { 'Posljednji dan': '26.12.2027', Razlog: 'Radovi' });
    await userEvent.click(send());
    await waitFor(() => expect(end).toBeInvalid());
    await expect(await writes()).toEqual([]);
  },
});

/** By the keyboard alone: a request for each zone and range, then all are sent. */
export const Sends = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await zone(/Riva/));
    await userEvent.click(await zone(/Bačvice/));
    await fillRow(userEvent, 1, { 'Prvi dan': '27.3.2027', 'Posljednji dan': '29.3.2027', Razlog: 'Radovi' });
    await userEvent.click(screen.getByRole('button', { name: words('Dodaj raspon') }));
    // A further row takes over the reason.
    await expect(row(2).getByRole('textbox', { name: words('Razlog') })).toHaveValue('Radovi');
    await fillRow(userEvent, 2, { 'Prvi dan': '30.10.2027', 'Posljednji dan': '1.11.2027' });
    await checked();
    await userEvent.click(row(2).getByRole('textbox', { name: words('Razlog') }));
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByText(words('Poslana su 4 zahtjeva'));
    await expect((await writes()).map(({ method, status }) => [method, status])).toEqual(
      Array.from({ length: 4 }, () => ['POST', 201]),
    );
    await userEvent.click(screen.getByRole('button', { name: words('Zatvori') }));
    await screen.findByRole('heading', { level: 1, name: 'Split' });
  },
});

/** One zone is gone meanwhile: it is noted at its request, the others go on, and it can be asked for again. */
export const OneIsGone = meta.story({
  parameters: { snapshot: false, consoleErrors: true },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/parking/provider/2/zona/12/iznimke/', () =>
        HttpResponse.json({ detail: 'Zona ne postoji.' }, { status: 404 }),
      ),
    );
  },
  play: async ({ userEvent }) => {
    await chooseChristmas(userEvent);
    await userEvent.click(send());
    await screen.findByText(words('Poslano 4 od 5, 1 odbijen'));
    await expect(screen.getAllByText(words('Poslano'))).toHaveLength(4);
    await expect(screen.getByText(words('Odbijeno', 'Refused'))).toBeVisible();
    await expect((await writes()).filter(({ status }) => status === 201)).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: words('Zatvori') }));
    // Only what was refused is in the form.
    await expect(await zone(/Bačvice/)).toBeChecked();
    await expect(await zone(/Riva/)).not.toBeChecked();
    await lines(1);
  },
});

/** The zone is gone when its rules are read: its requests are not ticked. */
export const ZoneGone = meta.story({
  tags: ['failed'],
  parameters: { snapshot: false, consoleErrors: true },
  globals: { faults: [{ method: 'GET', path: '/parking/provider/2/zona/12/iznimke/', status: 404 }] },
  play: async ({ userEvent }) => {
    await chooseChristmas(userEvent);
    await expect(screen.getByText(words('Zona više ne postoji'))).toBeVisible();
    await expect(await screen.findByRole('button', { name: words('Pošalji 4 zahtjeva na odobrenje') })).toBeEnabled();
  },
});

/** The rules of the zones do not load: the list says that overlaps are not checked, until they are. */
export const Unchecked = meta.story({
  tags: ['failed'],
  globals: { faults: [{ method: 'GET', path: '/parking/provider/2/zona/*/iznimke/', status: 500 }] },
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await chooseChristmas(userEvent);
    await screen.findByText(words('Za 5 mjesta dani bez naplate nisu učitani, pa preklapanja nisu provjerena.'));
    await expect(await screen.findByRole('button', { name: words('Pošalji 5 zahtjeva na odobrenje') })).toBeEnabled();
    await recover(userEvent, screen.getByRole('button', { name: words('Provjeri ponovno') }));
    await waitFor(async () =>
      expect((await list()).getAllByText(words('Bez preklapanja', 'No overlap'))).toHaveLength(5),
    );
  },
});

const manyZones = Array.from({ length: 60 }, (_, at) => ({
  id: 2001 + at,
  code: String(2101 + at),
  name: `Zona ${at + 1} – Ulica ${at % 2 === 0 ? 'kralja Zvonimira' : 'Đure Đakovića'}`,
  color: null,
  is_active: true,
  has_polygon_data: false,
  has_working_periods: false,
  working_periods: [],
}));

/** Sixty zones with five ranges: found by a search without marks, three hundred requests in one list. */
export const SixtyZones = meta.story({
  parameters: { snapshot: false },
  ...responds({
    '/parking/provider/2/zone/': { zones: manyZones },
    '/parking/provider/2/zona/:zoneId/iznimke/': { iznimke: [] },
  }),
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('searchbox', { name: words('Traži zonu') });
    await userEvent.type(search, 'durdevac');
    await expect(screen.getByText(words('Nijedna zona ne odgovara traženom.'))).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'dure dak');
    await userEvent.click(await zone(words('Sve pronađene zone')));
    await expect(screen.getByText(words('Odabrano 30 od 60'))).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(await allZones());
    await openNextYear(userEvent);
    for (const day of ['1. 1. 2027.', '6. 1. 2027.', '1. 5. 2027.', '22. 6. 2027.', '1. 11. 2027.'])
      await userEvent.click(await box(inOrder(words(day))));
    await lines(300);
    await checked();
    await expect(await screen.findByRole('button', { name: words('Pošalji 300 zahtjeva na odobrenje') })).toBeEnabled();
  },
});

/** Back with something entered asks first; what is kept is in the form again after a reload. */
export const AsksBeforeLeaving = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await zone(/Riva/));
    await userEvent.click(screen.getByRole('button', { name: words('Odustani') }));
    const question = within(await screen.findByRole('alertdialog', { name: words('Odbaciti uneseno?') }));
    await userEvent.click(question.getByRole('button', { name: words('Nastavi uređivanje') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await zone(/Riva/)).toBeChecked();
  },
});

/** The address names a zone that the provider does not have. */
export const ZoneMissing = meta.story({
  args: { path: `${page}?zones=11,99` },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByText(startOf('Pružatelj nema zon'))).toBeVisible();
    await expect(await zone(/Riva/)).toBeChecked();
  },
});

const states = statesOf({
  async loaded() {
    await zone(/Riva/);
    return screen.getByRole('group', { name: words('Zone') });
  },
  empty: {
    says: () => partOf('Ovaj pružatelj nema zona'),
    story: responds({ '/parking/provider/2/zone/': { zones: [] } }),
  },
  forbidden: { user: 'viewer' },
});
export const Empty = meta.story({ ...states.empty, tags: ['empty'], parameters: { snapshot: false } });
export const Loading = meta.story({ ...states.loading, tags: ['loading'] });
export const Failed = meta.story({
  ...states.failed,
  tags: ['failed'],
  parameters: { ...states.failed.parameters, snapshot: false },
});
export const NotPermitted = meta.story({
  ...states.notPermitted,
  tags: ['user-viewer', 'forbidden'],
  parameters: { snapshot: false },
});
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'], parameters: { snapshot: false } });
export const Phone = meta.story({ ...states.phone, tags: ['phone'], parameters: { snapshot: false } });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'], parameters: { snapshot: false } });
export const Dark = meta.story({ ...states.dark, tags: ['dark'], parameters: { snapshot: false } });
export const English = meta.story({ ...states.english, tags: ['english'], parameters: { snapshot: false } });
export const PhoneFailed = meta.story({
  ...states.phoneFailed,
  tags: ['phone', 'failed'],
  parameters: { ...states.phoneFailed.parameters, snapshot: false },
});
export const PhoneLoading = meta.story({ ...states.phoneLoading, tags: ['phone', 'loading'] });
export const PhoneEmpty = meta.story({
  ...states.phoneEmpty,
  tags: ['phone', 'empty'],
  parameters: { snapshot: false },
});
