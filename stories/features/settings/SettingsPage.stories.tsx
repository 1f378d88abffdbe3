import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, responds, setFaults } from '../../support/backOffice.ts';
import { openedPanel } from '../../support/panels.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { section } from '../../support/screen.ts';
import { statesOf } from '../../support/states.ts';
import { expectToast, quietToasts } from '../../support/toasts.ts';
import { expectFits, phone } from '../../support/variants.ts';
import { startOf, words } from '../../support/words.ts';

const meta = preview.meta({
  title: 'Settings/Settings – Postavke',
  component: StoryPortal,
  args: { path: '/settings' },
});

interface Info {
  readonly email: string;
  readonly settings: readonly { readonly sifra: string; readonly vrijednost: string }[];
  readonly user_subscriptions: readonly {
    readonly is_enabled: boolean;
    readonly service_group: { readonly service_group_code: string; readonly service_group_description: string };
  }[];
}

const info = () => answerOf<Info>('/auth/user-info/');
const stored = async (code: string) =>
  (await info()).user_subscriptions.find(({ service_group }) => service_group.service_group_code === code)?.is_enabled;
const aSwitch = (name: string) => screen.findByRole('switch', { name });
const settingWrites = () => callsTo('/korisnicke-postavke/');
const subscriptionWrites = () => callsTo('/system/user-subscription/');
const toastWith = async (text: string | RegExp) => {
  const message = await screen.findByText(text);
  await waitFor(() => expect(message).toBeVisible());
};
const magic = () => words('Čarobni gumb');

/** E-mail address, switches and subscriptions of a user who has all of them. */
export const Default = meta.story({
  play: async () => {
    const { email, user_subscriptions } = await info();
    const field = await screen.findByRole('textbox', { name: words('Adresa e-pošte') });
    await expect(field).toHaveValue(email);
    await expect(field).toBeDisabled();
    await expect(await aSwitch(words('Zagreb SMS'))).toBeChecked();
    await expect(await aSwitch(magic())).toBeChecked();
    const card = within(await section(words('Pretplate na incidente')));
    const switches = card.getAllByRole<HTMLInputElement>('switch');
    await expect(switches.map(({ checked }) => checked)).toEqual(user_subscriptions.map((one) => one.is_enabled));
  },
});

export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  play: async () => {
    await aSwitch(magic());
  },
});

export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByText('Show Zagreb SMS transactions')).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await aSwitch(magic());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** A user without an e-mail address and settings: the menu has no entry, but the page opens. */
export const NoAddressYet = meta.story({
  tags: ['user-newcomer'],
  globals: { user: 'newcomer' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: words('Adresa e-pošte') })).toHaveValue('');
    await expect(screen.getByText(words('Za vaš račun nema postavki prikaza.'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: startOf('Korisnički izbornik') }));
    await screen.findByRole('menuitem', { name: words('Promijeni lozinku') });
    await expect(screen.queryByRole('menuitem', { name: words('Postavke') })).toBeNull();
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** The user menu links to the page, before the change of the password. */
export const FromTheMenu = meta.story({
  args: { path: '/obracuni' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: startOf('Korisnički izbornik') }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(items.indexOf(words('Postavke'))).toBe(items.indexOf(words('Promijeni lozinku')) - 1);
    // Synthetic pointers do not always highlight an entry: by keyboard.
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    const entry = screen.getByRole('menuitem', { name: words('Postavke') });
    for (const _ of items) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(document.querySelector('[role=menuitem][data-highlighted]')).not.toBeNull());
      if (entry.hasAttribute('data-highlighted')) break;
    }
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: words('Postavke') })).toBeVisible();
  },
});

/** An address with a part missing, and a text with more than an address, are not sent. */
export const BadAddress = meta.story({
  tags: ['user-newcomer'],
  globals: { user: 'newcomer' },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: words('Adresa e-pošte') });
    await userEvent.type(field, 'filip@primjer{Enter}');
    await expect(await screen.findByText(startOf('Unesite ispravnu adresu e-pošte'))).toBeVisible();
    await expect(field).toHaveFocus();
    for (const typed of ['filip@primjer.hr;', '<filip@primjer.hr>', 'mailto:filip@primjer.hr']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(await screen.findByText(startOf('Unesite ispravnu adresu e-pošte'))).toBeVisible();
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'filip@primjer{Enter}');
    await expect(await callsTo('/postavi-email/')).toHaveLength(0);
  },
});

/** Stored as it was typed, the address is shown and cannot be changed any more. */
export const AddressStored = meta.story({
  tags: ['user-newcomer'],
  globals: { user: 'newcomer' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: words('Adresa e-pošte') }),
      ' filip@škola.hr\u200b {Enter}',
    );
    await toastWith(words('E-pošta je uspješno ažurirana'));
    const field = await screen.findByRole('textbox', { name: words('Adresa e-pošte') });
    await waitFor(() => expect(field).toBeDisabled());
    await expect(field).toHaveValue('filip@škola.hr');
    await expect((await info()).email).toBe('filip@škola.hr');
    await expect(screen.queryByRole('button', { name: words('Spremi') })).toBeNull();
  },
});

