import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { timeLimit } from '#api/client.ts';
import { type ApiError, isApiError } from '#api/errors.ts';
import { UncheckedError } from './UncheckedError.ts';

type Translate = TFunction<'forms'>;

/** Up to two minutes are given in seconds. */
const waitText = (t: Translate, seconds: number | undefined) => {
  if (seconds === undefined) return t('failure.waitUnknown');
  if (seconds <= 120) return t('failure.wait', { count: Math.max(1, seconds) });
  return t('failure.waitMinutes', { count: Math.ceil(seconds / 60) });
};

/** Servers often write the seconds into their text; then they are not repeated. */
function tooManyText({ text, retryAfter }: ApiError, t: Translate): string {
  if (text !== undefined && new RegExp(`\\b${retryAfter}\\b`).test(text)) return text;
  return `${text ?? t('failure.tooMany')} ${waitText(t, retryAfter)}`;
}

function statusText(error: ApiError, t: Translate): string {
  const status = error.status ?? 0;
  if (status === 429) return tooManyText(error, t);
  return error.text ?? t(status >= 500 ? 'failure.server' : 'failure.refused', { status });
}

/** The logged errors, since a failure can be rendered several times. */
const logged = new WeakSet<Error>();

/**
 * Returns what happened and what to do next, for the user: the server's own text where it sent one, else the portal's
 * (behaviour 22.1). A 429 says when to try again. An error that is no ApiError is logged, once.
 */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof UncheckedError) return `${t('failure.unchecked')} ${failureText(error.cause, t)}`;
  if (!isApiError(error)) {
    if (!(error instanceof Error && logged.has(error))) console.error(error);
    if (error instanceof Error) logged.add(error);
    return t('failure.unknown');
  }
  if (error.kind === 'status') return statusText(error, t);
  return error.kind === 'timeout' ? t('failure.timeout', { count: timeLimit / 1000 }) : t(`failure.${error.kind}`);
}

/** {@link failureText} in the user's language. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('forms');
  return useCallback((error) => failureText(error, t), [t]);
}
