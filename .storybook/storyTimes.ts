import { appendFileSync } from 'node:fs';

/** Where the times go; scripts/stories.mjs sets it for `--times`. */
const file = process.env.STORIES_TIMES;
let last = 0;
let parts: Record<string, number> = {};

/** Begins to measure the parts of a story, or of a page for many. */
export function startTimes() {
  last = performance.now();
  parts = {};
}

/** Counts the milliseconds since the last call to a part of the story. */
export function endPart(part: 'page' | 'window' | 'render and play' | 'idle' | 'axe' | 'image' | 'compare') {
  const now = performance.now();
  parts[part] = (parts[part] ?? 0) + now - last;
  last = now;
}

/** Writes the times since `startTimes` as a line. */
export function writeTimes() {
  if (file) appendFileSync(file, `${JSON.stringify(parts)}\n`);
  parts = {};
}
