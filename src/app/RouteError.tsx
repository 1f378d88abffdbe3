import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isApiError } from '#api/errors.ts';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { useFailureText } from '#features/forms/index.ts';
import { ReloadButton } from './ReloadButton.tsx';

/**
 * Browsers have no common error for a module that could not be fetched; these are the messages of the three engines.
 */
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(
    error.message,
  );

/** Replaces a page that threw or whose code could not be fetched. Offers to reload. */
function ErrorPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('app');
  return (
    <ErrorState
      title={t('failed.title')}
      text={t(isMissingChunk(error) ? 'failed.chunk' : 'failed.text')}
      action={<ReloadButton />}
      {...(error instanceof Error ? { detail: error.message } : {})}
    />
  );
}

/** Replaces a page whose user info could not be loaded (behaviour 1.27): the user stays signed in, and tries again. */
function OutagePage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('app');
  const failureText = useFailureText();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <ErrorState
      title={t('failed.title')}
      text={failureText(error)}
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}

/** The page for an error that the router has caught. */
export function RouteError() {
  const error = useRouteError();
  return isApiError(error) ? <OutagePage error={error} /> : <ErrorPage error={error} />;
}
