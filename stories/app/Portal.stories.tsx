import { expect, screen, spyOn, within } from 'storybook/test';
import { portalRoutes } from '#app/routing/routes.ts';
import preview from '../../.storybook/preview';
import { recordedCalls } from '../support/backOffice.ts';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { tableIn } from '../support/screen.ts';
import { words } from '../support/words.ts';

/** The portal around its pages: while it starts, for an unknown path, and when a page fails. */
const meta = preview.meta({
  title: 'App/Portal',
  component: StoryPortal,
  args: { path: '/parking' },
});

const starting = {
  globals: { faults: [{ path: '/auth/user-info/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
} as const;

/** Until the user is known, a page's skeleton is shown, and the page makes no calls. */
export const StartingUp = meta.story({
  ...starting,
  tags: ['loading'],
  play: async () => {
    await expect(await screen.findByText(words('Učitavanje…'))).toBeInTheDocument();
    await expect(screen.queryByRole('link', { name: words('Parking') })).toBeNull();
    await expect(await recordedCalls()).toEqual([]);
  },
});

export const StartingUpPhoneDark = meta.story({
  ...starting,
  tags: ['phone', 'dark', 'loading'],
  globals: { ...starting.globals, theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText(words('Učitavanje…'));
  },
});

export const NotFound = meta.story({
  args: { path: '/parking/prvi/parking' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: words('Stranica nije pronađena') })).toBeVisible();
    await expect(screen.getByRole('link', { name: words('Na početnu stranicu') })).toHaveAttribute('href', '/');
  },
});

export const Denied = meta.story({
  tags: ['user-finance', 'forbidden'],
  globals: { user: 'finance' },
  parameters: { snapshot: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: words('Pristup nije dopušten') })).toBeVisible();
  },
});

const parking = () => portalRoutes.find(({ name }) => name === 'parking') as (typeof portalRoutes)[number];

/** A page's code cannot be fetched, as after a new version was deployed: the frame stays, and offers to reload. */
export const PageCodeMissing = meta.story({
  parameters: { consoleErrors: true },
  beforeEach: () => {
    spyOn(parking(), 'lazy').mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module: /assets/parking-B1x9.js'),
    );
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(words('Stranica se nije učitala'));
    await expect(alert).toHaveTextContent(
      words(
        'Dio aplikacije nije se mogao dohvatiti. Moguće je da je objavljena nova inačica ili da je mrežna veza prekinuta.',
      ),
    );
    await expect(within(alert).getByRole('button', { name: words('Učitaj ponovno', 'Reload') })).toBeVisible();
    await expect(await screen.findByRole('button', { name: words('Korisnički izbornik: Ana Horvat') })).toBeVisible();
  },
});

function ThrowingPage(): null {
  throw new RangeError('Invalid time value');
}

/** A page that throws while it is rendered. */
export const PageThrows = meta.story({
  tags: ['dark'],
  parameters: { consoleErrors: true },
  globals: { theme: 'dark' },
  beforeEach: () => {
    spyOn(parking(), 'lazy').mockResolvedValue({ Component: ThrowingPage });
  },
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(
      words('Dogodila se neočekivana pogreška. Ponovno učitavanje stranice obično je otklanja.'),
    );
    await expect(within(alert).getByRole('button', { name: words('Učitaj ponovno', 'Reload') })).toBeVisible();
    await expect(within(alert).getByText('Invalid time value')).toBeInTheDocument();
  },
});

/** A deployment with two external links in the menu. */
export const ExtraMenuLinks = meta.story({
  args: {
    configuration: {
      menuLinks: [
        { label: { hr: 'Podrška', en: 'Support' }, url: 'https://primjer.hr/podrska' },
        { label: { hr: 'Cjenik', en: 'Price list' }, url: 'https://primjer.hr/cjenik' },
      ],
    },
  },
  parameters: { snapshot: false },
  play: async () => {
    await tableIn(words('Pružatelji parkiranja'));
    await expect(screen.getByRole('link', { name: /Podrška|Support/ })).toHaveAttribute(
      'href',
      'https://primjer.hr/podrska',
    );
    await expect(screen.getByRole('link', { name: /Cjenik|Price list/ })).toBeVisible();
  },
});
