import { expect, screen } from 'storybook/test';
import type { StoryGlobals } from '../../.storybook/globals.ts';
import { words } from './words.ts';

/** A story in which the signed-in user may not open the page. */
export const notPermitted = (globals: StoryGlobals) => ({
  globals: { ...globals },
  parameters: { snapshot: false },
  async play() {
    await expect(await screen.findByRole('heading', { name: words('Pristup nije dopušten') })).toBeVisible();
  },
});
