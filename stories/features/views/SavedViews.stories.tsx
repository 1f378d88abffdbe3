import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { lastYear, rowsOf, tableIn, thisMonth } from '../../support/screen.ts';
import { expectToast, quietToasts } from '../../support/toasts.ts';
import { expectFits, phone } from '../../support/variants.ts';
import { partOf, startOf, words } from '../../support/words.ts';
import {
  fileOf,
  listedNames,
  longViews,
  manyViews,
  openedForm,
  openViews,
  someViews,
  storedViews,
  storing,
} from './savedViews.ts';

/** The saved views of a user: the dialog beside the filters of every page, and the pins above the landing page. */
const meta = preview.meta({
  title: 'Views/Saved views – Spremljeni prikazi',
  component: StoryPortal,
  args: { path: `/parking?${thisMonth}` },
  beforeEach: quietToasts,
});

const names = someViews.map(({ name }) => name);

/** Without any, the dialog says what a view is. */
export const None = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await expect(dialog.getByText(words('Nema spremljenih prikaza'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: words('Izvezi u datoteku') })).toBeDisabled();
  },
});

/** Those of the present page come first; each says its page and its period. */
export const Some = meta.story({
  ...storing(someViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await expect(listedNames(dialog)).toEqual([names[0], names[1], names[3], names[2]]);
    await expect(dialog.getByText(words('4 prikaza'))).toBeVisible();
    await expect(dialog.getByText(partOf('Prošli mjesec'))).toHaveTextContent(words('Prethodno razdoblje'));
    const link = dialog.getByRole('link', { name: names[0] as string });
    await expect(new URL((link as HTMLAnchorElement).href).searchParams.get('compareBeginDate')).toBe('2026-09-01');
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  ...storing(someViews),
  play: async ({ userEvent }) => {
    await expect(listedNames(await openViews(userEvent))).toHaveLength(4);
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  ...storing(someViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await expect(dialog.getByText('4 views')).toBeVisible();
    await expect(dialog.getByText(/Last month, compared: Previous period/)).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: phone,
  ...storing([...someViews, ...longViews]),
  play: async ({ userEvent }) => {
    await expect(listedNames(await openViews(userEvent))).toHaveLength(6);
    await expectFits();
  },
});

/** 500 views: the first 50 are listed, and the search finds the others without marks and case. */
export const Many = meta.story({
  ...storing(manyViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await expect(dialog.getByText(words('500 prikaza'))).toBeVisible();
    await expect(listedNames(dialog)).toHaveLength(50);
    await userEvent.click(dialog.getByRole('button', { name: words('Pokaži još prikaza') }));
    await expect(listedNames(dialog)).toHaveLength(100);
    await userEvent.type(dialog.getByRole('searchbox', { name: words('Naziv prikaza ili stranice') }), 'durdevac 49');
    await waitFor(() => expect(listedNames(dialog)).toEqual(['Đurđevac 492', 'Đurđevac 497']));
    await expect(dialog.getByRole('status')).toHaveTextContent(words('Pronađena su 2 prikaza'));
  },
});

/** Names of 200 letters are broken, and fit. */
export const LongNames = meta.story({
  ...storing(longViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await expect(dialog.getByRole('link', { name: /^Š{100}/ })).toBeVisible();
    await expectFits();
  },
});

/** A view of a page that the user may not open any more says so, and is deleted here. */
export const Denied = meta.story({
  tags: ['user-provider'],
  globals: { user: 'provider' },
  ...storing(someViews, 'provider'),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await expect(listedNames(dialog)).toEqual([names[0], names[2]]);
    await expect(dialog.getAllByText(words('Bez dopuštenja'))).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: words(`Obriši prikaz: ${names[1]}`) }));
    await waitFor(() => expect(dialog.getAllByText(words('Bez dopuštenja'))).toHaveLength(1));
    await expectToast(words('Prikaz je obrisan.'));
    await expect(storedViews('provider')).toHaveLength(3);
  },
});

