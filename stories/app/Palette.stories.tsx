import { expect, screen, waitFor, within } from 'storybook/test';
import { paletteSource } from '#design-system/commandPalette.ts';
import preview from '../../.storybook/preview';
import { answerOf, callsTo, setFaults } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { tableIn } from '../support/screen.ts';
import { partOf, startOf, words } from '../support/words.ts';

/** Ctrl+K: pages, outlets, zones, actions of the page, and the search of transactions in all outlets. */
const meta = preview.meta({
  title: 'App/Palette',
  component: StoryPortal,
  args: { path: '/obracuni' },
  // What another story has opened is not offered first.
  beforeEach: () => localStorage.removeItem('palette-recent'),
});

type User = ReturnType<typeof import('storybook/test').userEvent.setup>;
interface Play {
  readonly userEvent: User;
}

const dialog = () => screen.findByRole('dialog', { name: words('Pronađi bilo što') });
const field = async () => within(await dialog()).findByRole('combobox');
const options = () => screen.findAllByRole('option');
const option = (name: string | RegExp) => screen.findByRole('option', { name });

/** Opens the palette by its keys, once the page has its rows, with which it offers its files. */
async function press(userEvent: User) {
  await screen.findByRole('button', { name: words('Pronađi bilo što') });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  await userEvent.keyboard('{Control>}k{/Control}');
}

/** Opens the palette, and waits until the outlets are there. */
async function open(userEvent: User) {
  await press(userEvent);
  const input = await field();
  await waitFor(() => expect(input).toHaveFocus());
  await waitFor(() => expect(screen.queryByText(words('Učitavanje prodajnih mjesta…'))).toBeNull());
  return input;
}

/** Types into the palette, and waits until the zones are loaded. */
async function type(userEvent: User, text: string) {
  const input = await open(userEvent);
  await userEvent.type(input, text);
  await waitFor(() => expect(screen.queryByText(startOf('Učitavanje zona'))).toBeNull());
}

const month = 'begin_date=2026-10-21&end_date=2026-11-20';
interface Transactions {
  readonly transakcije: readonly { readonly transaction_input: string }[];
}
const transactionsOf = (id: number, plate: string) =>
  answerOf<Transactions>(`/parking/provider/${id}/transakcije/?${month}&trans_search=${encodeURIComponent(plate)}`);

/** A plate that parked in Šibenik yesterday, and nowhere else. */
async function plateOfSibenik(): Promise<string> {
  const { transakcije } = await answerOf<Transactions>(
    '/parking/provider/8/transakcije/?begin_date=2026-11-19&end_date=2026-11-19',
  );
  for (const { transaction_input: plate } of transakcije) {
    const elsewhere = await Promise.all([2, 6, 22].map((id) => transactionsOf(id, plate)));
    if (elsewhere.every((found) => found.transakcije.length === 0)) return plate;
  }
  throw new Error('Every plate parked elsewhere too');
}

/** Searches for a plate in all outlets. */
async function searchEverywhere(userEvent: User, text?: string) {
  const plate = text ?? (await plateOfSibenik());
  await type(userEvent, plate);
  await userEvent.click(await option(startOf('Traži „')));
  return plate;
}
async function isOver() {
  await waitFor(() => expect(screen.queryByRole('button', { name: words('Prekini traženje') })).toBeNull());
  await screen.findAllByText(startOf('Traženo u'));
}

/** Nothing is typed: what the page offers, the pages, theme and language. */
const opened = {
  play: async ({ userEvent }: Play) => {
    await open(userEvent);
    await expect(await option(words('Parking'))).toBeVisible();
    await expect(await option(startOf('Odjavi se'))).toBeInTheDocument();
    await expect(await callsTo('/zone/')).toEqual([]);
  },
};
export const Opened = meta.story(opened);
export const OpenedDark = meta.story({ ...opened, tags: ['dark'], globals: { theme: 'dark' } });
export const OpenedPhone = meta.story({ ...opened, tags: ['phone'], globals: { viewport: { value: 'phone' } } });
export const OpenedTablet = meta.story({ ...opened, tags: ['tablet'], globals: { viewport: { value: 'tablet' } } });
export const OpenedEnglish = meta.story({ ...opened, tags: ['english'], globals: { language: 'en' } });

