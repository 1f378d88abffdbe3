// biome-ignore lint/suspicious/noExplicitAny: a document of OpenAPI, of which only a part is shown.
export type ApiDocument = any;

interface Described {
  /** What the ids of the document's parts begin with. */
  readonly prefix: string;
  readonly document: ApiDocument;
}

/** The styles of {@link ApiReference}, which works without the design system: the HTTP simulator sends it as one page. */
const styles = `
.api-reference{font-size:.9375rem;line-height:1.5;max-width:60rem;margin:0 auto;padding:2rem 1rem}
.api-reference h1{font-size:1.75rem;font-weight:600;line-height:1.25;margin:0 0 .5rem}
.api-reference h2{font-size:1.375rem;font-weight:600;margin:2.5rem 0 .5rem}
.api-reference h3{font-size:.9375rem;font-weight:600;margin:0}
.api-reference p{margin:.25rem 0 .75rem;max-width:48rem}
.api-reference code{font:.8125rem/1.5 var(--chakra-fonts-mono,ui-monospace,monospace)}
.api-reference h3 code{font-weight:600;overflow-wrap:anywhere}
.api-reference pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0;padding:.75rem;border-radius:.375rem;background:color-mix(in srgb,currentColor 6%,transparent)}
.api-reference a{color:inherit;text-decoration:underline}
.api-reference summary{cursor:pointer;padding:.375rem 0}
.api-reference .area{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
.api-reference .area>summary{font-weight:600;padding:.75rem 0}
.api-reference .part{padding:.75rem 0 .75rem 1.125rem}
.api-reference table{border-collapse:collapse;margin:.5rem 0}
.api-reference th,.api-reference td{text-align:start;vertical-align:top;padding:.125rem 1rem .125rem 0;font-weight:400;overflow-wrap:anywhere}
.api-reference thead th{font-size:.8125rem}`;

/** Texts of which each second one stands between marks. */
const isMarked = (place: number) => place % 2 === 1;

/** An example, or a text. */
function Example({ value }: { readonly value: unknown }) {
  return (
    <>
      <p>Example</p>
      <pre>
        <code>{typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</code>
      </pre>
    </>
  );
}

/** A schema, whose references are links. */
function Schema({ schema, prefix }: { readonly schema: unknown; readonly prefix: string }) {
  const parts = JSON.stringify(schema, undefined, 2).split(/"#\/components\/schemas\/(\w+)"/);
  return (
    <pre>
      <code>
        {parts.map((part, place) =>
          isMarked(place) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
            <a key={place} href={`#${prefix}-${part}`}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </code>
    </pre>
  );
}

/** A text of a document, with code between backticks. */
const Prose = ({ text }: { readonly text: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
  text.split('`').map((part, place) => (isMarked(place) ? <code key={place}>{part}</code> : part));

/** What a body or a response holds, by content type: its schema, and the example. */
function Content({ title, content, prefix }: { title: string; content: ApiDocument; prefix: string }) {
  return Object.entries<ApiDocument>(content ?? {}).map(([type, { schema, example }]) => {
    const name: string | undefined = schema?.$ref?.split('/').at(-1);
    return (
      <details key={type}>
        <summary>
          {title}: {type}
        </summary>
        {name ? (
          <p>
            Schema <a href={`#${prefix}-${name}`}>{name}</a>
          </p>
        ) : (
          <Schema schema={schema} prefix={prefix} />
        )}
        {example !== undefined && <Example value={example} />}
      </details>
    );
  });
}

function Parameters({ parameters }: { readonly parameters: readonly ApiDocument[] }) {
  if (parameters.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">In</th>
          <th scope="col">Needed</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, in: place, required, example }) => (
          <tr key={`${place} ${name}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{place}</td>
            <td>{required ? 'yes' : 'no'}</td>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Operation({
  path,
  method,
  operation,
  prefix,
}: {
  path: string;
  method: string;
  operation: ApiDocument;
  prefix: string;
}) {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  return (
    <section className="part" id={`${prefix}-${operationId}`}>
      <h3>
        <code>
          {method.toUpperCase()} {path}
        </code>
      </h3>
      <p>
        {summary}. {description}
      </p>
      <Parameters parameters={parameters} />
      <Content title="Body" content={requestBody?.content} prefix={prefix} />
      {Object.entries<ApiDocument>(responses).map(([status, { content }]) => (
        <Content key={status} title={status} content={content} prefix={prefix} />
      ))}
    </section>
  );
}

function Document({ prefix, document }: Described) {
  const operations = Object.entries<ApiDocument>(document.paths).flatMap(([path, methods]) =>
    Object.entries<ApiDocument>(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(document.components.schemas);
  return (
    <section>
      <h2>{document.info.title}</h2>
      <p>
        <Prose text={document.info.description} /> Paths are below <code>{document.servers[0].url}</code>.
      </p>
      {document.tags.map(({ name, description }: ApiDocument) => {
        const own = operations.filter(({ operation }) => operation.tags.includes(name));
        return (
          <details className="area" key={name}>
            <summary>
              {name} ({own.length})
            </summary>
            <p>{description}.</p>
            {own.map((one) => (
              <Operation key={`${one.method} ${one.path}`} {...one} prefix={prefix} />
            ))}
          </details>
        );
      })}
      <details className="area">
        <summary>Schemas ({schemas.length})</summary>
        {schemas.map(([name, schema]) => (
          <section className="part" key={name} id={`${prefix}-${name}`}>
            <h3>{name}</h3>
            <Schema schema={schema} prefix={prefix} />
          </section>
        ))}
      </details>
    </section>
  );
}

/**
 * Documents of OpenAPI to read: calls by area, with their examples, and the schemas. The HTTP simulator sends it at
 * `/__simulator/docs`, Storybook shows it as "API reference".
 */
export const ApiReference = ({ documents }: { readonly documents: readonly Described[] }) => (
  <main className="api-reference">
    <style>{styles}</style>
    <h1>API reference</h1>
    <p>Each call with its parameters, its body and its responses, and an example that the simulator made.</p>
    {documents.map((described) => (
      <Document key={described.prefix} {...described} />
    ))}
  </main>
);
