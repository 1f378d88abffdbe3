import { expect, it } from 'vitest';
import { isShownInDocs } from './isShownInDocs.ts';

const story = { tags: ['dev', 'autodocs'], initialArgs: {}, parameters: {} };

it('A docs page shows no variants and no story that covers it', () => {
  expect(isShownInDocs(story)).toBe(true);
  expect(isShownInDocs({ ...story, tags: ['autodocs', 'dark'] })).toBe(false);
  expect(isShownInDocs({ ...story, initialArgs: { open: true } })).toBe(false);
});

it('A story with a play function is shown beside others, but not in a frame', () => {
  const played = { ...story, playFunction: () => {} };
  expect(isShownInDocs(played)).toBe(true);
  expect(isShownInDocs({ ...played, parameters: { docs: { story: { inline: false } } } })).toBe(false);
});
