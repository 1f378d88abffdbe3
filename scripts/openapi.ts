import { readFileSync, writeFileSync } from 'node:fs';
import { areas } from '#api/contract/index.ts';
import { makeControlExamples } from '../tools/openapi/controlExamples.ts';
import { controlOpenApi } from '../tools/openapi/controlOpenApi.ts';
import { openApi } from '../tools/openapi/openapi.ts';
import { makeExamples } from '../tools/openapi/openapiExamples.ts';

/**
 * `npm run openapi`: writes docs/openapi.json from the contract, and docs/openapi-simulator.json from the declarations of
 * the simulator's control calls.
 */
const about = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const documents = {
  'openapi.json': openApi(areas, about, await makeExamples()),
  'openapi-simulator.json': controlOpenApi(about, await makeControlExamples()),
};
for (const [name, document] of Object.entries(documents)) {
  writeFileSync(new URL(`../docs/${name}`, import.meta.url), `${JSON.stringify(document, undefined, 2)}\n`);
  console.log(`docs/${name}: ${Object.keys(document.paths).length} paths`);
}
