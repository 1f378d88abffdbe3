import { expect, screen, waitFor } from 'storybook/test';

/**
 * Resolves with an opened dialog or panel when it has the focus. Before that it receives no keys, and may take the
 * focus from its fields.
 */
export async function openedPanel(name?: string | RegExp): Promise<HTMLElement> {
  const panel = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  return panel;
}
