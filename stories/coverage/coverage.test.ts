import { expect, it } from 'vitest';
import { countsOf, coverageOf, missingIn } from './coverage.ts';
import type { Reason } from './reasons.ts';
import { screenAt, screenLabel } from './screens.ts';
import type { ShownStory } from './shownStories.ts';
import { type CoverageState, stateLabel, stateNames, type Trait } from './states.ts';

const screens = [{ name: 'statements', path: '/obracuni', area: 'Statements' }] as const;

const story = (name: string, traits: readonly Trait[], snapshot: string | undefined = 'one.png'): ShownStory => ({
  id: `statements--${name}`,
  label: `Statements / ${name}`,
  screen: 'statements',
  traits: new Set(traits),
  snapshot,
});

const passingThrough = (name: string, traits: readonly Trait[]): ShownStory => ({
  ...story(name, traits),
  snapshot: undefined,
});

const reasonFor = (...states: readonly CoverageState[]): Reason => ({ screens: ['statements'], states, text: 'So.' });

/** The only screen, with reasons for every state but these. */
function coverageWith(states: readonly CoverageState[], stories: readonly ShownStory[]) {
  const others = stateNames.filter((state) => !states.includes(state));
  return coverageOf({ screens, stories, reasons: [reasonFor(...others)] });
}

const shownFor = (state: CoverageState, stories: readonly ShownStory[]) => {
  const cell = coverageWith([state], stories).rows[0]?.cells[state];
  return cell?.kind === 'story' ? cell.story.id : cell?.kind;
};

it('A story shows the state whose traits are exactly its own', () => {
  const stories = [story('busy', ['phone', 'loading']), story('other', ['loading'])];
  expect(shownFor('loading', stories)).toBe('statements--other');
  expect(shownFor('phone-loading', stories)).toBe('statements--busy');
  expect(shownFor('phone', stories)).toBe('missing');
});

it('A comparison matters to its own state and to the default only', () => {
  const stories = [story('compared-on-phone', ['comparing', 'phone']), story('compared', ['comparing'])];
  expect(shownFor('phone', stories)).toBe('statements--compared-on-phone');
  expect(shownFor('comparing', stories)).toBe('statements--compared');
  expect(shownFor('default', stories)).toBe('missing');
});

it('The story that is named after the state stands for it, else the first with a snapshot', () => {
  const first = story('first', ['failed']);
  expect(shownFor('failed', [first, story('failed', ['failed'])])).toBe('statements--failed');
  expect(shownFor('failed', [passingThrough('failed-then-retried', ['failed']), first])).toBe('statements--first');
  expect(shownFor('failed', [passingThrough('failed-then-retried', ['failed'])])).toBe('missing');
  expect(shownFor('forbidden', [passingThrough('not-permitted', ['forbidden'])])).toBe('statements--not-permitted');
});

it('A state has either a story or one reason', () => {
  const shown = [story('phone', ['phone'])];
  expect(coverageWith(['phone'], shown).problems).toEqual([]);
  expect(missingIn(coverageWith(['phone'], shown).rows)).toEqual([]);
  expect(missingIn(coverageWith(['tablet'], []).rows)).toEqual(['statements, tablet']);
  expect(coverageWith([], shown).problems).toEqual([
    'statements, phone: there is a reason, but statements--phone shows it.',
  ]);
  const twice = coverageOf({
    screens,
    stories: [],
    reasons: [reasonFor(...stateNames), reasonFor('dark')],
  });
  expect(twice.problems).toEqual(['statements, dark: there are 2 reasons.']);
});

it('Cells are counted by what they have', () => {
  const { rows } = coverageWith(['phone', 'tablet'], [story('phone', ['phone'])]);
  expect(countsOf(rows)).toEqual({ story: 1, reason: stateNames.length - 2, missing: 1 });
  expect(countsOf(rows, ['phone'])).toEqual({ story: 1, reason: 0, missing: 0 });
});

it('An address belongs to the screen that the portal shows there', () => {
  expect(screenAt('/')).toBe('home');
  expect(screenAt('/parking/provider/3/zone/12/details?tab=rules')).toBe('parkingProviderZoneDetails');
  expect(screenAt('/paydo-statistika')).toBe('usersAndSales');
  expect(screenAt('/nowhere')).toBe('notFound');
});

it('Screens and states are named in words', () => {
  expect(screenLabel('parkingProviderReceipts')).toBe('Parking provider receipts');
  expect([stateLabel('default'), stateLabel('long-words'), stateLabel('phone-failed')]).toEqual([
    'Default',
    'Long words',
    'Phone × failed',
  ]);
});