/** A user who sees two parks: no other pages and outlets are found. */
export const FewPermissions = meta.story({
  tags: ['user-park'],
  globals: { user: 'park' },
  args: { path: '/ulaznice' },
  play: async ({ userEvent }) => {
    const input = await open(userEvent);
    await expect(screen.queryByRole('option', { name: words('Parking') })).toBeNull();
    await userEvent.type(input, 'park');
    await expect((await options()).length).toBeGreaterThan(2);
    await expect(screen.queryByRole('option', { name: /^Šibenik/ })).toBeNull();
    await expect(await callsTo('/parking/')).toEqual([]);
  },
});

/** Without marks and case: Šibenik is the first. */
const typed = {
  play: async ({ userEvent }: Play) => {
    await type(userEvent, 'sibenik');
    await expect((await options())[0]).toHaveAccessibleName(/^Šibenik/);
    await expect((await options())[0]).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', (await options())[0]?.id);
  },
};
export const Typed = meta.story(typed);
export const TypedPhoneDark = meta.story({
  ...typed,
  tags: ['phone', 'dark'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
});

/** More zones than are shown: the heading says how many. */
export const ManyZones = meta.story({
  play: async ({ userEvent }) => {
    await type(userEvent, 'zona');
    await expect(await screen.findByText(partOf(': prikazano'))).toHaveTextContent('8');
    // Eight zones, and the search for the text.
    await expect((await options()).length).toBeGreaterThanOrEqual(8);
  },
});

/** Names of hundreds of letters and one long word are cut; nothing is wider than the phone. */
export const LongWordsPhone = meta.story({
  tags: ['phone', 'long-words'],
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
  play: async ({ userEvent }) => {
    await type(userEvent, 'a');
    await expect((await options()).length).toBeGreaterThan(3);
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

/** An outlet's other page, by its name beside the outlet's. */
export const PageOfOutlet = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await type(userEvent, 'split trans');
    const [first] = await options();
    await expect(first).toHaveAccessibleName(/^Split.*Transakcije|^Split.*Transactions/);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: words('Transakcije') })).toBeVisible();
  },
});

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await type(userEvent, 'qqw');
    await expect(await option(startOf('Traži „'))).toBeVisible();
    await userEvent.type(await field(), '{Backspace}{Backspace}{Backspace}#');
    await expect(await screen.findByText(startOf('Ništa što možete otvoriti'))).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
});

/** The lists of outlets are on their way: pages and actions are there. */
export const OutletsLoading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/garaze/garage-list/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async ({ userEvent }) => {
    await press(userEvent);
    await field();
    await waitFor(() => expect(screen.getByText(words('Učitavanje prodajnih mjesta…'))).toBeVisible());
    await expect(await option(words('Parking'))).toBeVisible();
  },
});

/** Zones are on their way, four calls at a time: what is found already is there. */
export const ZonesLoading = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/parking/provider/*/zone/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async ({ userEvent }) => {
    const input = await open(userEvent);
    await userEvent.type(input, 'split');
    await expect(await screen.findByText(startOf('Učitavanje zona'))).toHaveTextContent('0');
    await expect((await options())[0]).toHaveAccessibleName(/^Split/);
  },
});

/** Zones that a page has loaded are not loaded again: they are found at once. */
export const ZonesOfPage = meta.story({
  args: { path: '/parking/provider/2/zone' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await screen.findAllByText(/Riva/);
    await type(userEvent, 'riva');
    await expect(await option(/Riva.*Split/)).toBeVisible();
    const calls = (await callsTo('/provider/2/zone/')).filter(({ path }) => path.endsWith('/zone/'));
    await expect(calls).toHaveLength(1);
  },
});

/** The zones of two cities do not load, and load when they are asked again; nobody is sent away. */
export const ZonesFailed = meta.story({
  tags: ['failed', 'forbidden'],
  globals: {
    faults: [
      { path: '/parking/provider/2/zone/', status: 403 },
      { path: '/parking/provider/8/zone/', status: 500 },
    ],
  },
  play: async ({ userEvent }) => {
    await type(userEvent, 'riva');
    const failed = await screen.findByRole('region', { name: words('Zone se nisu učitale') });
    await expect(within(failed).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(failed).getByText('Split')).toBeVisible();
  },
});
export const ZonesFailedThenRetried = meta.story({
  ...ZonesFailed.input,
  tags: ['failed', 'forbidden'],
  globals: ZonesFailed.input.globals as never,
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await type(userEvent, 'riva');
    const failed = await screen.findByRole('region', { name: words('Zone se nisu učitale') });
    await setFaults([]);
    await userEvent.click(within(failed).getByRole('button', { name: words('Pokušaj ponovno') }));
    await expect(await option(/Riva.*Split/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: words('Zone se nisu učitale') })).toBeNull());
  },
});

