import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Day } from '#api/days.ts';
import { itemOf, placeKey, type ReviewItem } from './review.ts';

/** The periods and closing rules of a zone or a garage, those that await approval included. */
export interface PlaceItems {
  readonly periods: readonly WorkingPeriod[];
  readonly rules: readonly ClosingRule[];
}

/** Another item that would share days with a requested one. */
export interface Contradiction extends ReviewItem {
  readonly key: string;
  /** The first and the last day that both would have. */
  readonly shared: { readonly from: Day; readonly to: Day };
  /** The request that asks for it; undefined: it is approved. */
  readonly requestId?: number;
  /** An approved one whose change or removal awaits approval: that has to be decided first. */
  readonly awaits?: 'update' | 'delete';
}

/** What an approval of a request would contradict: what is approved, and what may be. */
export interface Contradictions {
  readonly approved: readonly Contradiction[];
  readonly pending: readonly Contradiction[];
}

const earliest = (days: readonly Day[]): Day => days.toSorted()[0] ?? '';
const latest = (days: readonly Day[]): Day => days.toSorted().at(-1) ?? '';

const none: Contradictions = { approved: [], pending: [] };

type Asked = Pick<ChangeRequest, 'id' | 'resource' | 'status' | 'before' | 'after' | 'provider' | 'zone' | 'garage'>;

/** The id of the approved item that a request changes; null for a creation. */
export const changedId = ({ before }: Pick<ChangeRequest, 'before'>): number | null =>
  before && 'id' in before ? before.id : null;

/**
 * Returns what shares a day with the item that a pending request asks for, both ends included (behaviour 15.52): of
 * periods of one zone or garage only one may be approved for a day, and two rules would hold at once. A removal
 * contradicts nothing.
 *
 * @param items the items of the request's zone or garage
 * @param requests other requests; those of other places are left out
 */
export function contradictionsOf(
  request: Asked,
  items: PlaceItems | undefined,
  requests: readonly ChangeRequest[] = [],
): Contradictions {
  const { resource, status, after } = request;
  if (status !== 'pending' || resource === 'border' || after === null) return none;
  const wanted = itemOf({ resource, before: null, after });
  if (!wanted) return none;
  const own = changedId(request);
  const found = (item: ReviewItem | undefined, more: Omit<Contradiction, keyof ReviewItem | 'shared'>) => {
    if (!item || item.from > wanted.to || wanted.from > item.to) return [];
    const shared = {
      from: latest([item.from, wanted.from]),
      to: earliest([item.to, wanted.to]),
    };
    return [{ ...item, ...more, shared }];
  };
  const present = resource === 'workingPeriod' ? items?.periods : items?.rules;
  const approved = (present ?? []).flatMap((item) => {
    const { id, requestAction } = item;
    if (id === null || id === own) return [];
    const awaits = requestAction === 'update' || requestAction === 'delete' ? { awaits: requestAction } : {};
    return found(itemOf({ resource, before: item, after: null }), { key: `item-${id}`, ...awaits });
  });
  const pending = requests
    .filter(
      (other) =>
        other.id !== request.id &&
        other.status === 'pending' &&
        other.resource === resource &&
        placeKey(other) === placeKey(request) &&
        other.after !== null,
    )
    .flatMap((other) =>
      found(itemOf({ resource, before: null, after: other.after }), {
        key: `request-${other.id}`,
        requestId: other.id,
      }),
    );
  const byDay = (a: Contradiction, b: Contradiction) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to);
  return { approved: approved.sort(byDay), pending: pending.sort(byDay) };
}
