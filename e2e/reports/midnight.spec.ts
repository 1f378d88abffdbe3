import { period } from '../support/api.ts';
import { openRange, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const list = '/parking/provider/8/transakcije/';
const hours = 3600;

test('a page whose device slept over midnight follows to the new day (behaviour 20.10)', async ({
  page,
  simulator,
}) => {
  await page.goto('/parking/provider/8/transakcije');
  await settled(page);
  const range = page.getByRole('button', { name: /^Razdoblje / });
  await expect(range).toHaveAccessibleName(/20\. 11\. 2026\./);
  expect((await simulator.calls(`/api${list}`)).length).toBe(1);

  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  await simulator.advance(20 * hours);
  const requested = page.waitForRequest((request) =>
    request.url().includes(`${list}?${new URLSearchParams(period('2026-11-21', '2026-11-21'))}`),
  );
  await page.clock.fastForward(20 * hours * 1000);
  await requested;
  await expect(range).toHaveAccessibleName(/21\. 11\. 2026\./);
  await settled(page);

  const panel = await openRange(page, 'Razdoblje');
  await panel.getByRole('button', { name: 'Jučer' }).click();
  await expect(range).toHaveAccessibleName(/20\. 11\. 2026\./);
});
