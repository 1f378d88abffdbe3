import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { type ApiFormOptions, useApiForm } from '#features/forms/index.ts';

interface RequestFormOptions<V extends FieldValues> extends Omit<ApiFormOptions<V, unknown>, 'onError'> {
  /** The request that is being amended, which does not conflict with itself. */
  readonly ownRequestId?: number | null | undefined;
  /** How many requests are sent at once; default: one. */
  readonly countOf?: () => number;
}

/** A form that requests a change. A failure that is not about the input is also shown by a toast (behaviour 15.12). */
export function useRequestForm<V extends FieldValues>({
  ownRequestId,
  countOf = () => 1,
  ...options
}: RequestFormOptions<V>) {
  const { t } = useTranslation('hours');
  const form = useApiForm<V>({
    ...options,
    onError: (error) => {
      if (!isApiError(error) || error.status !== 400) {
        toast.error(t(countOf() > 1 ? 'requestsForChangeNotSent' : 'requestForChangeNotSent'));
      }
    },
  });
  return { ...form, conflict: conflictOf(form.failure?.error, ownRequestId) };
}

/** The pending request of the item that prevents the change (409). */
function conflictOf(error: unknown, ownRequestId: number | null | undefined): number | undefined {
  const isConflict = isApiError(error) && error.status === 409;
  return isConflict && error.requestId !== ownRequestId ? error.requestId : undefined;
}
