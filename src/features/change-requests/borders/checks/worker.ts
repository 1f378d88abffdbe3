import { importSource } from '../files/importSource.ts';
import { admit } from '../geojson/readGeoJson.ts';
import { compareBorders } from '../geometry/compare.ts';
import { operate } from '../operations/operate.ts';
import { borderFacts } from './facts.ts';
import type { WorkerResult, WorkerTask } from './runInWorker.ts';

type Result = WorkerResult<WorkerTask['kind']>;

function run(task: WorkerTask): Result | Promise<Result> {
  switch (task.kind) {
    case 'facts':
      return borderFacts(task.polygons, task.others);
    case 'read':
      return importSource(task.source);
    case 'admit':
      return admit(task.polygons);
    case 'compare':
      return compareBorders(task);
    case 'operate':
      return operate(task.polygons, task.operation);
  }
}

/** Runs what would freeze the page: checks, measures, comparisons, operations and imports of borders with very many vertices. */
self.addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => {
  // What is thrown later reaches the page as what is thrown at once does.
  Promise.resolve(run(data)).then((result) => self.postMessage(result), self.reportError);
});
