import { sessionUser } from '#api/session.ts';

let shown: string | null = null;

/** The user whose data this tab shows; null when nobody is signed in, or the name is not known. */
export const shownUser = () => shown;

/** Records that this tab shows the data of the user who is signed in now. */
export const showSessionUser = () => {
  shown = sessionUser();
};
