import { expect, screen, waitFor, within } from 'storybook/test';
import { openedPanel } from '../../support/panels.ts';
import { tableIn } from '../../support/screen.ts';
import { words } from '../../support/words.ts';

/** A view as the device stores it. */
interface StoredView {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly about: string;
  readonly period?: { readonly range: string; readonly compare?: string };
  readonly columns?: Readonly<Record<string, string | null>>;
  readonly pinned?: true;
}

const october = 'beginDate=2026-10-01&endDate=2026-10-31';
const september = 'compareBeginDate=2026-09-01&compareEndDate=2026-09-30';

/** Views of several pages: with a relative period, with fixed dates, with a comparison, pinned and not. */
export const someViews: readonly StoredView[] = [
  {
    id: 'month',
    name: 'Obračun prošlog mjeseca',
    address: `/parking?${october}&${september}&providers.sort=-validCount`,
    about: 'Parking',
    period: { range: 'lastMonth', compare: 'previousPeriod' },
    columns: { providers: '["count"]' },
    pinned: true,
  },
  {
    id: 'garages',
    name: 'Garaže u listopadu',
    address: `/garaze?${october}`,
    about: 'Garaže',
    pinned: true,
  },
  {
    id: 'zagreb',
    name: 'Zagreb: zadnjih 7 dana',
    address: '/parking/provider/8?beginDate=2026-11-14&endDate=2026-11-20',
    about: 'Zagreb',
    period: { range: 'last7Days' },
  },
  { id: 'statements', name: 'Obračuni Korzo', address: '/obracuni?search=korzo', about: 'Obračuni' },
];

/** As many views as a diligent user collects in years. */
export const manyViews: readonly StoredView[] = Array.from({ length: 500 }, (_, index) => ({
  id: `v${index}`,
  name: `${['Šibenik', 'Đurđevac', 'Zagreb', 'Rijeka', 'Korzo'][index % 5]} ${String(index + 1).padStart(3, '0')}`,
  address: `/parking?${october}`,
  about: 'Parking',
  period: { range: 'lastMonth' },
}));

/** Names of 200 letters: words, and one without a space. */
export const longViews: readonly StoredView[] = [
  {
    id: 'words',
    name: 'Obračun kontroliranog parkiranja za sve zone i garaže po kanalima prodaje '
      .repeat(3)
      .slice(0, 199)
      .concat('.'),
    address: `/parking?${october}`,
    about: 'Parking',
    pinned: true,
  },
  { id: 'unbroken', name: 'Š'.repeat(200), address: `/garaze?${october}`, about: 'Garaže', pinned: true },
];

/** Stores views of a user before the story begins. */
export const storing = (views: readonly object[], user = 'operator') => ({
  beforeEach: () => localStorage.setItem(`views.${user}`, JSON.stringify(views)),
});

/** The views that the device holds of a user. */
export const storedViews = (user = 'operator'): StoredView[] =>
  JSON.parse(localStorage.getItem(`views.${user}`) ?? '[]');

interface User {
  readonly click: (element: Element) => Promise<void>;
}

/** Opens the saved views of a page whose table has loaded. */
export async function openViews(userEvent: User, table = words('Pružatelji parkiranja')) {
  await tableIn(table);
  await userEvent.click(screen.getByRole('button', { name: words('Spremljeni prikazi') }));
  const dialog = await openedPanel(words('Spremljeni prikazi'));
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** The names of the listed views, in their order. */
export const listedNames = (dialog: { readonly queryAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.queryAllByRole('link').map((link) => link.textContent);

/** The form of a view, once it has the focus. */
export async function openedForm() {
  const dialog = within(await openedPanel(words('Spremljeni prikazi')));
  await expect(await dialog.findByRole('textbox', { name: words('Naziv prikaza') })).toBeVisible();
  return dialog;
}

/** A file as a user chooses it. */
export const fileOf = (content: unknown, name = 'prikazi.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });
