import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import type { ReadBorder } from '../geojson/readGeoJson.ts';
import type { BorderFacts } from './facts.ts';

export type Question =
  | { readonly kind: 'facts'; readonly polygons: readonly Polygon[]; readonly others: readonly ZoneBorder[] }
  | { readonly kind: 'read'; readonly text: string };

export type Answer<Kind extends Question['kind']> = Kind extends 'facts' ? BorderFacts : ReadBorder;

/** Asks a worker of its own, which ends with its answer. Rejects with the signal's reason, or when it breaks. */
export function askWorker<Asked extends Question>(
  question: Asked,
  signal: AbortSignal,
): Promise<Answer<Asked['kind']>> {
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
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<Asked['kind']>>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message ?? 'The worker stopped'));
    });
    worker.postMessage(question);
  });
}
