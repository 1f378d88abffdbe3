import { readGeoJson } from '../geojson/readGeoJson.ts';
import { borderFacts } from './facts.ts';
import type { WorkerResult, WorkerTask } from './runInWorker.ts';

/** Runs what would freeze the page: checks, measures and imports of borders with very many vertices. */
self.addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => {
  const result: WorkerResult<WorkerTask['kind']> =
    data.kind === 'facts' ? borderFacts(data.polygons, data.others) : readGeoJson(data.text);
  self.postMessage(result);
});
