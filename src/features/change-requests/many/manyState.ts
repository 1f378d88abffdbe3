import { isApiError } from '#api/errors.ts';

/*
 * The state of a list of items that are sent one after another (behaviour 13.40): what is known of each, and which
 * comes next. Pure functions; `manyStore.ts` makes the calls.
 */

/**
 * What is known of an item: `toSend` waits for its turn, `unknown` may have been made although no answer arrived,
 * `notSent` was surely not made, because the sending stopped at it, and is sent when it goes on; `left` is not to be
 * sent at all.
 */
export type ManyStatus = 'toSend' | 'sending' | 'sent' | 'refused' | 'unknown' | 'notSent' | 'left';

const statuses: ReadonlySet<unknown> = new Set<ManyStatus>([
  'toSend',
  'sending',
  'sent',
  'refused',
  'unknown',
  'notSent',
  'left',
]);

/** An item of the list with what is known of it. */
export interface ManyEntry<Item> {
  /** Unique in the list. */
  readonly key: string;
  readonly item: Item;
  readonly status: ManyStatus;
  /** Why it was refused or not sent, or why its outcome is unknown, for the user. */
  readonly reason?: string | undefined;
  /** The request that was made of it, or the one that prevents it. */
  readonly requestId?: number | undefined;
}

export type ManyEntries<Item> = readonly ManyEntry<Item>[];

/** What a failed call says of its item, and whether the next item may be sent. */
export type ManyOutcome = 'refused' | 'notSent' | 'unknown';

/**
 * A refusal of what the item asks for is noted, and the next item goes on. A refusal of the user, or of the time, stops:
 * the others would be refused too. Where no answer arrived, or a server failed, the item may have been made.
 */
export function outcomeOf(error: unknown): ManyOutcome {
  if (!isApiError(error)) return 'unknown';
  const { status, isUncertain } = error;
  if (isUncertain || status === 500) return 'unknown';
  const isAboutItem = status === 400 || status === 404 || status === 409 || status === 413 || status === 422;
  return isAboutItem ? 'refused' : 'notSent';
}

const isUnanswered = ({ status }: ManyEntry<unknown>) => status === 'unknown';
const isWaiting = ({ status }: ManyEntry<unknown>) => status === 'toSend' || status === 'notSent';

/** The item that comes next: one with an unknown outcome, which is read back, before one that is sent. */
export const nextEntry = <Item>(entries: ManyEntries<Item>): ManyEntry<Item> | undefined =>
  entries.find(isUnanswered) ?? entries.find(isWaiting);

/** Whether nothing is left to send. */
export const isDone = (entries: ManyEntries<unknown>): boolean =>
  nextEntry(entries) === undefined && entries.every(({ status }) => status !== 'sending');

/** Whether every item that was to be sent is. */
export const isAllSent = (entries: ManyEntries<unknown>): boolean =>
  entries.every(({ status }) => status === 'sent' || status === 'left');

/** Replaces what is known of one item. */
export const withEntry = <Item>(
  entries: ManyEntries<Item>,
  key: string,
  known: Pick<ManyEntry<Item>, 'status' | 'reason' | 'requestId'>,
): ManyEntries<Item> => entries.map((entry) => (entry.key === key ? { key, item: entry.item, ...known } : entry));

/** What was being sent when the page went: its outcome is not known. */
export const interrupted = <Item>(entries: ManyEntries<Item>): ManyEntries<Item> =>
  entries.map((entry) => (entry.status === 'sending' ? { ...entry, status: 'unknown' } : entry));

/** The refused items are to be sent once more. */
export const refusedAgain = <Item>(entries: ManyEntries<Item>): ManyEntries<Item> =>
  entries.map(({ key, item, ...known }) =>
    known.status === 'refused' ? { key, item, status: 'toSend' } : { key, item, ...known },
  );

/** How many items there are of each kind. */
export interface ManyCounts {
  /** Without those that are not to be sent. */
  readonly all: number;
  readonly sent: number;
  readonly refused: number;
  readonly unknown: number;
  /** Still to be sent, the unknown ones not among them. */
  readonly waiting: number;
  /** Sent or refused: what the progress shows. */
  readonly decided: number;
}

export function countsOf(entries: ManyEntries<unknown>): ManyCounts {
  const countOf = (...kinds: readonly ManyStatus[]) => entries.filter(({ status }) => kinds.includes(status)).length;
  return {
    all: entries.length - countOf('left'),
    sent: countOf('sent'),
    refused: countOf('refused'),
    unknown: countOf('unknown'),
    waiting: countOf('toSend', 'notSent', 'sending'),
    decided: countOf('sent', 'refused'),
  };
}

/** A list as it is stored. */
export interface ManyRecord<Item> {
  /** When sending began, in milliseconds. */
  readonly begun: number;
  readonly entries: ManyEntries<Item>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const optionalText = (value: unknown) => (typeof value === 'string' ? { reason: value } : {});
const optionalId = (value: unknown) => (Number.isSafeInteger(value) ? { requestId: value as number } : {});

/**
 * Reads a stored list; undefined when it is none of this version. An item that cannot be read makes the whole list
 * unreadable: a part of it must not be taken for all of it.
 */
export function readRecord<Item>(
  text: string | null,
  readItem: (value: unknown) => Item | undefined,
): ManyRecord<Item> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isObject(value) || !Array.isArray(value.entries) || !Number.isFinite(value.begun)) return undefined;
  const entries: ManyEntry<Item>[] = [];
  for (const each of value.entries as unknown[]) {
    if (!isObject(each) || typeof each.key !== 'string' || !statuses.has(each.status)) return undefined;
    const item = readItem(each.item);
    if (item === undefined || entries.some(({ key }) => key === each.key)) return undefined;
    entries.push({
      key: each.key,
      item,
      status: each.status as ManyStatus,
      ...optionalText(each.reason),
      ...optionalId(each.requestId),
    });
  }
  return entries.length > 0 ? { begun: value.begun as number, entries } : undefined;
}

export const recordText = (record: ManyRecord<unknown>): string => JSON.stringify(record);
