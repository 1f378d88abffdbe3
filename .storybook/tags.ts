import { faultsOf } from '#simulator/faults/faultPresets.ts';
import type { Fault } from '#simulator/faults/faults.ts';
import type { StoryGlobals } from './globals.ts';

/** The globals and parameters of a story that decide about its tags. */
export interface TaggedStory {
  storyGlobals: StoryGlobals & { theme?: string; language?: string; viewport?: { value?: string } };
  snapshot: false | 'busy' | 'full' | undefined;
}

const fails = ({ status, kind }: Fault) => kind !== undefined || (status !== undefined && status >= 404);
const isRefused = ({ status }: Fault) => status === 401 || status === 403;

/**
 * The tags that a story has by what it fixes: the sidebar's filter finds stories by them. The width, theme, language and
 * user have no others; a story that comes to a state by itself may be tagged `failed`, `empty`, `loading`, `forbidden` or
 * `refetching` as well.
 */
export function tagsOf({ storyGlobals, snapshot }: TaggedStory): string[] {
  const { viewport, theme, language, user, scenario, faults = [] } = storyGlobals;
  const rules = typeof faults === 'string' ? faultsOf(faults) : faults;
  return [
    ...(viewport?.value === 'phone' || viewport?.value === 'tablet' ? [viewport.value] : []),
    ...(theme === 'dark' ? ['dark'] : []),
    ...(language === 'en' ? ['english'] : []),
    ...(rules.some(fails) ? ['failed'] : []),
    ...(rules.some(isRefused) ? ['forbidden'] : []),
    ...(snapshot === 'busy' ? ['loading'] : []),
    ...(scenario === 'empty' || scenario === 'long-words' ? [scenario] : []),
    ...(user === undefined || user === 'nobody' ? [] : [`user-${user}`]),
  ];
}

/** States that a story may have without fixing them. */
const ofPlay = ['failed', 'empty', 'loading', 'forbidden', 'refetching'];
/** Tags that Storybook adds. */
const ofStorybook = ['dev', 'test', 'manifest', 'story', 'play-fn', 'autodocs'];

/** What is wrong with a story's tags, or `undefined`. */
export function wrongTags(tags: readonly string[], story: TaggedStory): string | undefined {
  const expected = tagsOf(story);
  const missing = expected.filter((tag) => !tags.includes(tag));
  const surplus = tags.filter((tag) => ![...expected, ...ofPlay, ...ofStorybook].includes(tag));
  if (missing.length === 0 && surplus.length === 0) return undefined;
  return `The story's tags are to be [${expected.join(', ')}], by what it fixes; they are [${tags
    .filter((tag) => !ofStorybook.includes(tag))
    .join(', ')}].`;
}
