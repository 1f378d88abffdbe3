import { readFileSync } from 'node:fs';

// biome-ignore lint/suspicious/noExplicitAny: the document is JSON of OpenAPI.
type Document = any;

const escaped = (text: unknown): string => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const code = (value: unknown): string => `<pre><code>${escaped(JSON.stringify(value, undefined, 2))}</code></pre>`;
const block = (title: string, content: string): string =>
  `<details><summary>${escaped(title)}</summary>${content}</details>`;

function bodyOf(title: string, content: Document): string {
  return Object.entries<Document>(content ?? {})
    .map(([type, { schema, example }]) => {
      const name = schema?.$ref?.split('/').at(-1);
      const link = name ? `<a href="#${escaped(name)}">${escaped(name)}</a>` : code(schema);
      return block(`${title}: ${type}`, `<p>${link}</p>${example === undefined ? '' : code(example)}`);
    })
    .join('');
}

function operationOf(path: string, method: string, operation: Document): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const rows = parameters.map(
    ({ name, in: place, required, example = '' }: Document) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(place)}</td><td>${required ? 'required' : ''}</td><td>${escaped(example)}</td></tr>`,
  );
  const replies = Object.entries<Document>(responses).map(([status, { content }]) => bodyOf(status, content));
  return `<section id="${escaped(operationId)}"><h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>
<p>${escaped(summary)}. ${escaped(description)}</p>${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}${bodyOf('Body', requestBody?.content)}${replies.join('')}</section>`;
}

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
section{border-top:1px solid #8884;padding:.5rem 0}pre{overflow:auto;background:#8881;padding:.75rem}td{padding:0 1rem 0 0}
h3 code{overflow-wrap:anywhere}summary{cursor:pointer}`;

/** The API document (docs/openapi.json) as a page to read: calls by area, with their examples, and the schemas. */
export function apiPage(): string {
  const document: Document = JSON.parse(readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8'));
  const operations = Object.entries<Document>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Document>(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = document.tags.map(({ name }: Document) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<h2>${escaped(name)}</h2>${own.map(({ path, method, operation }) => operationOf(path, method, operation)).join('')}`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<section id="${escaped(name)}"><h3>${escaped(name)}</h3>${code(schema)}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(document.info.title)}</title><style>${style}</style><h1>${escaped(document.info.title)}</h1>
<p>${escaped(document.info.description)}</p>${areas.join('')}<h2>Schemas</h2>${schemas.join('')}</html>`;
}
