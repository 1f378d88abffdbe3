import * as z from 'zod/mini';
import { dayOf } from '#api/days.ts';

/** What does not fit: where, what was expected and what came. */
export interface Fault {
  readonly where: string;
  readonly expected: string;
  readonly came: string;
}

export const fault = (where: string, expected: string, came: string): Fault => ({ where, expected, came });

type Json = Readonly<Record<string, unknown>>;
type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in few characters. */
function brief(value: unknown): string {
  if (value === undefined) return 'no such key';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** A place in a response, with `[]` for any item of a list. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '') || 'the response';

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_format':
      return issue.format === 'regex' ? `text like ${issue.pattern}` : issue.format;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((issues) => issues.slice(0, 1).map(expectedBy)))].join(' or ');
    default:
      return 'a value of the contract';
  }
}

/** The same fault in many rows is one, with its count. */
function merged(faults: readonly Fault[]): Fault[] {
  const byKind = new Map<string, Fault[]>();
  for (const one of faults) {
    const key = `${one.where}|${one.expected}`;
    byKind.set(key, [...(byKind.get(key) ?? []), one]);
  }
  return [...byKind.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    return [others.length > 0 ? { ...first, came: `${first.came}, and ${others.length} more such` } : first];
  });
}

/** Where a response does not fit its schema. */
export function schemaFaults(schema: z.core.$ZodType, body: unknown): Fault[] {
  const parsed = z.safeParse(schema as z.ZodMiniType, body);
  if (parsed.success) return [];
  return merged(
    parsed.error.issues.map((issue) => fault(placeOf(issue.path), expectedBy(issue), brief(valueAt(body, issue.path)))),
  );
}

/** The keys of a response that its schema does not have: no fault, a server may add keys (behaviour 22.15). */
export function unknownKeys(schema: z.core.$ZodType, body: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown, { properties, additionalProperties, items, anyOf }: Schema, path: PropertyKey[]) => {
    if (anyOf) {
      const fitting = anyOf.filter((one) => (Array.isArray(value) ? one.items : isObject(value) && one.properties));
      const [only, ...others] = fitting;
      if (only && others.length === 0) walk(value, only, path);
    } else if (Array.isArray(value)) {
      if (items) for (const item of value) walk(item, items, [...path, 0]);
    } else if (isObject(value) && properties) {
      for (const [key, inner] of Object.entries(value)) {
        const known = properties[key];
        if (known) walk(inner, known, [...path, key]);
        else if (!additionalProperties) found.add(placeOf([...path, key]));
      }
    }
  };
  walk(body, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, []);
  return [...found];
}

/** Each list of objects in a response, with its place. */
function* listsIn(value: unknown, path: PropertyKey[] = []): Generator<[place: string, rows: readonly Json[]]> {
  if (Array.isArray(value)) {
    if (value.every(isObject)) yield [placeOf(path), value];
    for (const item of value) yield* listsIn(item, [...path, 0]);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* listsIn(inner, [...path, key]);
  }
}

/** Ids that occur twice in one list. Lines of a report may repeat the id of an article. */
export function duplicateFaults(body: unknown): Fault[] {
  return [...listsIn(body)].flatMap(([place, rows]) => {
    const [key] = Object.keys(rows[0] ?? {}).filter((name) => /^(\w+_)?id$/.test(name));
    if (!key || rows.some((row) => 'datum' in row)) return [];
    const seen = new Set<unknown>();
    const twice = rows.map((row) => row[key]).filter((id) => typeof id === 'number' && seen.size === seen.add(id).size);
    return twice.length > 0 ? [fault(`${place}[].${key}`, 'each id once', `${twice[0]} twice`)] : [];
  });
}

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** All texts of a response that are moments, with their places. */
function* momentsIn(value: unknown, path: PropertyKey[] = []): Generator<[path: PropertyKey[], text: string]> {
  if (typeof value === 'string' && momentPattern.test(value)) yield [path, value];
  else if (Array.isArray(value)) for (const item of value) yield* momentsIn(item, [...path, 0]);
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) yield* momentsIn(inner, [...path, key]);
}

