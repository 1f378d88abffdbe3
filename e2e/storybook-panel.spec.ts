import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test as base } from './support/storybook.ts';

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
const calls = (page: Page) =>
  panel(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button') });

test('lists the calls of the story, and opens one with what it sent and received', async ({ page, openProvider }) => {
  await openProvider();
  const info = calls(page).filter({ hasText: '/parking/provider/8/info/' }).first();
  await expect(info).toContainText('200');
  await info.getByRole('button').press('Enter');
  await expect(panel(page).getByRole('region', { name: 'Received' })).toContainText('Šibenik');
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  // The story may make another call after that.
  await expect(info).toHaveCount(0);
});

test('adds a preset of faults, whose hits it counts, until it is removed', async ({ page, openProvider }) => {
  await openProvider();
  await panel(page).getByRole('button', { name: '+ Server down' }).click();
  const rules = panel(page).getByRole('list', { name: 'Rules in force' });
  await expect(rules).toContainText('0 hits');
  await panel(page).getByRole('button', { name: 'Run again' }).click();
  await expect(rules).toContainText(/[1-9]\d* hits?/);
  await expect(calls(page).first()).toContainText('503');
  await expect(story(page).getByRole('button', { name: 'Pokušaj ponovno' }).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove all' }).click();
  await story(page).getByRole('button', { name: 'Pokušaj ponovno' }).first().click();
  await expect(figure(page)).toContainText(/\d/);
});

test('moves the clock of the story, which runs again at that moment, and resets it', async ({ page, openProvider }) => {
  await openProvider();
  await expect(panel(page).getByText('20/11/2026, 10:00')).toBeVisible();
  await panel(page).getByRole('button', { name: '+1 day' }).click();
  await expect(panel(page).getByText('21/11/2026, 10:00')).toBeVisible();
  await panel(page).getByLabel('Moment, in Zagreb').fill('2026-11-10T08:30');
  await panel(page).getByRole('button', { name: 'Go' }).click();
  await expect(panel(page).getByText('10/11/2026, 08:30')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Run again' }).click();
  await expect(story(page).getByRole('status', { name: 'Primijenjeni filtri' })).toContainText('9. studenoga 2026.');
  await panel(page).getByRole('button', { name: 'Reset' }).click();
  await expect(panel(page).getByText('20/11/2026, 10:00')).toBeVisible();
});

test('leads to the console with the world of the story, and exports the state', async ({ page, openProvider }) => {
  await openProvider();
  await panel(page).getByRole('button', { name: '+ Slow network' }).click();
  const link = panel(page).getByRole('link', { name: /Open the console/ });
  await expect(link).toHaveAttribute('href', /faults=%5B/);
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    scenario: 'default',
    person: 'operator',
    now: '2026-11-20T09:00:00Z',
  });
  expect(JSON.parse(searchParams.get('faults') ?? '')).toEqual([{ path: '/**', delay_ms: 1200, jitter_ms: 800 }]);
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Export the state' }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ state: { scenario: 'default' } });
});

test('says of a story without calls that it makes none', async ({ page, openStory }) => {
  await openStory('design-system-button--default');
  await expect(panel(page).getByText('This story makes no calls.')).toBeVisible();
});
