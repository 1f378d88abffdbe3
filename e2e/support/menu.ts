import type { Locator, Page } from '@playwright/test';

/** A link of the main navigation: tables of the page have links of the same names. */
export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name, exact: true });
