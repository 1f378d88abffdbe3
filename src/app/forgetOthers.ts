import { sessionUser } from '#api/session.ts';
import { forgetDrafts } from '#features/forms/index.ts';

/** Removes the drafts of all users but the one who has signed in. A module of its own: login need not wait for it. */
export const forgetOthers = () => forgetDrafts({ except: sessionUser() });
