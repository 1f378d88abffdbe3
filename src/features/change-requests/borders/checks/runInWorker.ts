import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import type { Imported } from '../files/importSource.ts';
import type { Source } from '../files/types.ts';
import type { ReadBorder } from '../geojson/readGeoJson.ts';
import type { Compared, Comparison } from '../geometry/compare.ts';
import type { Operation, Outcome } from '../operations/operate.ts';
import type { BorderFacts } from './facts.ts';

export type WorkerTask =
  | { readonly kind: 'facts'; readonly polygons: readonly Polygon[]; readonly others: readonly ZoneBorder[] }
  | { readonly kind: 'read'; readonly source: Source }
  | { readonly kind: 'admit'; readonly polygons: readonly Polygon[] }
  | ({ readonly kind: 'compare' } & Compared)
  | { readonly kind: 'operate'; readonly polygons: readonly Polygon[]; readonly operation: Operation };

interface Results {
  readonly facts: BorderFacts;
  readonly read: Imported;
  readonly admit: ReadBorder;
  readonly compare: Comparison;
  readonly operate: Outcome;
}
export type WorkerResult<Kind extends WorkerTask['kind']> = Results[Kind];

/** Runs a task in a worker of its own. Rejects with the signal's reason, or when the worker fails. */
export function runInWorker<Task extends WorkerTask>(
  task: Task,
  signal: AbortSignal,
): Promise<WorkerResult<Task['kind']>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'borders' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResult<Task['kind']>>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message ?? 'The worker stopped'));
    });
    worker.postMessage(task);
  });
}
