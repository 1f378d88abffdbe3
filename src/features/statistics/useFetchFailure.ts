import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import './texts.ts';

/**
 * Why statistics could not be fetched, for a person: the server's own text, else ours. The given failure is
 * also told by a toast, once (spec 2, part 8); not a 401 or 403, which sends the user to the root.
 */
export function useFetchFailure(error?: unknown): (error: unknown) => string {
  const { t } = useTranslation('statistics');
  const textOf = (failure: unknown) => (isApiError(failure) && failure.text) || t('statisticsFetchFailed');
  const isRefusal = isApiError(error) && (error.status === 401 || error.status === 403);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each failure, whatever is drawn anew
  useEffect(() => {
    if (error && !isRefusal) toast.error(textOf(error));
  }, [error]);
  return textOf;
}
