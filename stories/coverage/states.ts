/** The states of a screen by their ids: what a story that shows one fixes or comes to, and nothing else. */
const coverageStates = {
  default: [],
  comparing: ['comparing'],
  loading: ['loading'],
  empty: ['empty'],
  failed: ['failed'],
  forbidden: ['forbidden'],
  refetching: ['refetching'],
  'long-words': ['long-words'],
  phone: ['phone'],
  tablet: ['tablet'],
  dark: ['dark'],
  english: ['english'],
  'phone-failed': ['phone', 'failed'],
  'phone-loading': ['phone', 'loading'],
  'phone-empty': ['phone', 'empty'],
} as const;

export type CoverageState = keyof typeof coverageStates;

export const stateNames = Object.keys(coverageStates) as CoverageState[];

/** What a story may have of its own: each state is a combination of these. */
export type Trait = (typeof coverageStates)[CoverageState][number];

const traits: ReadonlySet<string> = new Set(Object.values(coverageStates).flat());

export const isTrait = (tag: string): tag is Trait => traits.has(tag);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A state as the page names it: “Phone × failed”. */
export const stateLabel = (state: CoverageState): string =>
  capitalised(coverageStates[state].join(' × ').replaceAll('-', ' ') || state);

/** What a story of a state is called, where it is not named after the state. */
const storyNames: Readonly<Partial<Record<CoverageState, string>>> = { forbidden: 'not-permitted' };

/** Whether a story is named after the state: `…--phone-failed`. */
export const isNamedAfter = (storyId: string, state: CoverageState): boolean =>
  storyId.endsWith(`--${storyNames[state] ?? state}`);

/**
 * Whether a story with these traits shows the state. A comparison matters to its own state and to the default alone: a
 * report on a phone is one with a comparison too.
 */
export function showsState(traitsOfStory: ReadonlySet<Trait>, state: CoverageState): boolean {
  const wanted: readonly Trait[] = coverageStates[state];
  const counted = [...traitsOfStory].filter((trait) => trait !== 'comparing' || state === 'default' || state === trait);
  return counted.length === wanted.length && wanted.every((trait) => traitsOfStory.has(trait));
}
