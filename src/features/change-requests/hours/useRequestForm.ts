import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { type CheckedFormOptions, useCheckedForm, useFailureText } from '#features/auth/index.ts';
import './texts.ts';

/** What went wrong with the form as a whole. */
export interface RequestFailure {
  readonly text: string | undefined;
  /** A pending request of the item, which stands in the way (409). */
  readonly requestId: number | undefined;
}

interface RequestFormOptions<V extends FieldValues>
  extends Pick<CheckedFormOptions<V>, 'initial' | 'check' | 'send' | 'onSent' | 'pathInList'> {
  /** Whether the form has a field of that name for the server's message. */
  readonly hasField: (name: string) => boolean;
  /** The request that is being amended: it does not stand in its own way. */
  readonly ownRequestId?: number | null | undefined;
}

/**
 * A form that asks for a change. A failure that is not about what was entered is told by a toast as well
 * (spec 3, part 7).
 */
export function useRequestForm<V extends FieldValues>({ hasField, ownRequestId, ...options }: RequestFormOptions<V>) {
  const { t } = useTranslation('hours');
  const failureText = useFailureText();
  const { failure, ...form } = useCheckedForm<V>({
    ...options,
    failureText,
    pathOf: (name) => (hasField(name) ? name : undefined),
    onFailed: (error) => {
      if (!isApiError(error) || error.status !== 400) toast.error(t('requestForChangeNotSent'));
    },
  });
  // The same object while nothing new happened: the banner comes into sight with each new one.
  const told = useMemo<RequestFailure | undefined>(
    () => failure && { text: failure.text, requestId: standingInTheWay(failure.error, ownRequestId) },
    [failure, ownRequestId],
  );
  return { ...form, failure: told };
}

function standingInTheWay(error: unknown, ownRequestId: number | null | undefined): number | undefined {
  const isConflict = isApiError(error) && error.status === 409;
  return isConflict && error.requestId !== ownRequestId ? error.requestId : undefined;
}