/** A failure is shown above the field; the typed text stays. */
export const AddressFailed = meta.story({
  tags: ['failed', 'user-newcomer'],
  globals: { user: 'newcomer', faults: [{ path: '/postavi-email/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: words('Adresa e-pošte') });
    await userEvent.type(field, 'filip@primjer.hr{Enter}');
    await expect(await screen.findByText(words('Adresa e-pošte nije spremljena'))).toBeVisible();
    await expect(field).toHaveValue('filip@primjer.hr');
    await expect(field).toBeEnabled();
  },
});

/** A switch takes effect at once: the date ranges lose their magic button without a reload. */
export const SettingChanged = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await aSwitch(magic()));
    await toastWith(words('Postavka je uspješno promijenjena'));
    await expect(await aSwitch(magic())).not.toBeChecked();
    await expect((await info()).settings.find(({ sifra }) => sifra === 'magic_button')?.vrijednost).toBe('false');
    await userEvent.click(screen.getByRole('link', { name: words('Parking') }));
    await userEvent.click(await screen.findByRole('button', { name: startOf('Razdoblje') }));
    const panel = within(await openedPanel());
    await panel.findByLabelText(words('Od'));
    await expect(panel.queryByRole('button', { name: startOf('Čarobn') })).toBeNull();
  },
});

const magicStored = async () => (await info()).settings.find(({ sifra }) => sifra === 'magic_button')?.vrijednost;

/** A failure resets the switch, and shows the server's message. */
export const SettingFailed = meta.story({
  tags: ['failed'],
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await aSwitch(magic());
    await setFaults([{ path: '/korisnicke-postavke/', status: 500 }]);
    await userEvent.click(await aSwitch(magic()));
    await toastWith(words('Došlo je do pogreške na poslužitelju.'));
    await expect(await aSwitch(magic())).toBeChecked();
    await expect(await settingWrites()).toHaveLength(1);
    await expect(screen.queryByText(words('Postavka je uspješno promijenjena'))).toBeNull();
    await expect(await magicStored()).toBe('true');
  },
});

/** Where the server sends no text, the portal's is shown; the stored value is loaded again. */
export const SettingWithoutAnswer = meta.story({
  parameters: { snapshot: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    await aSwitch(magic());
    await setFaults([{ path: '/korisnicke-postavke/', kind: 'network' }]);
    await userEvent.click(await aSwitch(magic()));
    await toastWith(words('Postavka nije spremljena. Vraćena je na prethodnu vrijednost.'));
    await expect(await aSwitch(magic())).toBeChecked();
    await expect(await magicStored()).toBe('true');
  },
});

/** After ten clicks the last state wins and is stored; most of the clicks are never sent. */
export const ClickedTenTimes = meta.story({
  parameters: { snapshot: false },
  play: async () => {
    const control = await aSwitch(words('Garaže'));
    const before = await stored('GARAZE');
    await setFaults([{ path: '/system/user-subscription/', delay_ms: 200 }]);
    for (let click = 0; click < 9; click++) control.click();
    await waitFor(() => expect((control as HTMLInputElement).checked).toBe(!before));
    control.click();
    control.click();
    await waitFor(async () => expect((await subscriptionWrites()).length).toBeGreaterThan(0));
    await waitFor(async () => expect(await stored('GARAZE')).toBe(!before));
    await expect((await subscriptionWrites()).length).toBeLessThanOrEqual(3);
    await expect((control as HTMLInputElement).checked).toBe(!before);
  },
});

/** A subscription that could not be stored goes back, and a message reports it. */
export const SubscriptionFailed = meta.story({
  tags: ['failed'],
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const control = await aSwitch(words('Garaže'));
    const before = (control as HTMLInputElement).checked;
    await setFaults([{ path: '/system/user-subscription/', status: 500 }]);
    await userEvent.click(control);
    await toastWith(startOf('Pretplata'));
    await expect((control as HTMLInputElement).checked).toBe(before);
  },
});

export const Keyboard = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const control = await aSwitch(words('Zagreb SMS'));
    control.focus();
    await userEvent.keyboard(' ');
    await toastWith(words('Postavka je uspješno promijenjena'));
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
  },
});

const states = statesOf({
  loaded: () => section(words('Pretplate na incidente')),
  empty: {
    says: () => words('Nema skupina usluga na koje se možete pretplatiti.'),
    story: responds({
      '/auth/user-info/': {
        first_name: 'Filip',
        last_name: 'Đurđević',
        email: '',
        permissions: [],
        settings: [],
        user_subscriptions: [],
      },
    }),
  },
});
export const Empty = meta.story({ ...states.empty, tags: ['empty'] });
export const PhoneEmpty = meta.story({ ...states.phoneEmpty, tags: ['phone', 'empty'] });
export const LongWords = meta.story({ ...states.longWords, tags: ['long-words'] });
export const Tablet = meta.story({ ...states.tablet, tags: ['tablet'] });
/** A switch that is not stored goes back, and a toast says why. */
export const PhoneFailed = meta.story({
  tags: ['phone', 'failed'],
  globals: { ...phone, faults: [{ path: '/korisnicke-postavke/', status: 500 }] },
  parameters: { consoleErrors: true },
  beforeEach: quietToasts,
  play: async ({ userEvent }) => {
    await userEvent.click(await aSwitch(magic()));
    await expectToast(words('Došlo je do pogreške na poslužitelju.'));
    await expect(await aSwitch(magic())).toBeChecked();
    await expectFits();
  },
});
