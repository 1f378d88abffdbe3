/** A compact list of whole numbers from 0 up: there are a million purchases. */
export interface NumberList {
  /** Longer than the list; values after its end are 0. */
  values: Uint32Array;
  length: number;
}

export const numberList = (capacity = 1024): NumberList => ({ values: new Uint32Array(capacity), length: 0 });

export function push(list: NumberList, value: number) {
  if (list.length === list.values.length) list.values = doubled(list.values, list.length + 1);
  list.values[list.length++] = value;
}

/**
 * Rows of `width` numbers: one for each day, or each user. The values of a row are adjacent, because access to distant
 * memory is slow.
 */
export interface Table {
  values: Uint32Array;
  readonly width: number;
}

export const tableOf = (width: number): Table => ({ values: new Uint32Array(width * 512), width });

/** Ensures the capacity for one more row. */
export function reserve(table: Table, row: number) {
  const least = (row + 1) * table.width;
  if (least > table.values.length) table.values = doubled(table.values, least);
}

/** Adds to a number. */
export function add({ values, width }: Table, row: number, column: number, value: number) {
  const at = row * width + column;
  values[at] = (values[at] ?? 0) + value;
}

export const valueAt = ({ values, width }: Table, row: number, column: number): number =>
  values[row * width + column] ?? 0;

export function setValue({ values, width }: Table, row: number, column: number, value: number) {
  values[row * width + column] = value;
}

function doubled(values: Uint32Array, least: number): Uint32Array {
  const larger = new Uint32Array(Math.max(least, values.length * 2));
  larger.set(values);
  return larger;
}
