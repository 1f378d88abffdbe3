import { Box } from '@chakra-ui/react/box';
import KeyRound from 'lucide-react/icons/key-round';
import ListOrdered from 'lucide-react/icons/list-ordered';
import LogOut from 'lucide-react/icons/log-out';
import MapIcon from 'lucide-react/icons/map';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import { type ComponentProps, useMemo } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AppFrame } from '#design-system/AppFrame/AppFrame.tsx';
import { useSideLinks } from '#design-system/AppFrame/SideLinksContext.ts';
import { PrefetchContext } from '#design-system/Link/prefetch.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { openedPanel } from '../support/panels.ts';
import { startOf, words } from '../support/words.ts';
import usage from './AppFrame.md?raw';
import { at } from './decorators.tsx';

const items = [
  { to: '/parking', label: 'Parking' },
  { to: '/garaze', label: 'Garaže' },
  { to: '/ulaznice', label: 'Parkovi', alsoActive: ['/parkovi'] },
  { to: '/prodaja', label: 'Prodaja' },
  { to: '/obracuni', label: 'Obračuni' },
  { to: '/paydo-statistika', label: 'Statistika platforme' },
  { to: '/status-sustava', label: 'Status sustava' },
];
/** A link that the deployment adds. */
const manual = { to: 'https://example.com/upute', label: 'Upute', external: true };
const sideLinks = [
  { to: '/parking/provider/3', label: 'Pregled', end: true },
  { to: '/parking/provider/3/transakcije', label: 'Transakcije', icon: <ListOrdered aria-hidden /> },
  { to: '/parking/provider/3/racuni', label: 'Računi', icon: <ReceiptText aria-hidden /> },
  { to: '/parking/provider/3/zone', label: 'Zone', icon: <MapIcon aria-hidden /> },
];
const userMenu = [
  { id: 'settings', label: 'Postavke', icon: <Settings aria-hidden />, onSelect: fn() },
  { id: 'password', label: 'Promjena lozinke', icon: <KeyRound aria-hidden />, onSelect: fn() },
  { id: 'logout', label: 'Odjava', icon: <LogOut aria-hidden />, onSelect: fn() },
];
/** A page with links of its own, or with links that are still on their way. */
function Page({
  links,
  loading = false,
}: {
  readonly links: typeof sideLinks | undefined;
  readonly loading?: boolean;
}) {
  useSideLinks(useMemo(() => (loading ? undefined : (links ?? [])), [links, loading]));
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <PageHeader
        title="Parking Rijeka"
        breadcrumbs={[{ label: 'Početna', to: '/' }, { label: 'Parking', to: '/parking' }, { label: 'Parking Rijeka' }]}
      />
      <Section title="Kanali prodaje">Ovdje stoji sadržaj stranice.</Section>
    </Box>
  );
}

type Frame = Omit<ComponentProps<typeof AppFrame>, 'children'> & {
  readonly sideLinks?: typeof sideLinks;
  readonly sideLinksLoading?: boolean;
};
const Framed = ({ sideLinks: links, sideLinksLoading, ...frame }: Frame) => (
  <PrefetchContext value={prefetch}>
    <AppFrame {...frame}>
      <Page links={links} loading={sideLinksLoading ?? false} />
    </AppFrame>
  </PrefetchContext>
);
const prefetch = fn();
const onLanguageChange = fn();
const meta = preview.meta({
  title: 'Design system/App frame',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Framed,
  subcomponents: { AppFrame },
  decorators: [at('/parking/provider/3')],
  args: {
    productName: 'Portal za partnere',
    items: [...items, manual],
    language: 'hr' as const,
    onLanguageChange,
    userName: 'Operater Portala',
    userMenu,
    footer: '© 2026. Mobilne usluge parkiranja d.o.o. Sva prava pridržana.',
  },
  beforeEach: () => {
    prefetch.mockClear();
    onLanguageChange.mockClear();
  },
  parameters: documented(usage, { frame: '36rem', wrapped: true }),
});
const userButton = () => screen.getByRole('button', { name: /Operater Portala/ });

