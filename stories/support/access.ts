import { expect, screen } from 'storybook/test';
import type { StoryWorld } from '../../.storybook/world.ts';

/** A story in which the signed-in user may not open the page. */
export const notPermitted = (simulator: StoryWorld) => ({
  parameters: { simulator, image: false },
  async play() {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});
