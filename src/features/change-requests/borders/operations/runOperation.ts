import type { Polygon } from '#api/contract/borders.ts';
import { runInWorker } from '../checks/runInWorker.ts';
import { verticesOf } from '../geometry/measure.ts';
import type { Operation, Outcome } from './operate.ts';

/** The most vertices with which an operation takes less than a frame or two. */
const atOnce = 100;

const inPage = async (polygons: readonly Polygon[], operation: Operation): Promise<Outcome> => {
  const { operate } = await import('./operate.ts');
  return operate(polygons, operation);
};

/**
 * Does an operation: with small polygons in the page, with large ones in a worker while the page stays responsive. Rejects
 * with the signal's reason.
 */
export async function runOperation(
  polygons: readonly Polygon[],
  operation: Operation,
  signal: AbortSignal,
): Promise<Outcome> {
  const theirs = operation.kind === 'cut' ? operation.others : [];
  if (verticesOf(polygons) + verticesOf(theirs) <= atOnce) {
    const outcome = await inPage(polygons, operation);
    signal.throwIfAborted();
    return outcome;
  }
  try {
    return await runInWorker({ kind: 'operate', polygons, operation }, signal);
  } catch (error) {
    signal.throwIfAborted();
    // Without a worker the page waits a moment.
    console.warn('The border is changed without a worker.', error);
    return inPage(polygons, operation);
  }
}
