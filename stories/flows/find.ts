import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { toast } from '#design-system/Toast/toast.ts';
import { openedPanel } from '../support/panels.ts';
import type { Find } from './act.ts';

type Name = string | RegExp;

/** Names an element by its role, for what a person does with it. */
const byRole =
  (role: string) =>
  (name: Name): Find =>
  () =>
    screen.findByRole(role, { name });

export const button = byRole('button');
export const link = byRole('link');
export const checkbox = byRole('checkbox');
export const textbox = byRole('textbox');
export const menuItem = byRole('menuitem');

type Role = 'button' | 'checkbox' | 'combobox' | 'textbox';

/** An element of the opened dialog or panel. */
export const inPanel =
  (role: Role, name: Name): Find =>
  async () =>
    within(await openedPanel()).findByRole(role, { name });

/** A button of the question that the page asks. */
export const inQuestion =
  (name: Name): Find =>
  async () =>
    within(await screen.findByRole('alertdialog')).findByRole('button', { name });

/** An element in the navigation of the portal or of a page. */
export const linkIn =
  (navigation: string, name: Name): Find =>
  async () =>
    within(await screen.findByRole('navigation', { name: navigation })).findByRole('link', { name });

/** Waits until an element is there and visible: dialogs and toasts fade in. */
export const isShown = async (find: Find) => {
  const element = await find();
  await waitFor(() => expect(element).toBeVisible());
};

/** Waits until a toast shows the text. */
export const showsToast = (text: Name) => isShown(() => screen.findByText(text));

/** For `beforeEach`: toasts stay to the end of the story, so that a step's snapshot has them however long it takes. */
export function keepToasts() {
  const { success, error, info } = toast;
  const time = 600_000;
  spyOn(toast, 'success').mockImplementation((text, _, action) => success(text, time, action));
  spyOn(toast, 'error').mockImplementation((text, _, action) => error(text, time, action));
  spyOn(toast, 'info').mockImplementation((text, _, action) => info(text, time, action));
}
