import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

/** Forms, and a field of each that takes any text. */
const forms = [
  { path: '/promijeni-lozinku', field: 'Stara lozinka' },
  { path: '/parking/provider/2/zone/11/working-periods/new', field: 'Opis' },
  { path: '/garaze/garaza/1/working-periods/new', field: 'Opis' },
];

/** Whether the page would ask: it listens once it has rendered what was typed. */
const asks = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });

for (const { path, field } of forms) {
  test(`${path}: the browser asks before the page is closed only while there is input`, async ({ page }) => {
    // Nothing is typed yet; the browser asks only after the user has interacted with the page.
    const untouched = await page.context().newPage();
    await untouched.goto(path);
    await untouched.getByLabel(field, { exact: true }).click();
    await Promise.all([untouched.waitForEvent('close'), untouched.close({ runBeforeUnload: true })]);

    await page.goto(path);
    const box = page.getByLabel(field, { exact: true });
    await box.pressSequentially('x');
    await expect(box).toHaveValue('x');
    await expect.poll(() => asks(page)).toBe(true);
    const [question] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(box).toHaveValue('x');
    await box.press('Backspace');
    await expect.poll(() => asks(page)).toBe(false);
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  });
}
