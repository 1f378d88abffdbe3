import type { Reason } from './reasons.ts';
import type { Screen, ScreenName } from './screens.ts';
import type { ShownStory } from './shownStories.ts';
import { type CoverageState, isNamedAfter, showsState, stateLabel, stateNames } from './states.ts';

/** A state of a screen: the story that shows it, why it cannot occur there, or neither. */
export type Cell =
  | { readonly kind: 'story'; readonly story: ShownStory }
  | { readonly kind: 'reason'; readonly text: string }
  | { readonly kind: 'missing' };

export interface Row {
  readonly screen: Screen;
  readonly cells: Readonly<Record<CoverageState, Cell>>;
}

/** The screens in their states, and what is wrong with the list of reasons. */
export interface Coverage {
  readonly rows: readonly Row[];
  /** One sentence for each; none when every reason is for a state without a story. */
  readonly problems: readonly string[];
}

interface Sources {
  readonly screens: readonly Screen[];
  readonly stories: readonly ShownStory[];
  readonly reasons: readonly Reason[];
}

/**
 * The story that stands for a state: one that is named after it, else the first that has a snapshot. Others without a
 * snapshot do not count: they pass through the state and end in another.
 */
function storyOf(stories: readonly ShownStory[], name: ScreenName, state: CoverageState): ShownStory | undefined {
  const showing = stories.filter(({ screen, traits }) => screen === name && showsState(traits, state));
  return showing.find(({ id }) => isNamedAfter(id, state)) ?? showing.find(({ snapshot }) => snapshot !== undefined);
}

/** Finds the cell of each screen in each state, and compares the cells without a story with the reasons. */
export function coverageOf({ screens, stories, reasons }: Sources): Coverage {
  const problems: string[] = [];

  function cellOf({ name }: Screen, state: CoverageState): Cell {
    const place = `${name}, ${stateLabel(state).toLowerCase()}`;
    const story = storyOf(stories, name, state);
    const given = reasons.filter((reason) => reason.screens.includes(name) && reason.states.includes(state));
    if (given.length > 1) problems.push(`${place}: there are ${given.length} reasons.`);
    if (story && given.length > 0) problems.push(`${place}: there is a reason, but ${story.id} shows it.`);
    if (story) return { kind: 'story', story };
    const [reason] = given;
    if (reason) return { kind: 'reason', text: reason.text };
    return { kind: 'missing' };
  }

  const rows = screens.map((screen) => ({
    screen,
    cells: Object.fromEntries(stateNames.map((state) => [state, cellOf(screen, state)])) as Row['cells'],
  }));
  return { rows, problems };
}

/** The states that have neither a story nor a reason: “statements, tablet”. */
export const missingIn = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ screen, cells }) =>
    stateNames
      .filter((state) => cells[state].kind === 'missing')
      .map((state) => `${screen.name}, ${stateLabel(state).toLowerCase()}`),
  );

/** How many cells there are of each kind. */
export function countsOf(rows: readonly Row[], states: readonly CoverageState[] = stateNames) {
  const counts: Record<Cell['kind'], number> = { story: 0, reason: 0, missing: 0 };
  for (const { cells } of rows) for (const state of states) counts[cells[state].kind] += 1;
  return counts;
}
