import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { useFailureText } from '#features/forms/index.ts';
import type { SectionQuery } from '../comparedQuery.ts';

interface SectionStateProps<Data> {
  readonly query: SectionQuery<Data>;
  /** What stands in the place of the figures until they are there, of the same shape. */
  readonly skeleton: ReactNode;
  /** Why it failed, for the user; left out: the text of reports. */
  readonly failureText?: ((error: unknown) => string) | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** A section's figures, or what stands in their place: a skeleton, or what went wrong with a way to try again. */
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
