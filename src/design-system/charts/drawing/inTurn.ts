import { afterPaint } from '../../afterPaint.ts';

const waiting: (() => void)[] = [];

function runNext() {
  waiting.shift()?.();
  if (waiting.length > 0) afterPaint(runNext);
}

/**
 * Runs tasks one by one, each after the browser has painted what the one before has changed: several charts would otherwise be drawn
 * in one go, in which the page does not respond.
 *
 * @returns a function that takes the task back.
 */
export function inTurn(task: () => void): () => void {
  waiting.push(task);
  if (waiting.length === 1) afterPaint(runNext);
  return () => {
    const place = waiting.indexOf(task);
    if (place >= 0) waiting.splice(place, 1);
  };
}