export const Default = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const menu = canvas.getByRole('navigation', { name: words('Glavna navigacija') });
    await step('the page’s entry is marked', async () => {
      await expect(canvas.getByRole('link', { current: 'page', name: 'Parking' })).toBeVisible();
      await expect(menu.querySelectorAll('[aria-current=page]')).toHaveLength(1);
    });
    await step('the first stop of Tab leads past the navigation', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: words('Preskoči na sadržaj') })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
    await step('the pointer over a link prefetches its page', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Garaže' }));
      await waitFor(() => expect(prefetch).toHaveBeenCalledWith('/garaze'));
    });
    (document.activeElement as HTMLElement).blur();
    await userEvent.unhover(canvas.getByRole('link', { name: 'Garaže' }));
  },
});
export const WithPageLinks = meta.story({
  args: { sideLinks },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('navigation', { name: words('Navigacija stranice') });
    await expect(strip.querySelectorAll('a')).toHaveLength(4);
    await expect(strip.querySelector('[aria-current=page]')).toHaveTextContent('Pregled');
  },
});
export const WithPageLinksDark = meta.story({ tags: ['dark'], args: { sideLinks }, globals: { theme: 'dark' } });
export const PageLinksOnTheirWay = meta.story({
  tags: ['loading'],
  args: { sideLinksLoading: true },
  parameters: { snapshot: 'busy' },
});
export const UserOnTheWay = meta.story({
  tags: ['loading'],
  args: { userName: '', items: [manual] },
  parameters: { snapshot: 'busy' },
});

const openUserMenu = async () => {
  userButton().click();
  await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};
/** Selects an entry by its first letters: simulated pointers do not always highlight one. */
async function choose(userEvent: { keyboard: (keys: string) => Promise<void> }, name: string) {
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard(name.slice(0, 3).toLowerCase());
  const entry = screen.getByRole('menuitemradio', { name });
  await waitFor(() => expect(entry).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}
export const UserMenu = meta.story({
  play: async ({ userEvent, step }) => {
    await step('holds what concerns the user, and the looks', async () => {
      await userEvent.click(userButton());
      await screen.findByRole('menu');
      await expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
        'Postavke',
        'Promjena lozinke',
        'Odjava',
      ]);
      await expect(screen.getAllByRole('menuitemradio')).toHaveLength(3);
    });
    await step('the chosen look is shown and remembered', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: words('Tamni') }));
      await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
      await expect(localStorage.getItem('theme')).toBe('dark');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.click(userButton());
      await choose(userEvent, words('Svijetli'));
      await waitFor(() => expect(document.documentElement).toHaveClass('light'));
    });
    await step('Escape returns the focus', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.click(userButton());
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(userButton()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    });
  },
});
export const UserMenuDark = meta.story({ tags: ['dark'], play: openUserMenu, globals: { theme: 'dark' } });
export const LanguageMenu = meta.story({
  globals: { language: 'hr' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: startOf('Jezik') }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Hrvatski' })).toBeChecked();
    await choose(userEvent, 'English');
    await waitFor(() => expect(args.onLanguageChange).toHaveBeenCalledWith('en'));
  },
});
export const English = meta.story({
  tags: ['english'],
  args: {
    language: 'en',
    sideLinks,
    items: [
      ...['Parking', 'Garages', 'Parks', 'Sales', 'Statements', 'Platform statistics', 'System status'].map(
        (label, index) => ({ to: items[index]?.to ?? '/', label }),
      ),
      manual,
    ],
  },
  globals: { language: 'en' },
});
export const Tablet = meta.story({ tags: ['tablet'], args: { sideLinks }, globals: { viewport: { value: 'tablet' } } });
export const Phone = meta.story({ tags: ['phone'], args: { sideLinks }, globals: { viewport: { value: 'phone' } } });
export const PhoneDrawer = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const burger = canvas.getByRole('button', { name: words('Otvori izbornik') });
    await step('Escape closes the drawer and returns the focus', async () => {
      await userEvent.click(burger);
      await openedPanel('Portal za partnere');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(burger).toHaveFocus());
    });
    await step('following a link closes it', async () => {
      await userEvent.click(burger);
      await userEvent.click(await screen.findByRole('link', { name: 'Garaže' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await userEvent.click(burger);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Garaže', current: 'page' })).toBeVisible());
  },
});
export const PhoneDrawerDark = meta.story({
  tags: ['phone', 'dark'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words('Otvori izbornik') }));
    await openedPanel();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
export const LongName = meta.story({ args: { userName: 'Marija Magdalena Kovačević-Šimunović' } });
