import { expect, it } from 'vitest';
import { parseGlobals } from './storyGlobals.mjs';

// The first one compiles the toolbar, which takes seconds on a busy machine.
it('reads names and values of the toolbar', { timeout: 30_000 }, async () => {
  expect(await parseGlobals('')).toEqual({ values: {} });
  expect(await parseGlobals('language:en,theme:dark')).toEqual({ values: { language: 'en', theme: 'dark' } });
});

it('says which names and values there are', async () => {
  expect((await parseGlobals('colour:red')).problem).toBe(
    '--globals: there is no "colour"; there are language, theme, user, scenario, latency, faults.',
  );
  expect((await parseGlobals('language:de')).problem).toBe('--globals: language has no "de"; it has hr, en.');
  expect((await parseGlobals('theme')).problem).toBe('--globals: theme has no ""; it has light, dark.');
});
