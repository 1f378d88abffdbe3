import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Console } from '#simulator/console/Console.tsx';
import { ConsolePlaceContext } from '#simulator/console/useControl.ts';
import preview from '../../.storybook/preview';
import { answerOf } from '../support/backOffice.ts';
import { formats, section } from '../support/screen.ts';
import { inOrder, partOf, startOf, words } from '../support/words.ts';

interface PageProps {
  /** The part, as in the address. */
  readonly part: string;
  /** Whether a portal is beside it, as in the demo. */
  readonly hasPortal: boolean;
}

const portal = {
  kind: 'page',
  addressFor: (username: string) => `/?person=${username}`,
  portalAddress: (path: string) => path,
} as const;

/** The console as on its page, with a new cache for each story. */
function ConsolePage({ part, hasPortal }: PageProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <MemoryRouter initialEntries={[`/?part=${part}`]}>
      <QueryClientProvider client={client}>
        <ConsolePlaceContext value={hasPortal ? portal : { kind: 'page' }}>
          <Console />
        </ConsolePlaceContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Simulator/Console',
  component: ConsolePage,
  args: { part: 'requests', hasPortal: true },
  globals: { scenario: 'requests-of-each-kind', user: 'operator' },
});

interface State {
  readonly scenario: string;
  readonly seed: number;
  readonly now: string;
  readonly stands: boolean;
}
const control = async <T,>(path: string): Promise<T> => (await fetch(`/__simulator${path}`)).json();
const state = () => control<State>('/state');

export const Requests = meta.story({
  tags: ['user-operator'],
  play: async () => {
    const list = await screen.findByRole('list', { name: words('Zahtjevi') });
    await expect(within(list).getAllByRole('link')).toHaveLength(5);
    const links = screen.getByRole('navigation', { name: words('Dijelovi konzole') });
    await within(links).findByRole('img', { name: words('5 zahtjeva čeka') });
  },
});

export const World = meta.story({
  tags: ['user-operator'],
  args: { part: 'world' },
  play: async () => {
    const choice = await screen.findByRole('radio', { name: inOrder(words('Zahtjevi svake vrste')) });
    await expect(choice).toBeChecked();
    await expect(screen.getAllByRole('radio')).toHaveLength(17);
    await screen.findByText(words('Još ništa nije promijenjeno iz konzole.'));
  },
});

/** Another scenario starts after a confirmation; the step is in the history and can be undone. */
export const StartOverAndUndo = meta.story({
  tags: ['user-operator'],
  args: { part: 'world' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: startOf('Prazno') }));
    const seed = screen.getByRole('textbox', { name: words('Sjeme') });
    await userEvent.clear(seed);
    await userEvent.type(seed, '7');
    await userEvent.click(screen.getByRole('button', { name: words('Počni ispočetka') }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words('Počni ispočetka') }));
    await screen.findByText(words('Simulator je počeo ispočetka.'));
    await expect(await state()).toMatchObject({ scenario: 'empty', seed: 7 });
    const history = await section(words('Što je ovdje učinjeno'));
    await within(history).findByText(startOf('Početak ispočetka: '));
    await userEvent.click(within(history).getByRole('button', { name: words('Poništi zadnji korak') }));
    const undo = await screen.findByRole('alertdialog', { name: words('Poništiti zadnji korak?') });
    await userEvent.click(within(undo).getByRole('button', { name: words('Poništi zadnji korak') }));
    await within(history).findByText(words('Još ništa nije promijenjeno iz konzole.'));
    await expect(await state()).toMatchObject({ scenario: 'requests-of-each-kind', seed: 1 });
  },
});

