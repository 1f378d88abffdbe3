import { expect, screen } from 'storybook/test';
import type { StorySimulator } from '../../.storybook/simulator.ts';

/** A story in which the signed-in user may not open the page. */
export const notPermitted = (simulator: StorySimulator) => ({
  parameters: { simulator, snapshot: false },
  async play() {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
  },
});
