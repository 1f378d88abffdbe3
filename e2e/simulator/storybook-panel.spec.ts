import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test as base } from '../support/storybook.ts';

interface Fixtures {
  /** Opens a story in Storybook, with the panel of the simulator. */
  readonly openStory: (id: string) => Promise<void>;
  /** Opens a provider's report so, in a story without a play, which would make calls of its own; waits for its figures. */
  readonly openProvider: () => Promise<void>;
}

const story = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const figure = (page: Page) => story(page).getByRole('group', { name: 'Količina', exact: true });

const test = base.extend<Fixtures>({
  openStory: async ({ page, storybook }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await use(async (id) => {
      await page.goto(`${storybook}?path=/story/${encodeURIComponent(id)}`);
      await page.getByRole('tab', { name: /^Simulator/ }).click();
    });
    expect(errors).toEqual([]);
  },
  openProvider: ({ page, openStory }, use) =>
    use(async () => {
      await openStory('parking-provider-pružatelj--dark');
      await expect(figure(page)).toContainText(/\d/);
      // The last calls are those of the sections and of the filters.
      await expect(story(page).locator('[aria-busy=true]')).toHaveCount(0);
    }),
});
const panel = (page: Page) => page.getByRole('tabpanel', { name: /^Simulator/ });
/** The simulator's console in the panel. */
const inConsole = (page: Page) => panel(page).frameLocator('iframe');
const openPart = (page: Page, name: RegExp) =>
  inConsole(page).getByRole('navigation', { name: 'Parts of the console' }).getByRole('link', { name }).click();
const runAgain = (page: Page) => panel(page).getByRole('button', { name: 'Run again' }).click();
const calls = (page: Page) => inConsole(page).getByRole('list', { name: 'Calls' }).getByRole('button');

test('lists the calls of the story, and opens one with what it sent and received', async ({ page, openProvider }) => {
  await openProvider();
  await expect(page.getByRole('tab', { name: /^Simulator/ })).toContainText(/\d/);
  await inConsole(page).getByRole('searchbox', { name: 'Path, user, status' }).fill('/parking/provider/8/info/');
  const info = calls(page).first();
  await expect(info).toContainText('200');
  await info.press('Enter');
  await expect(inConsole(page).getByLabel('Received')).toContainText('Šibenik');
});

test('adds a preset of faults, whose hits it counts, until it is removed', async ({ page, openProvider }) => {
  await openProvider();
  await openPart(page, /^Faults/);
  await inConsole(page)
    .getByRole('button', { name: /^Server down/ })
    .click();
  const rules = inConsole(page).getByRole('list', { name: 'Rules in effect' });
  await expect(rules).toContainText('0 hits');
  await runAgain(page);
  await expect(rules).toContainText(/[1-9]\d* hits?/);
  await openPart(page, /^Log/);
  await expect(calls(page).first()).toContainText('503');
  await expect(story(page).getByRole('button', { name: 'Pokušaj ponovno' }).first()).toBeVisible();
  await openPart(page, /^Faults/);
  await inConsole(page).getByRole('button', { name: 'Remove all' }).click();
  await expect(rules).toHaveCount(0);
  await story(page).getByRole('button', { name: 'Pokušaj ponovno' }).first().click();
  await expect(figure(page)).toContainText(/\d/);
});

test('moves the clock of the story, which runs again at that moment', async ({ page, openProvider }) => {
  await openProvider();
  await openPart(page, /^Time/);
  const clock = inConsole(page).getByRole('region', { name: 'Simulator’s time' });
  await expect(clock).toContainText('20/11/2026, 10:00');
  await inConsole(page).getByRole('button', { name: 'One day on' }).click();
  await expect(clock).toContainText('21/11/2026, 10:00');
  await inConsole(page).getByRole('textbox', { name: 'Date' }).fill('10/11/2026');
  await inConsole(page).getByRole('button', { name: 'Move' }).click();
  await expect(clock).toContainText('10/11/2026, 10:00');
  await runAgain(page);
  await expect(story(page).getByRole('status', { name: 'Primijenjeni filtri' })).toContainText('9. studenoga 2026.');
});

test('leads to the console with the world of the story, and exports the state', async ({ page, openProvider }) => {
  await openProvider();
  await openPart(page, /^Faults/);
  await inConsole(page)
    .getByRole('button', { name: /^Slow network/ })
    .click();
  const link = panel(page).getByRole('link', { name: /Open the console/ });
  await expect(link).toHaveAttribute('href', /faults=%5B/);
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    scenario: 'default',
    person: 'operator',
    now: '2026-11-20T09:00:00Z',
  });
  expect(JSON.parse(searchParams.get('faults') ?? '')).toEqual([{ path: '/**', delay_ms: 1200, jitter_ms: 800 }]);
  await openPart(page, /^World/);
  const download = page.waitForEvent('download');
  await inConsole(page).getByRole('button', { name: 'Export', exact: true }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ state: { scenario: 'default' } });
});

test('approves a change request of the story', async ({ page, openStory }) => {
  await openStory('change-requests-requests-zahtjevi--default');
  await openPart(page, /^Requests/);
  await inConsole(page)
    .getByRole('list', { name: 'Requests' })
    .getByRole('link')
    .filter({ hasNotText: 'Outdated' })
    .first()
    .click();
  await inConsole(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(inConsole(page).getByText('The request is approved.')).toBeVisible();
});

test('says of a story without calls that it makes none', async ({ page, openStory }) => {
  await openStory('design-system-button--default');
  await expect(panel(page).getByText('This story makes no calls.')).toBeVisible();
});
