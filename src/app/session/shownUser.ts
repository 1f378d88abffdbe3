import { sessionEnd } from '#api/session.ts';
import { tabEntry } from '#api/tabEntry.ts';

const entry = tabEntry('shown-user');

/**
 * The user whose data this tab shows, or has shown last when the session has ended since, also before a reload; null
 * when it has shown nobody's, or the name is not known.
 */
export const shownUser = (): string | null => entry.read().user ?? null;

/** Records that this tab shows the data of the user who is signed in now. After the end of a session nobody is. */
export const showSessionUser = () => {
  if (sessionEnd() === null) entry.write(true);
};
