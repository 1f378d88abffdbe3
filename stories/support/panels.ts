import { expect, screen, waitFor } from 'storybook/test';

/**
 * A dialog, or another panel, that has opened: once it has the focus. Before that it hears no key and may take the focus
 * from its fields, which no hand is quick enough to see.
 */
export async function openedPanel(name?: string | RegExp): Promise<HTMLElement> {
  const panel = await screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 10_000 });
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement), { timeout: 5000 });
  return panel;
}
