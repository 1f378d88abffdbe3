import { expect, within } from 'storybook/test';
import { cardsIn } from './screen.ts';
import { inLanguage } from './words.ts';

/** The variants in which a state is shown beside its story in Croatian, light and on a large screen. */
export const englishDark = { language: 'en', theme: 'dark' };
export const phone = { viewport: { value: 'phone' } };
export const phoneEnglishDark = { ...phone, ...englishDark };

/** The titles of the lists, by what they list. */
export const titles = inLanguage({
  transactions: 'Transakcije',
  receipts: ['Računi', 'Receipts'],
  tickets: ['Ulaznice', 'Tickets'],
  statements: 'Obračuni',
  incidents: 'Incidenti',
  providers: 'Pružatelji parkiranja',
  requests: 'Zahtjevi',
  zones: 'Zone',
});
export type Title = keyof typeof titles;

/** Nothing is wider than the window, whichever it is. */
export const expectFits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

interface User {
  readonly click: (element: Element) => Promise<void>;
}

/** On a phone: opens the first card of a list, and asserts that nothing is wider than the screen. */
export const opensFirstCard =
  (title: Title) =>
  async ({ userEvent }: { readonly userEvent: User }) => {
    const [card] = within(await cardsIn(titles[title])).getAllByRole('listitem');
    const opener = within(card as HTMLElement).getAllByRole('button')[0] as HTMLElement;
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expectFits();
  };
