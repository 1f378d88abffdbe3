// @vitest-environment happy-dom
// @module-tag slow
import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { coverageOf, missingIn } from './coverage.ts';
import { reasons } from './reasons.ts';
import { screens } from './screens.ts';
import { loadShownStories } from './shownStories.ts';

// The clock of the stories would replace that of the tests.
vi.mock('../../.storybook/clock.ts', () => ({ startStoryClock: () => {}, setStoryTime: () => {} }));

/** All modules of the portal are read, and those of the simulator. */
const time = 120_000;

it(
  'Every screen has a story in every state, or a reason why it cannot occur (stories/coverage)',
  async () => {
    const { rows, problems } = coverageOf({ screens, stories: await loadShownStories(), reasons });
    expect(problems).toEqual([]);
    expect(missingIn(rows)).toEqual([]);
    const snapshots = new Set(readdirSync('stories/__snapshots__', { recursive: true, encoding: 'utf8' }));
    const thumbnails = rows.flatMap(({ cells }) =>
      Object.values(cells).flatMap((cell) => (cell.kind === 'story' ? (cell.story.snapshot ?? []) : [])),
    );
    expect(thumbnails.filter((path) => !snapshots.has(path))).toEqual([]);
    expect(thumbnails.length).toBeGreaterThan(0);
  },
  time,
);