/** A list of outlets does not load. */
export const OutletsFailed = meta.story({
  tags: ['failed'],
  globals: { faults: [{ path: '/garaze/garage-list/', status: 500 }] },
  play: async ({ userEvent }) => {
    const input = await open(userEvent);
    await userEvent.type(input, 'garaz');
    const failed = await screen.findByRole('region', { name: words('Popis se nije učitao') });
    await expect(within(failed).getByText(words('Garaže'))).toBeVisible();
  },
});

/** What was opened last is offered first; another user in the same browser has their own. */
export const Recent = meta.story({
  play: async ({ userEvent }) => {
    localStorage.setItem(
      'palette-recent',
      JSON.stringify({
        operator: [{ id: 'outlet:parkingProvider:2' }, { id: 'zone:2:11', name: 'Zona 0 – Riva', code: '700201' }],
        provider: [{ id: 'outlet:parkingProvider:8' }],
      }),
    );
    await open(userEvent);
    const group = await screen.findByRole('group', { name: words('Nedavno otvoreno') });
    await expect(within(group).getAllByRole('option')[0]).toHaveAccessibleName(/^Split/);
    await expect(within(group).getAllByRole('option')[1]).toHaveAccessibleName(/Riva/);
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
  },
});

/** Things of a source, such as saved views, are found by their name. */
export const OfSource = meta.story({
  parameters: { snapshot: false },
  beforeEach: () =>
    paletteSource({
      id: 'story',
      heading: () => 'Pogledi',
      read: () => [{ id: '1', name: 'Usporedba s listopadom', detail: 'Parking', to: '/parking' }],
    }),
  play: async ({ userEvent }) => {
    await type(userEvent, 'usporedba');
    await expect(await screen.findByRole('group', { name: 'Pogledi' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: words('Parking') })).toBeVisible();
  },
});

/** The page's own actions: its files, and that its figures are fetched again. */
export const ActionOfPage = meta.story({
  args: { path: '/parking' },
  globals: { language: 'hr' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await tableIn(words('Pružatelji parkiranja'));
    await type(userEvent, 'osvjezi');
    const before = (await callsTo('/parking/provider-list/')).length;
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await callsTo('/parking/provider-list/')).length).toBeGreaterThan(before));
  },
});

/** The theme is a choice of the palette. */
export const ThemeChosen = meta.story({
  globals: { language: 'hr', theme: 'light' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await type(userEvent, 'tamni');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await type(userEvent, 'svijetli');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
  },
});

/** A plate offers the search in all outlets. */
export const PlateTyped = meta.story({
  play: async ({ userEvent }) => {
    await type(userEvent, 'ZG 1234-AB');
    const offer = await option(startOf('Traži „'));
    await expect(offer).toHaveAttribute('aria-selected', 'true');
  },
});

/** All outlets are searched: each hit leads to its list, on its day and with its plate. */
const foundEverywhere = {
  play: async ({ userEvent }: Play) => {
    const plate = await searchEverywhere(userEvent);
    await isOver();
    const hits = await options();
    const address = new URL((hits[0] as HTMLAnchorElement).href);
    await expect(address.pathname).toBe('/parking/provider/8/transakcije');
    await expect(address.searchParams.get('search')).toBe(plate);
    await expect(address.searchParams.get('beginDate')).toBe(address.searchParams.get('endDate'));
    await expect(screen.queryByRole('button', { name: words('Prekini traženje') })).toBeNull();
  },
};
export const FoundEverywhere = meta.story(foundEverywhere);
export const FoundEverywherePhone = meta.story({
  ...foundEverywhere,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
});
export const FoundEverywhereEnglishDark = meta.story({
  ...foundEverywhere,
  tags: ['english', 'dark'],
  globals: { language: 'en', theme: 'dark' },
});