/** A seed that is no number, and a file that is no state, are refused with a reason. */
export const WrongSeedAndFile = meta.story({
  tags: ['user-operator'],
  args: { part: 'world' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const seed = await screen.findByRole('textbox', { name: words('Sjeme') });
    await waitFor(() => expect(seed).toHaveValue('1'));
    await userEvent.type(seed, 'x');
    await waitFor(() => expect(seed).toHaveAccessibleDescription(words('Cijeli broj do devet znamenaka.')));
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['{ cut'], 'slomljeno.json', { type: 'application/json' }));
    await screen.findByText(words('slomljeno.json nije datoteka simulatora.'));
    await userEvent.upload(input, new File(['{"format":1}'], 'stari.json', { type: 'application/json' }));
    const dialog = await screen.findByRole('alertdialog', { name: words('Uvesti stari.json?') });
    await userEvent.click(within(dialog).getByRole('button', { name: words('Uvezi') }));
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    await expect((await state()).scenario).toBe('requests-of-each-kind');
  },
});

/** Ten o'clock in Zagreb on a day, as the console writes it. */
const tenOn = (day: string) =>
  formats().minute(new Date(`${day}T10:00:00${day.slice(5, 7) === '07' ? '+02:00' : '+01:00'}`));

/** The clock moves by a day, by a week, to the first of the next month and to a date, and runs or stands still. */
export const Clock = meta.story({
  tags: ['user-operator'],
  args: { part: 'clock' },
  play: async ({ userEvent }) => {
    const main = within(screen.getByRole('main'));
    await main.findByText(tenOn('2026-11-20'));
    await userEvent.click(main.getByRole('button', { name: words('Dan naprijed') }));
    await main.findByText(tenOn('2026-11-21'));
    await userEvent.click(main.getByRole('button', { name: words('Tjedan naprijed') }));
    await main.findByText(tenOn('2026-11-28'));
    await userEvent.click(main.getByRole('button', { name: words('Na prvi u mjesecu: 1. 12. 2026.') }));
    await main.findByText(tenOn('2026-12-01'));
    // Over the end of winter time: it is ten o'clock there too.
    await userEvent.type(main.getByRole('textbox', { name: words('Datum') }), words('1. 7. 2027.'));
    await userEvent.click(main.getByRole('button', { name: words('Pomakni') }));
    await main.findByText(tenOn('2027-07-01'));
    await expect(await state()).toMatchObject({ now: '2027-07-01T08:00:00Z', stands: true });
  },
});

export const ClockOutOfBounds = meta.story({
  tags: ['user-operator'],
  args: { part: 'clock' },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const date = await screen.findByRole('textbox', { name: words('Datum') });
    await userEvent.type(date, words('1. 1. 2101.'));
    await userEvent.click(screen.getByRole('button', { name: words('Pomakni') }));
    await waitFor(() =>
      expect(date).toHaveAccessibleDescription(inOrder(words('Upišite datum od 1. 1. 2018. do 31. 12. 2100.'))),
    );
    await expect((await state()).now).toBe('2026-11-20T09:00:00Z');
  },
});

export const People = meta.story({
  tags: ['user-operator'],
  args: { part: 'people' },
  play: async () => {
    const list = await screen.findByRole('list', { name: words('Računi', 'Accounts') });
    await expect(within(list).getAllByRole('link')).toHaveLength(10);
    await expect(within(list).getByRole('link', { name: words('Otvori portal kao provider') })).toHaveAttribute(
      'href',
      '/?person=provider',
    );
  },
});

/** Without a portal beside it the names are to be copied, and the console says what is missing. */
export const PeopleOverHttp = meta.story({
  tags: ['user-operator'],
  args: { part: 'people', hasPortal: false },
  parameters: { snapshot: false },
  play: async () => {
    const list = await screen.findByRole('list', { name: words('Računi', 'Accounts') });
    await within(list).findByRole('button', { name: words('Kopiraj ime: provider') });
    await expect(within(list).queryByRole('link')).toBeNull();
    await screen.findByText(startOf('Simulator ne zna gdje je portal'));
  },
});

