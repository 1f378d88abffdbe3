import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';

/**
 * Returns the text of a failed call: the server's own, else a general one. The given failure also shows one toast
 * (behaviour 18.13), unless it is a 401 or 403, which redirects to the root.
 */
export function useFetchFailure(error?: unknown): (error: unknown) => string {
  const { t } = useTranslation('statistics');
  const textOf = (failure: unknown) => (isApiError(failure) && failure.text) || t('statisticsFetchFailed');
  const report = useEffectEvent((failure: unknown) => {
    const isAccessError = isApiError(failure) && (failure.status === 401 || failure.status === 403);
    if (!isAccessError) toast.error(textOf(failure));
  });
  useEffect(() => {
    if (error) report(error);
  }, [error]);
  return textOf;
}