/** Responses are on their way: how far the search is, and the button that stops it. */
export const SearchRunning = meta.story({
  tags: ['loading'],
  globals: { faults: [{ path: '/**/transakcije/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async ({ userEvent }) => {
    await searchEverywhere(userEvent, 'ZG 1234-AB');
    await expect(await screen.findByRole('button', { name: words('Prekini traženje') })).toBeVisible();
    await waitFor(async () => expect(await callsTo('transakcije')).toHaveLength(0));
  },
});

/** What has come when the search is stopped stays, and no further outlet is asked. */
export const SearchStopped = meta.story({
  globals: { faults: [{ path: '/garaze/**/transakcije/', delay_ms: 60_000 }] },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await searchEverywhere(userEvent);
    await waitFor(async () => expect((await options()).length).toBeGreaterThan(0));
    await userEvent.click(await screen.findByRole('button', { name: words('Prekini traženje') }));
    await expect((await screen.findAllByText(startOf('Prekinuto: traženo u')))[0]).toBeVisible();
    await expect((await options()).length).toBeGreaterThan(0);
    const asked = (await callsTo('transakcije')).length;
    await setFaults([]);
    await userEvent.click(screen.getByRole('button', { name: words('Nastavi traženje') }));
    await isOver();
    await expect((await callsTo('transakcije')).length).toBeGreaterThan(asked);
  },
});

/** Three outlets refuse: they are listed with the reason, the others are searched, and nobody is sent away. */
async function searchWithFailures(userEvent: User) {
  const plate = await plateOfSibenik();
  await setFaults([
    { path: '/parking/provider/2/transakcije/', status: 403 },
    { path: '/parking/provider/6/transakcije/', status: 429 },
    { path: '/garaze/garaza/1/transakcije/', status: 503 },
  ]);
  await searchEverywhere(userEvent, plate);
  await isOver();
  const failed = await screen.findByRole('region', { name: words('3 prodajna mjesta nisu pretražena') });
  await expect(within(failed).getAllByRole('listitem')).toHaveLength(3);
  await expect((await options()).length).toBeGreaterThan(0);
  return failed;
}
const partlyFailed = {
  tags: ['failed', 'forbidden'],
  play: async ({ userEvent }: Play) => {
    await searchWithFailures(userEvent);
    await expect(screen.getByRole('heading', { level: 1, hidden: true, name: words('Obračuni') })).toBeInTheDocument();
  },
};
export const PartlyFailed = meta.story(partlyFailed);
export const PartlyFailedPhone = meta.story({
  ...partlyFailed,
  tags: ['phone', 'failed', 'forbidden'],
  globals: { viewport: { value: 'phone' } },
});
export const PartlyFailedThenRetried = meta.story({
  tags: ['failed', 'forbidden'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const failed = await searchWithFailures(userEvent);
    const asked = (await callsTo('transakcije')).length;
    await setFaults([]);
    await userEvent.click(within(failed).getByRole('button', { name: words('Pokušaj ponovno') }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: words('3 prodajna mjesta nisu pretražena') })).toBeNull(),
    );
    await isOver();
    await expect(await callsTo('transakcije')).toHaveLength(asked + 3);
  },
});

export const NothingAnywhere = meta.story({
  tags: ['empty'],
  play: async ({ userEvent }) => {
    await searchEverywhere(userEvent, 'XX 0000-QQ');
    await isOver();
    await expect(await screen.findByText(startOf('Nema transakcije koja sadrži'))).toBeVisible();
  },
});

/** Another text ends the search: nothing of it is shown any more. */
export const AnotherText = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await searchEverywhere(userEvent);
    await isOver();
    await userEvent.type(await field(), '9');
    await waitFor(() => expect(screen.queryByText(partOf('Transakcije s „'))).toBeNull());
    await expect(await option(startOf('Traži „'))).toBeVisible();
  },
});

/** A list in which nothing was found today offers the search in all outlets, with one press. */
export const NotFoundToday = meta.story({
  parameters: { snapshot: false },
  args: { path: '/parking/provider/8/transakcije?search=XX%200000-QQ' },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: words('Traži 30 dana u svim mojim prodajnim mjestima') }),
    );
    await expect(await field()).toHaveValue('XX 0000-QQ');
    await isOver();
    await expect(await screen.findByText(startOf('Nema transakcije koja sadrži'))).toBeVisible();
  },
});

/** The button of the frame opens it too; Escape closes it, and the button has the focus again. */
export const ByButton = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: words('Pronađi bilo što') });
    await userEvent.click(button);
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await field();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
