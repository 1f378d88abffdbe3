import type { Page } from 'playwright-core';

/** Opens the form of the pending rule of 2029 in the list of a zone's or a garage's days without charge. */
export async function editRequestedRule(page: Page) {
  await page.getByRole('button', { name: /^(Radnje|Actions).*2029/ }).click();
  await page.getByRole('menuitem', { name: /^(Uredi|Edit)/ }).click();
}