/** Moments that are not in UTC (behaviour 21.5). */
export const zoneFaults = (body: unknown): Fault[] =>
  merged(
    [...momentsIn(body)]
      .filter(([, text]) => !/(Z|[+-]00:00)$/.test(text))
      .map(([path, text]) => fault(placeOf(path), 'a moment in UTC', brief(text))),
  );

/** The keys of the moments that a list's range is about. */
const rangeKeys = ['vrijeme_transakcije', 'date_of_transaction', 'order_date'];

/** Rows outside of the requested days, which are days in Zagreb: a server whose times are local ones has them. */
export const rangeFaults = (body: unknown, begin: string, end: string): Fault[] =>
  merged(
    [...momentsIn(body)]
      .filter(([path]) => rangeKeys.includes(String(path.at(-1))))
      .filter(([, text]) => !Number.isNaN(Date.parse(text)))
      .map(([path, text]) => [path, text, dayOf(new Date(text))] as const)
      .filter(([, , day]) => day < begin || day > end)
      .map(([path, text, day]) =>
        fault(placeOf(path), `a day in Zagreb from ${begin} to ${end}`, `${brief(text)}, which is ${day}`),
      ),
  );

const metricKeys = ['total_count', 'valid_count', 'total_amount', 'valid_amount'];
const cents = (value: unknown) => Math.round(Number(value) * 100);

/** Totals that are not the sum of their rows, and rows with more valid sales than sales. */
export function totalFaults(body: unknown): Fault[] {
  if (!isObject(body)) return [];
  const { ukupno } = body;
  const faults = [...listsIn(body)].flatMap(([place, rows]) =>
    rows
      .filter((row) => Number(row.valid_count) > Number(row.total_count))
      .map((row) => fault(`${place}[].valid_count`, `at most ${row.total_count}`, brief(row.valid_count))),
  );
  const rows = Object.values(body).find((value): value is Json[] => Array.isArray(value) && value.every(isObject));
  if (isObject(ukupno) && rows) {
    for (const key of metricKeys) {
      const sum = rows.reduce((total, row) => total + cents(row[key]), 0);
      if (key in ukupno && sum !== cents(ukupno[key])) {
        faults.push(fault(`ukupno.${key}`, `${sum / 100}, the sum of the rows`, brief(ukupno[key])));
      }
    }
  }
  return merged(faults);
}

/** A paged reply: its rows, the number of all rows and that of the pages. */
export interface Page {
  readonly rows: readonly unknown[];
  readonly total: number;
  /** As the server says it; undefined for statistics, which say the total only. */
  readonly pages: number | undefined;
}

/** The rows and counts of a paged reply; undefined when it has none. */
export function pageOf(body: unknown): Page | undefined {
  if (!isObject(body)) return undefined;
  const rows = Object.values(body).find(Array.isArray);
  const total = Object.entries(body).find(([key]) => /^ukupno_\w+$|^records_total$/.test(key))?.[1];
  if (!rows || typeof total !== 'number') return undefined;
  return { rows, total, pages: typeof body.broj_stranica === 'number' ? body.broj_stranica : undefined };
}

const signatures: readonly (readonly [mime: RegExp, bytes: string, name: string])[] = [
  [/openxmlformats/, 'PK\u0003\u0004', 'a ZIP archive'],
  [/\/pdf$/, '%PDF-', 'a PDF'],
];

/** Whether a file begins as its type does. */
export function signatureFaults(mime: string, bytes: Uint8Array): Fault[] {
  const begin = String.fromCharCode(...bytes.slice(0, 8));
  return signatures
    .filter(([type, signature]) => type.test(mime) && !begin.startsWith(signature))
    .map(([, , name]) => fault('the file', name, `${bytes.length} bytes that begin ${brief(begin)}`));
}
