import type { ReactNode } from 'react';
import type { Many } from './useManyItems.ts';
import type { Verdict } from './verdict.ts';

/** Another item with which one of the list shares days. */
export interface ShownOverlap {
  readonly key: string;
  /** Its zone or garage and its days: `Zona 1, 1. 6. – 15. 9. 2026.` */
  readonly name: string;
  /** The page that edits it, opened in a new tab; undefined where the user may open none. */
  readonly to?: string | undefined;
  /**
   * `approved` stays as it is, and so does `source`, of which the item is a copy; `create`, `update` and `delete` await
   * approval; `list` is another item of this list.
   */
  readonly kind: 'approved' | 'source' | 'create' | 'update' | 'delete' | 'list';
  /** The days that both have. */
  readonly shared?: string | undefined;
}

/** An item that can be sent. */
export interface PreparedItem<Item> {
  /** Unique in the list, and another one when what is asked for is another. */
  readonly key: string;
  readonly item: Item;
  /** `blocked` is sent only when it was ticked by itself. */
  readonly verdict: Verdict;
  readonly overlaps: readonly ShownOverlap[];
  /** What else is to be known before it is sent. */
  readonly notes?: readonly string[];
}

/** What a row shows of an item. */
export interface ItemCells {
  /** Its zone or garage. */
  readonly place: string;
  readonly days: string;
  /** Its hours, or its reason. */
  readonly detail: ReactNode;
}

/** The list, and what the page knows of its items. */
export interface ManyItemsProps<Item> {
  readonly many: Many<Item>;
  /** What would be sent: shown while there is no list that is being sent, or was. */
  readonly items: readonly PreparedItem<Item>[];
  readonly cellsOf: (item: Item) => ItemCells;
  /** The heading of the items' details: hours, or reason. */
  readonly detailLabel: string;
  /** The page of a request; undefined where the user may open none. */
  readonly requestPath?: ((item: Item, requestId: number) => string | undefined) | undefined;
  /** Called when the sending has ended, so that the data is loaded again. */
  readonly onChanged: () => void;
  /** Why nothing can be sent yet; undefined: it can. */
  readonly reason?: string | undefined;
}
