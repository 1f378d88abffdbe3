import { type DayRange, isDay } from '#api/days.ts';
import { type RangeBounds, rangeProblems } from '#api/rules.ts';
import type { DataTableSort } from '#design-system/DataTable/types.ts';
import { wellFormed } from '#design-system/LongText/cutText.ts';
import type { Param, ReadParam } from './describeParams.ts';

/** A value with one parameter; `read` is not called where it is missing. */
const oneParam = <Value, Problem extends string = never>(
  name: string,
  byDefault: Value,
  read: (text: string) => ReadParam<Value, Problem>,
  write: (value: Value) => string = String,
): Param<Value, Problem> => ({
  names: [name],
  byDefault,
  read: (text) => (text === null ? {} : read(text)),
  write: (value) => [write(value)],
});

/** A text, empty by default. */
export const textParam = (name: string, clean: (text: string) => string = (text) => text) =>
  oneParam<string>(name, '', (text) => ({ value: clean(text) }));

/** A choice among words. Any other word reads as the default, and as `problem` where one is given. */
export const choiceParam = <
  const Word extends string,
  Default extends Word | undefined,
  Problem extends string = never,
>(
  name: string,
  words: readonly Word[],
  byDefault: Default,
  problem?: Problem,
) =>
  oneParam<Word | Default, Problem>(
    name,
    byDefault,
    (text) => {
      const value = words.find((word) => word === text);
      if (value) return { value };
      return problem ? { problem } : {};
    },
    (value) => `${value ?? ''}`,
  );

/** The page of a list, from 1, by default the first one. */
export const pageParam = <Problem extends string>(problem: Problem) =>
  oneParam<number, Problem>(
    'page',
    1,
    (text) => (/^[1-9]\d{0,6}$/.test(text) ? { value: Number(text) } : { problem }),
    (page) => (page > 1 ? String(page) : ''),
  );

/** Some numbers, ascending, each once; null: all of them, also where the text is invalid. */
export const numberListParam = <Problem extends string>(
  name: string,
  byDefault: readonly number[] | null,
  problem: Problem,
) =>
  oneParam<readonly number[] | null, Problem>(
    name,
    byDefault,
    (text) =>
      /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text)
        ? { value: [...new Set(text.split(',').map(Number))].sort((a, b) => a - b) }
        : { value: null, problem },
    (numbers) => numbers?.join(',') ?? '',
  );

/** A range of days. One that is half, without sense or outside the bounds is the default, and a problem. */
export const rangeParam = <Default extends DayRange | null, Problem extends string>(
  names: readonly [begin: string, end: string],
  byDefault: Default,
  bounds: RangeBounds,
  invalid: Problem,
  outside: Problem = invalid,
): Param<DayRange | Default, Problem> => ({
  names,
  byDefault,
  read: (begin, end) => {
    if (begin === null && end === null) return {};
    if (!begin || !end || !isDay(begin) || !isDay(end) || end < begin) return { problem: invalid };
    const value = { begin, end };
    return Object.keys(rangeProblems(value, bounds)).length > 0 ? { problem: outside } : { value };
  },
  write: (range) => (range ? [range.begin, range.end] : []),
});

/** A sort by a column: `-validAmount` is descending. */
export const sortParam = (name: string, byDefault: DataTableSort) =>
  oneParam<DataTableSort>(
    name,
    byDefault,
    (text) => (text ? { value: { id: text.replace(/^-/, ''), desc: text.startsWith('-') } } : {}),
    ({ id, desc }) => `${desc ? '-' : ''}${id}`,
  );

/** The same empty list at every render. */
export const noIds: readonly string[] = [];

/** Any ids, such as a table's open rows or a chart's hidden series: `3,7`. */
export const idsParam = (name: string, byDefault: readonly string[]) =>
  oneParam<readonly string[]>(
    name,
    byDefault,
    (text) => ({ value: text.split(',').filter(Boolean).map(decodeId) }),
    // No ids are written where the default has some.
    (ids) => ids.map((id) => encodeURIComponent(wellFormed(id))).join(',') || (byDefault.length > 0 ? ',' : ''),
  );

/** A URL may hold anything: what is not encoded is an id as it stands. */
function decodeId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
