let isForced = false;

/** Whether the navigation that begins now leaves forms without a question. */
export const leavesUnasked = () => isForced;

/**
 * Begins a navigation that the user has not chosen, such as to the login page after the session has ended. Forms do
 * not ask before they are left: their input stays in their drafts, and staying would show data of an ended session.
 */
export function leaveUnasked<T>(navigate: () => T): T {
  isForced = true;
  try {
    // The router asks its blockers before this returns.
    return navigate();
  } finally {
    isForced = false;
  }
}
