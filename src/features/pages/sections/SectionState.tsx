import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { useFailureText } from '#features/forms/index.ts';
import type { SectionQuery } from './sectionQuery.ts';

interface SectionStateProps<Data> {
  readonly query: SectionQuery<Data>;
  /** The skeleton of the figures, of the same size. */
  readonly skeleton: ReactNode;
  /** Returns the error's text for the user; default: that of every page. */
  readonly failureText?: ((error: unknown) => string) | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** A section's figures, or a skeleton while they load, or the error with a retry. */
export function SectionState<Data>({ query, skeleton, failureText: ownText, children }: SectionStateProps<Data>) {
  const { t } = useTranslation('reporting');
  const failureText = useFailureText();
  if (query.error) {
    return (
      <ErrorState
        title={t('failure.title')}
        text={(ownText ?? failureText)(query.error)}
        detail={isApiError(query.error) ? query.error.message : undefined}
        onRetry={query.retry}
      />
    );
  }
  return query.data === undefined ? skeleton : children(query.data);
}
