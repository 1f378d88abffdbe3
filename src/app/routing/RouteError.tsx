import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { ReloadButton } from './ReloadButton.tsx';

/**
 * Browsers have no common error for a module that could not be fetched; these are the messages of the three engines.
 */
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(
    error.message,
  );

/** The page for an error that the router has caught: it threw, or its code could not be fetched. Offers to reload. */
export function RouteError() {
  const error = useRouteError();
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
