import { forgetNameless } from '#api/ownStorage.ts';
import { sessionUser } from '#api/session.ts';
import { forgetToasts } from '#design-system/Toast/toast.ts';
import { forgetDrafts } from '#features/forms/index.ts';

/**
 * Removes the drafts of all users but the one who has signed in, the toasts of the one before, and what users whose name
 * is not known have left. A module of its own: login need not wait for it.
 */
export function forgetOthers() {
  forgetToasts();
  forgetNameless();
  forgetDrafts({ except: sessionUser() });
}
