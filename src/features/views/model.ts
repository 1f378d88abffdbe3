import * as z from 'zod/mini';
import { cleanName } from '#api/cleanName.ts';
import { holdsWords, searchWords } from '#api/text.ts';
import { permissionsOf } from '#features/routes/paths.ts';
import { portalAddress } from './addresses.ts';
import type { RelativePeriod } from './periods.ts';

/** A saved view: an address of the portal under a name. */
export interface View {
  readonly id: string;
  readonly name: string;
  /** Path and search, with the dates of the day on which it was saved. */
  readonly address: string;
  /** What it shows, as the page's title said it: "Transakcije · Zagreb". Empty where it is not known. */
  readonly about: string;
  /** Without it the dates are fixed, or the address has none. */
  readonly period?: RelativePeriod | undefined;
  /** What the device stores of the columns of its tables, by their names; null: the default. */
  readonly columns?: Readonly<Record<string, string | null>> | undefined;
  readonly pinned?: true | undefined;
}

/** The longest name of a view, in letters. */
export const longestName = 200;
/** The most views that a user has. */
export const mostViews = 1000;

/*
 * Only what the first file has of zod anyway: `z.record`, `z.catch` and `z.maxLength` would come into it for this alone.
 */
const textOf = (longest: number) => z.string().check(z.refine((text) => text.length <= longest));
const periodSchema = z.object({ range: textOf(300), compare: z.optional(textOf(300)) });
const columnsSchema = z.catchall(z.object({}), z.nullable(textOf(4000)));

/** What is kept of a view besides its name and its address; a part that cannot be read is left out. */
const detailsOf = ({ about, period, columns, pinned }: Readonly<Record<string, unknown>>) => ({
  about: z.safeParse(textOf(300), about).data ?? '',
  period: z.safeParse(periodSchema, period).data,
  columns: z.safeParse(columnsSchema, columns).data,
  pinned: pinned === true ? (true as const) : undefined,
});

/** Why something is no view. */
export type ViewProblem = 'form' | 'name' | 'address';

/** The length of a name as its reader counts it, in code points. */
export const lengthOfName = (name: string): number => [...name].length;

const newId = () => Math.random().toString(36).slice(2, 12);

/** Reads a view of a file or of the device; a problem with its name, as far as it has one, instead of what is none. */
export function viewOf(value: unknown): View | { readonly problem: ViewProblem; readonly name: string } {
  const { id, name, address } = Object(value);
  const clean = typeof name === 'string' ? cleanName(name) : '';
  const refuse = (problem: ViewProblem) => ({ problem, name: clean });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('form');
  if (clean === '' || lengthOfName(clean) > longestName) return refuse('name');
  const target = typeof address === 'string' ? portalAddress(address) : undefined;
  if (!target) return refuse('address');
  const { about, period, columns, pinned } = detailsOf(value as Readonly<Record<string, unknown>>);
  return {
    id: typeof id === 'string' && /^\w{1,20}$/.test(id) ? id : newId(),
    name: clean,
    address: target.pathname + target.search,
    about,
    ...(period && { period }),
    ...(columns && { columns }),
    ...(pinned && { pinned }),
  };
}

export const isView = (read: ReturnType<typeof viewOf>): read is View => 'address' in read;

/** A view that is made now. */
export const newView = (parts: Omit<View, 'id'>): View => ({ id: newId(), ...parts });

/** Reads what the device stores. What is no list is none, and what is no view is left out. */
export function viewsOf(text: string | null): readonly View[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.map(viewOf).filter(isView) : [];
  } catch {
    return [];
  }
}

/** Whether the user may still open the page of a view. Whether its outlet still exists is known when it is opened. */
export function mayOpenView({ address }: View, permissions: readonly string[]): boolean {
  const target = portalAddress(address);
  return target !== undefined && permissionsOf(target.route).every((needed) => permissions.includes(needed));
}

/** The views that a search finds, by name and by what they show; all for an empty one. */
export function searchViews(views: readonly View[], text: string): readonly View[] {
  const words = searchWords(text);
  return words.length === 0 ? views : views.filter(({ name, about }) => holdsWords(`${name} ${about}`, words));
}

/** Whether two views show the same under the same name. */
export const sameView = (a: View, b: View): boolean => {
  const text = ({ name, address, period }: View) => JSON.stringify([name, address, period?.range, period?.compare]);
  return text(a) === text(b);
};

/** A name that no view has: with the lowest number behind it where it is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const next = `${[...name]
      .slice(0, longestName - end.length)
      .join('')
      .trimEnd()}${end}`;
    if (!taken.has(next)) return next;
  }
}
