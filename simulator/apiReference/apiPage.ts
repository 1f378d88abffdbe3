import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ApiDocument, ApiReference } from './ApiReference.tsx';

const read = (name: string): ApiDocument =>
  JSON.parse(readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8'));

/** The API documents, docs/openapi.json and docs/openapi-simulator.json, as a page to read. */
export function apiPage(): string {
  const documents = [
    { prefix: 'api', document: read('openapi.json') },
    { prefix: 'control', document: read('openapi-simulator.json') },
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API reference</title><style>:root{color-scheme:light dark}body{margin:0;font-family:system-ui,sans-serif}</style>${renderToStaticMarkup(createElement(ApiReference, { documents }))}</html>`;
}