/** A view of an outlet that does not exist any more opens its page, which says so and offers to delete the view. */
export const GoneOutlet = meta.story({
  args: { path: `/parking/provider/999?${thisMonth}` },
  ...storing([{ ...someViews[2], address: `/parking/provider/999?${thisMonth}`, name: 'Stari pružatelj' }]),
  play: async ({ userEvent }) => {
    const message = await screen.findByText(words('Spremljeni prikaz „Stari pružatelj” vodi ovamo, a toga više nema.'));
    await expect(message).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words('Obriši prikaz') }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(storedViews()).toEqual([]);
  },
});

export const GoneOutletShown = meta.story({
  args: { path: `/parking/provider/999?${thisMonth}` },
  ...storing([{ ...someViews[2], address: `/parking/provider/999?${thisMonth}`, name: 'Stari pružatelj' }]),
  play: async () => {
    await screen.findByText(words('Spremljeni prikaz „Stari pružatelj” vodi ovamo, a toga više nema.'));
  },
});

/** The form names the period that the dates are today, and the comparison that follows it. */
export const Saving = meta.story({
  args: {
    path: `/parking?beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2026-09-01&compareEndDate=2026-09-30`,
  },
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: words('Spremi ovaj prikaz') }));
    await openedForm();
    await expect(dialog.getByRole('combobox', { name: words('Razdoblje') })).toHaveValue('lastMonth');
    await expect(dialog.getByText(words('Usporedba prati razdoblje: Prethodno razdoblje.'))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: words('Naziv prikaza') })).toHaveValue(words('Parking'));
  },
});

/** Saved with its columns and its sort; the default period is the month until yesterday, whenever it is opened. */
export const Saved = meta.story({
  args: { path: `/parking?${thisMonth}&${lastYear}&providers.sort=name` },
  parameters: { snapshot: false },
  beforeEach: () => localStorage.setItem('columns.providers.operator', '["count"]'),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: words('Spremi ovaj prikaz') }));
    await openedForm();
    const field = dialog.getByRole('textbox', { name: words('Naziv prikaza') });
    await userEvent.clear(field);
    await userEvent.type(field, 'Po nazivu{Enter}');
    await expectToast(words('Prikaz je spremljen.'));
    await expect(storedViews()).toEqual([
      {
        id: expect.any(String),
        name: 'Po nazivu',
        address: `/parking?${thisMonth}&${lastYear}&providers.sort=name`,
        about: words('Parking'),
        period: { range: 'monthToYesterday', compare: 'sameDaysLastYear' },
        columns: { providers: '["count"]' },
      },
    ]);
  },
});

/** The user may keep the dates instead; dates that are no preset are always fixed. */
export const FixedDates = meta.story({
  args: {
    path: `/parking?beginDate=2026-10-05&endDate=2026-10-09&compareBeginDate=2026-08-01&compareEndDate=2026-08-05`,
  },
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: words('Spremi ovaj prikaz') }));
    await openedForm();
    await expect(dialog.getByRole('combobox', { name: words('Razdoblje') })).toHaveValue('fixed');
    await expect(dialog.getByText(partOf('Razdoblje nije jedno od ponuđenih'))).toBeVisible();
    await expect(dialog.getByText(startOf('Usporedba uvijek s:'))).toBeVisible();
  },
});

/** A name is required, has 200 letters at most, and that of another view is replaced or refused. */
export const WrongNames = meta.story({
  ...storing(someViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: words(`Uredi prikaz: ${names[0]}`) }));
    await openedForm();
    const field = dialog.getByRole('textbox', { name: words('Naziv prikaza') });
    const save = () => userEvent.click(dialog.getByRole('button', { name: words('Spremi prikaz') }));
    await userEvent.clear(field);
    await save();
    await expect(field).toHaveAccessibleDescription(words('Upišite naziv prikaza.'));
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(201));
    await expect(field).toHaveAccessibleDescription(words('Naziv smije imati najviše 200 znakova, a ima ih 201.'));
    await userEvent.clear(field);
    await userEvent.paste(names[1] as string);
    await expect(field).toHaveAccessibleDescription(words('Taj naziv već ima drugi prikaz.'));
    await save();
    await expect(storedViews().map(({ name }) => name)).toEqual(names);
  },
});

