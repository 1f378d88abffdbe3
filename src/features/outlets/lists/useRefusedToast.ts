import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { useFailureText } from '#features/forms/index.ts';

/** Shows the server's text of a 400 in a toast as well (behaviour 22.6), once for each failure. */
export function useRefusedToast(error: unknown) {
  const failureText = useFailureText();
  const show = useEffectEvent((failure: unknown) => toast.error(failureText(failure)));
  useEffect(() => {
    if (isApiError(error) && error.status === 400) show(error);
  }, [error]);
}
