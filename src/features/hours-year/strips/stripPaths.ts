import type { DayState, StripRun } from '../model/yearDays.ts';

/** The height of a strip; a day is one wide. */
export const stripHeight = 20;

/** From where to where the bands of a state go: full, low, two bands, or a line, so that none depends on colour alone. */
const bands: Readonly<Record<DayState, readonly (readonly [top: number, bottom: number])[]>> = {
  charged: [[2, 16]],
  free: [[11, 16]],
  closed: [
    [2, 7],
    [11, 16],
  ],
  none: [[14.5, 16]],
};

const rectangle = (at: number, length: number, [top, bottom]: readonly [number, number]) =>
  `M${at} ${top}h${length}v${bottom - top}h${-length}z`;

/** The shapes of a strip, as paths of SVG: one for each state, and the marks above and below. */
export interface StripPaths {
  readonly states: Readonly<Record<DayState, string>>;
  readonly awaiting: string;
  readonly shared: string;
}

/** Returns the paths of a year's runs; an empty one has no days. */
export function stripPaths(runs: readonly StripRun[]): StripPaths {
  const states = { charged: '', free: '', closed: '', none: '' };
  let [awaiting, shared, at] = ['', '', 0];
  for (const { state, length, isAwaiting, isShared } of runs) {
    for (const band of bands[state]) states[state] += rectangle(at, length, band);
    if (isAwaiting) awaiting += rectangle(at, length, [17.5, 20]);
    if (isShared) shared += rectangle(at, length, [0, 1.5]);
    at += length;
  }
  return { states, awaiting, shared };
}
