import type { StoryContext } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { configureClient } from '#api/client.ts';
import { createQueryClient } from '#app/start/queryClient.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { expectFits, phone } from '../../support/variants.ts';
import { words } from '../../support/words.ts';

/** Nobody is signed in: the globals of the pages before signing in. */
export const nobody = { user: 'nobody' };

/** A story at an address of the portal; the targets of its links are shown as text, for `play` to read. */
export const atPath =
  (path: string, at: string | (() => string) = path) =>
  (Story: ComponentType) => {
    const router = createMemoryRouter(
      [
        { path, element: <Story /> },
        { path: '*', element: <Elsewhere /> },
      ],
      { initialEntries: [typeof at === 'string' ? at : at()] },
    );
    return (
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    );
  };

const Elsewhere = () => <main data-testid="elsewhere" />;

/** Configures the client as the portal does, in the story's language; for `beforeEach`. */
export const configureStoryClient = () =>
  configureClient({ base: '/api', authentication: 'token', language: currentLanguage, onRefused: () => {} });

/** Resolves when the button is busy; before that a bot check may be slow on a busy machine. */
export const waiting = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true'));

/** The arguments of a play function. */
export type Page = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A field by its label. */
export const field = ({ canvas }: Page, label: string) => canvas.findByLabelText(label);

/** Types into fields by their labels, in order, and sends the form with Enter in the last. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await page.userEvent.type(await field(page, label), value);
  await page.userEvent.keyboard('{Enter}');
}

/**
 * Clicks into a field, by its Croatian label, so that the snapshot shows its focus: a story that is rendered in the background may
 * miss `autoFocus`.
 */
export const inField = (label: string) => async (page: Page) => {
  await page.userEvent.click(await field(page, words(label)));
};

/** What a page says when the server cannot be reached. */
export const networkFailed = () => words('Nema veze s poslužiteljem. Provjerite internetsku vezu i pokušajte ponovno.');

/** On a phone: the server fails, and the form says so. */
export const failsOnPhone = (globals: object, send: (page: Page) => Promise<void>) => ({
  globals: { ...globals, ...phone },
  play: async (page: Page) => {
    await send(page);
    const banner = await page.canvas.findByRole('alert');
    await expect(banner).toHaveTextContent(words('Došlo je do pogreške na poslužitelju.'));
    await expectFits();
  },
});

/** On a phone: the server is slow, and the button is busy. */
export const waitsOnPhone = (globals: object, send: (page: Page) => Promise<void>, button: () => string) => ({
  globals: { ...globals, ...phone },
  parameters: { snapshot: 'busy' as const },
  play: async (page: Page) => {
    await send(page);
    await waiting(button());
    await expectFits();
  },
});
