/*
 * The kit that asks for many items (behaviour 13.40): a list that is shown before it is sent, one call an item, resumable.
 * The caller says what an item is, how it is sent and how it is read back.
 */

export { ManyItems } from './ManyItems.tsx';
export type { ManyJob } from './manyStore.ts';
export { useManyItems } from './useManyItems.ts';
