import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#api/errors.ts';
import { endSession, sessionMark } from '#api/session.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { setNotice } from '../layout/notice.ts';

/**
 * Whether the user info can be loaded, for the login page. What else happens is said there: a refusal ends the session,
 * an outage does not (behaviour 1.27).
 */
export async function isSignedIn(queryClient: QueryClient): Promise<boolean> {
  const mark = sessionMark();
  try {
    await queryClient.ensureQueryData(userInfoQuery);
    setNotice(undefined);
    return true;
  } catch (error) {
    const isAccessError = isApiError(error) && error.isAccessError;
    if (isAccessError && sessionMark() === mark) endSession('expired');
    setNotice(isAccessError ? undefined : { kind: 'unreachable', error });
    return false;
  }
}
