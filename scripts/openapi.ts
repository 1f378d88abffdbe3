import { readFileSync, writeFileSync } from 'node:fs';
import { areas } from '#api/contract/index.ts';
import { openApi } from './lib/openapi.ts';
import { makeExamples } from './lib/openapiExamples.ts';

/** `npm run openapi`: writes docs/openapi.json from the contract. */
const about = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const document = openApi(areas, about, await makeExamples());
writeFileSync(new URL('../docs/openapi.json', import.meta.url), `${JSON.stringify(document, undefined, 2)}\n`);
console.log(`docs/openapi.json: ${Object.keys(document.paths).length} paths`);