/** A preset is switched on and off; a rule of one's own shows which calls it hits, and how often it was met. */
export const Faults = meta.story({
  tags: ['user-operator'],
  args: { part: 'faults' },
  play: async ({ userEvent }) => {
    const preset = await screen.findByRole('button', { name: startOf('Poslužitelj ne radi') });
    await userEvent.click(preset);
    await waitFor(() => expect(preset).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(preset);
    await waitFor(() => expect(preset).toHaveAttribute('aria-pressed', 'false'));
    const path = screen.getByRole('textbox', { name: words('Putanja ispod /api') });
    await userEvent.clear(path);
    await userEvent.type(path, '/common/**');
    await screen.findByText(partOf('Pogađa'));
    await userEvent.click(screen.getByRole('button', { name: words('Dodaj pravilo') }));
    const rules = await screen.findByRole('list', { name: words('Pravila koja vrijede') });
    await within(rules).findByText(words('0 pogodaka'));
    await answerOf('/common/usluge/').catch(() => undefined);
    await within(rules).findByText(words('1 pogodak'));
  },
});

/** Calls as they happen, with their bodies; one press makes the next such call fail. */
export const Log = meta.story({
  tags: ['user-operator'],
  // How long a call took differs from run to run.
  parameters: { snapshot: false },
  args: { part: 'log' },
  beforeEach: async () => {
    await answerOf('/common/usluge/');
  },
  play: async ({ userEvent }) => {
    const calls = await screen.findByRole('list', { name: words('Pozivi') });
    await userEvent.click(await within(calls).findByRole('button', { name: /\/common\/usluge/ }));
    await screen.findByText(/"usluge"|\[/, { selector: 'pre' });
    await userEvent.click(screen.getByRole('button', { name: words('Neka ovaj poziv ne uspije') }));
    await screen.findByText(words('Sljedeći takav poziv neće uspjeti.'));
    await answerOf('/common/usluge/').catch(() => undefined);
    await within(calls).findByText('500');
    await expect(await control('/faults')).toEqual([]);
  },
});

/** The mails with the links that they have. */
/** Asks for a mail to reset a password. */
async function sendResetMail() {
  const { token } = await control<{ token: string }>('/captcha');
  const response = await fetch('/api/auth/reset-password/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'provider', captcha_token: token }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

export const Mails = meta.story({
  tags: ['user-operator'],
  args: { part: 'mails' },
  beforeEach: sendResetMail,
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^\/reset-password\// })).toBeVisible();
  },
});

/** Without a portal beside it a link can only be copied, and the console says what is missing. */
export const MailsOverHttp = meta.story({
  tags: ['user-operator'],
  args: { part: 'mails', hasPortal: false },
  parameters: { snapshot: false },
  beforeEach: sendResetMail,
  play: async () => {
    await screen.findByText(/^\/reset-password\//);
    await expect(screen.queryByRole('link', { name: /^\/reset-password\// })).toBeNull();
    await screen.findByText(partOf('--portal'));
  },
});

export const NoMails = meta.story({
  tags: ['user-operator'],
  args: { part: 'mails' },
  parameters: { snapshot: false },
  play: async () => {
    await screen.findByText(words('Nijedna poruka nije poslana.'));
  },
});

export const WorldPhone = meta.story({
  tags: ['phone', 'user-operator'],
  args: { part: 'world' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('radio', { name: inOrder(words('Zahtjevi svake vrste')) });
  },
});

export const FaultsPhoneDarkEnglish = meta.story({
  tags: ['phone', 'dark', 'english', 'user-operator'],
  args: { part: 'faults' },
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'en' },
  play: async () => {
    await screen.findByRole('button', { name: /^Server down/ });
  },
});

export const LogDark = meta.story({
  tags: ['dark', 'user-operator'],
  // How long a call took differs from run to run.
  parameters: { snapshot: false },
  args: { part: 'log' },
  globals: { theme: 'dark' },
  beforeEach: async () => {
    await answerOf('/common/usluge/');
  },
  play: async () => {
    const calls = await screen.findByRole('list', { name: words('Pozivi') });
    await within(calls).findByRole('button', { name: /\/common\/usluge/ });
  },
});
