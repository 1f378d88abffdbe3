import { variantTags } from '../../.storybook/variantTags.js';

/**
 * What decides how deep a check is. `npm test` takes the short ones, `npm run test:all` all; `rest` is what only the
 * latter takes. A check declares the property itself, so that no list of names has to be kept. The variable `CHECK_DEPTH`
 * passes the depth on to Vitest and Playwright; without it they take all.
 *
 * @typedef {'short' | 'rest' | 'all'} Depth
 */

/** The story tags of variants: the story differs from another one by its width, theme, language or data alone. */
export const restStoryTags = [...variantTags, 'refetching', 'long-words'];

/** The Vitest tag of a file (`@module-tag slow`) that starts or kills processes, or takes more than ten seconds. */
export const restUnitTag = 'slow';

/** The Playwright tags by which a test is short, each with what it guards. */
export const shortTestTags = {
  '@job': 'the main job of an area',
  '@money': 'figures on the screen and in files',
  '@data': 'nothing is lost, nothing is written twice',
  '@access': 'permissions, sessions, headers and policy, hostile data',
};

/** The Playwright tag of a test that depends on how a server delivers files, headers and the API. */
export const serverTestTag = '@server';

/** Whether a depth takes a story with these tags. */
export const takesStory = (depth, tags) =>
  depth === 'all' || tags.some((tag) => restStoryTags.includes(tag)) === (depth === 'rest');

/** Whether a depth takes a file of unit tests with this text. */
export const takesUnitTests = (depth, text) =>
  depth === 'all' || text.includes(`@module-tag ${restUnitTag}\n`) === (depth === 'rest');

const anyOf = (tags) => new RegExp(tags.map((tag) => `${tag}\\b`).join('|'));
const short = anyOf(Object.keys(shortTestTags));

/**
 * The part of Playwright's configuration that takes the end-to-end tests of a depth. Through nginx run the short ones,
 * and with `all` and `rest` those that depend on the server.
 */
export function endToEndOf(depth, server) {
  if (depth === 'short') return { grep: short };
  if (server === 'nginx')
    return depth === 'rest'
      ? { grep: anyOf([serverTestTag]), grepInvert: short }
      : { grep: anyOf([...Object.keys(shortTestTags), serverTestTag]) };
  return {};
}
