import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { ReloadButton } from './ReloadButton.tsx';

/** Browsers have no common name for a module that could not be fetched; these are the words of the three engines. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(
    error.message,
  );

/** Stands in for a page that threw or whose code could not be fetched; offers to reload. */
function PageFailed({ error }: { readonly error: unknown }) {
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

/** `PageFailed` for what the router has caught. */
export const RouteFailed = () => <PageFailed error={useRouteError()} />;
