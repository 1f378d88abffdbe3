import { readGeoJson } from '../geojson/readGeoJson.ts';
import type { Answer, Question } from './askWorker.ts';
import { borderFacts } from './facts.ts';

/** Works out what would freeze the page: checks, measures and imports of borders with very many vertices. */
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const answer: Answer<Question['kind']> =
    data.kind === 'facts' ? borderFacts(data.polygons, data.others) : readGeoJson(data.text);
  self.postMessage(answer);
});
