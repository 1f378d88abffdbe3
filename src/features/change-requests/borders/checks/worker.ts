import { admit, readGeoJson } from '../geojson/readGeoJson.ts';
import { compareBorders } from '../geometry/compare.ts';
import { operate } from '../operations/operate.ts';
import { borderFacts } from './facts.ts';
import type { WorkerResult, WorkerTask } from './runInWorker.ts';

function run(task: WorkerTask): WorkerResult<WorkerTask['kind']> {
  switch (task.kind) {
    case 'facts':
      return borderFacts(task.polygons, task.others);
    case 'read':
      return readGeoJson(task.text);
    case 'admit':
      return admit(task.polygons);
    case 'compare':
      return compareBorders(task);
    case 'operate':
      return operate(task.polygons, task.operation);
  }
}

/** Runs what would freeze the page: checks, measures, comparisons, operations and imports of borders with very many vertices. */
self.addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => self.postMessage(run(data)));
