import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Drawer, type DrawerProps } from '#simulator/console/Drawer.tsx';
import { ConsolePlaceContext } from '#simulator/console/useControl.ts';
import preview from '../../.storybook/preview';
import { formats } from '../support/screen.ts';
import { words } from '../support/words.ts';

/** The drawer as over the portal, with a new cache for each story. */
function OverPortal({ unknown }: DrawerProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <MemoryRouter>
      <main style={{ padding: 24 }}>
        <h1>Portal</h1>
      </main>
      <QueryClientProvider client={client}>
        <ConsolePlaceContext value={{ kind: 'drawer', addressFor: (username) => `/?person=${username}` }}>
          <Drawer unknown={unknown} />
        </ConsolePlaceContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Simulator/Drawer',
  component: OverPortal,
  args: { unknown: [] },
  globals: { scenario: 'requests-of-each-kind', user: 'operator' },
});

const opener = () => screen.findByRole('button', { name: words('demo: otvori simulator (Alt+S)') });
const drawer = () => screen.findByRole('region', { name: 'Simulator' });

/** The button opens it, Escape closes it, and the focus returns; Alt+S does both. */
export const OpenAndClose = meta.story({
  tags: ['user-operator'],
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await opener());
    const panel = await drawer();
    await waitFor(() => expect(within(panel).getByRole('button', { name: words('Zatvori simulator') })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await opener()).toHaveFocus());
    await userEvent.keyboard('{Alt>}s{/Alt}');
    await drawer();
    await userEvent.keyboard('{Alt>}s{/Alt}');
    await opener();
  },
});

/** The clock in the drawer, chosen by its icon. */
export const Clock = meta.story({
  tags: ['user-operator'],
  play: async ({ userEvent }) => {
    await userEvent.click(await opener());
    const panel = within(await drawer());
    await userEvent.click(panel.getByRole('link', { name: words('Vrijeme') }));
    await userEvent.click(await panel.findByRole('button', { name: words('Dan naprijed') }));
    await panel.findByText(formats().minute(new Date('2026-11-21T10:00:00+01:00')));
    await expect(panel.getByRole('link', { name: words('Vrijeme') })).toHaveAttribute('aria-current', 'page');
  },
});

/** What the address asked for and does not exist is said. */
export const Unknown = meta.story({
  tags: ['user-operator'],
  args: { unknown: [{ name: 'scenario', value: 'none' }] },
  play: async () => {
    await within(await drawer()).findByText(words('Nema scenarija „none”. Koristi se uobičajeni.'));
  },
});

export const PhoneDarkEnglish = meta.story({
  tags: ['phone', 'dark', 'english', 'user-operator'],
  args: { unknown: [{ name: 'person', value: 'nobody' }] },
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'en' },
  play: async ({ userEvent }) => {
    const panel = within(await screen.findByRole('region', { name: 'Simulator' }));
    await panel.findByText('There is no person “nobody”. The session stays as it was.');
    await userEvent.click(panel.getByRole('link', { name: 'Requests' }));
    await expect(within(await panel.findByRole('list', { name: 'Requests' })).getAllByRole('link')).toHaveLength(5);
  },
});
