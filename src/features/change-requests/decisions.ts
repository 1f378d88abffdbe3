import type { ChangeRequest } from '#api/contract/changeRequests.ts';

/** The local storage's key of the decisions that a toast has reported in some tab. */
const storageKey = 'reported-decisions';
/** The number of decisions that are remembered. */
const mostRemembered = 100;

const keyOf = ({ id, decidedAt }: ChangeRequest) => `${id} ${decidedAt?.getTime() ?? 0}`;

function remembered(storage: Storage): string[] {
  const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

/**
 * Returns the approved and rejected requests that no tab has reported yet, and remembers them as reported. Withdrawn
 * ones are the user's own doing. Where the storage cannot be used, each tab reports for itself.
 */
export function unreported(requests: readonly ChangeRequest[], storage: () => Storage): ChangeRequest[] {
  const decided = requests.filter(({ status }) => status === 'approved' || status === 'rejected');
  try {
    const reported = remembered(storage());
    const fresh = decided.filter((request) => !reported.includes(keyOf(request)));
    if (fresh.length > 0) {
      storage().setItem(storageKey, JSON.stringify([...reported, ...fresh.map(keyOf)].slice(-mostRemembered)));
    }
    return fresh;
  } catch {
    return decided;
  }
}
