import { expect, within } from 'storybook/test';
import { cardsIn } from './screen.ts';

/** The variants in which a state is shown beside its story in Croatian, light and on a large screen. */
export const englishDark = { language: 'en', theme: 'dark' };
export const phone = { viewport: { value: 'phone' } };
export const phoneEnglishDark = { ...phone, ...englishDark };

/** Nothing is wider than the window, whichever it is. */
export const expectFits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

interface User {
  readonly click: (element: Element) => Promise<void>;
}

/** On a phone: opens the first card of a section's list, and asserts that nothing is wider than the screen. */
export const opensFirstCard =
  (name: string) =>
  async ({ userEvent }: { readonly userEvent: User }) => {
    const [card] = within(await cardsIn(name)).getAllByRole('listitem');
    const opener = within(card as HTMLElement).getAllByRole('button')[0] as HTMLElement;
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expectFits();
  };