/** Where a new view has the name of another, the button says that it is replaced. */
export const Replaced = meta.story({
  parameters: { snapshot: false },
  ...storing(someViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: words('Spremi ovaj prikaz') }));
    await openedForm();
    const field = dialog.getByRole('textbox', { name: words('Naziv prikaza') });
    await userEvent.clear(field);
    await userEvent.paste(names[1] as string);
    await expect(field).toHaveAccessibleDescription(words('Prikaz s tim nazivom već postoji i bit će zamijenjen.'));
    await userEvent.click(dialog.getByRole('button', { name: words('Zamijeni prikaz') }));
    await expectToast(words('Prikaz je spremljen.'));
    await expect(storedViews()).toHaveLength(4);
    await expect(storedViews()[1]).toMatchObject({ id: 'garages', name: names[1], address: `/parking?${thisMonth}` });
  },
});

/** Chooses a file to import. */
async function choose(
  dialog: ReturnType<typeof within>,
  userEvent: { upload: (input: HTMLElement, file: File) => Promise<void> },
  file: File,
) {
  const input = (await dialog.findByText(words('Uvezi iz datoteke')))
    .closest('[role=dialog]')
    ?.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLElement, file);
}

/** A file that is no list is refused as a whole. */
export const ImportRefused = meta.story({
  ...storing(someViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await choose(dialog, userEvent, fileOf({ name: 'A', address: '/parking' }));
    await expect(await dialog.findByText(words('Datoteka nije popis prikaza.'))).toBeVisible();
    await expect(storedViews()).toHaveLength(4);
  },
});

/** An address that is no page of the portal is refused, named; the others are imported. */
export const ImportedInPart = meta.story({
  ...storing(someViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    const file = [
      { name: 'Uvezeni', address: '/parking?providers.sort=name' },
      { name: 'Tuđa stranica', address: 'https://primjer.hr/parking' },
      { address: '/parking' },
      someViews[3],
    ];
    await choose(dialog, userEvent, fileOf(file));
    await expect(await dialog.findByText(words('Tuđa stranica: adresa nije stranica ovog portala.'))).toBeVisible();
    await expect(dialog.getByText(partOf('naziv nedostaje ili je dulji od'))).toBeVisible();
    await expect(listedNames(dialog)).toContain('Uvezeni');
    await expect(storedViews()).toHaveLength(5);
  },
});

/** Where the user's name is not known, the views are those of this tab. */
export const Nameless = meta.story({
  beforeEach: () => localStorage.removeItem('auth-session'),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    await expect(dialog.getByText(startOf('Vaše korisničko ime nije poznato'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words('Spremi ovaj prikaz') }));
    await openedForm();
    await userEvent.click(dialog.getByRole('button', { name: words('Spremi prikaz') }));
    await expectToast(words('Prikaz je spremljen.'));
    await expect(sessionStorage.getItem('nameless:views')).toContain('/parking');
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('views'))).toEqual([]);
  },
});

/** The device stores nothing: the views last as long as the page, and the dialog says so. */
export const Unstored = meta.story({
  ...storing(someViews),
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent);
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      await userEvent.click(dialog.getByRole('button', { name: words(`Obriši prikaz: ${names[3]}`) }));
      await expect(await dialog.findByText(startOf('Uređaj ne može spremiti prikaze'))).toBeVisible();
      await expect(listedNames(dialog)).toHaveLength(3);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    // The next change is stored again, and nothing lasts for the next story.
    await userEvent.click(dialog.getByRole('button', { name: words(`Obriši prikaz: ${names[2]}`) }));
    await expect(listedNames(dialog)).toHaveLength(2);
  },
});

/** The pins are links above the dashboard, with the dates of today. */
export const PinnedOnDashboard = meta.story({
  args: { path: `/?${thisMonth}` },
  ...storing(someViews),
  play: async () => {
    const pins = within(await screen.findByRole('navigation', { name: words('Prikvačeni prikazi') }));
    await expect(listedNames(pins)).toEqual([names[0], names[1]]);
    await tableIn(words('Usluge'));
  },
});

/** A pin opens with its comparison, sort and columns. */
export const PinOpened = meta.story({
  args: { path: `/?${thisMonth}` },
  parameters: { snapshot: false },
  ...storing(someViews),
  play: async ({ userEvent }) => {
    const pins = within(await screen.findByRole('navigation', { name: words('Prikvačeni prikazi') }));
    await tableIn(words('Usluge'));
    await userEvent.click(pins.getByRole('link', { name: names[0] as string }));
    const table = await tableIn(words('Pružatelji parkiranja'));
    await expect(rowsOf(table).length).toBeGreaterThan(20);
    await expect(screen.getByRole('checkbox', { name: words('Usporedi s') })).toBeChecked();
    await expect(screen.queryByRole('navigation', { name: words('Prikvačeni prikazi') })).toBeNull();
    await expect(localStorage.getItem('columns.providers.operator')).toBe('["count"]');
  },
});

/** Without a dashboard the pins stand on the landing page; one that may not be opened any more says so. */
export const PinnedOnLandingPage = meta.story({
  tags: ['user-garage'],
  args: { path: '/' },
  globals: { user: 'garage' },
  ...storing([...someViews], 'garage'),
  play: async ({ userEvent }) => {
    const pins = within(await screen.findByRole('navigation', { name: words('Prikvačeni prikazi') }));
    await tableIn(words('Garaže'));
    await expect(listedNames(pins)).toEqual([names[1]]);
    await expect(pins.getByText(words('Bez dopuštenja'))).toBeVisible();
    await userEvent.hover(pins.getByRole('button', { name: words(`Obriši prikaz: ${names[0]}`) }));
  },
});

/** Where the landing page redirects to the only outlet, the pins stand there. */
export const PinnedOnOnlyOutlet = meta.story({
  tags: ['user-single'],
  args: { path: '/' },
  globals: { user: 'single' },
  parameters: { snapshot: false },
  ...storing(someViews, 'single'),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Pula' });
    const pins = within(await screen.findByRole('navigation', { name: words('Prikvačeni prikazi') }));
    await expect(listedNames(pins)).toEqual([names[0], names[1]]);
  },
});

/** On a phone the pins are a line that scrolls, and long names are cut. */
export const PinnedOnPhone = meta.story({
  tags: ['phone'],
  args: { path: `/?${thisMonth}` },
  globals: phone,
  ...storing([...someViews, ...longViews]),
  play: async () => {
    const pins = within(await screen.findByRole('navigation', { name: words('Prikvačeni prikazi') }));
    await expect(listedNames(pins)).toHaveLength(4);
    await tableIn(words('Usluge'));
    await expectFits();
  },
});

/** More pins than a line or two holds: the first twelve, and a button for the rest. */
export const ManyPins = meta.story({
  args: { path: `/?${thisMonth}` },
  parameters: { snapshot: false },
  ...storing(manyViews.slice(0, 30).map((view) => ({ ...view, pinned: true }))),
  play: async ({ userEvent }) => {
    const pins = within(await screen.findByRole('navigation', { name: words('Prikvačeni prikazi') }));
    await expect(listedNames(pins)).toHaveLength(12);
    await userEvent.click(pins.getByRole('button', { name: words('Još 18 prikaza') }));
    await expect(listedNames(pins)).toHaveLength(30);
  },
});

/** A list, the statistics and the statements have the button too. */
export const OfStatements = meta.story({
  args: { path: '/obracuni?search=korzo' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const dialog = await openViews(userEvent, words('Obračuni'));
    await userEvent.click(dialog.getByRole('button', { name: words('Spremi ovaj prikaz') }));
    await openedForm();
    await expect(dialog.queryByRole('combobox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: words('Spremi prikaz') }));
    await expectToast(words('Prikaz je spremljen.'));
    await expect(storedViews()[0]?.address).toBe('/obracuni?search=korzo');
  },
});
