import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { type ApiFormFailure, FailureBanner } from '#features/forms/index.ts';

interface RequestFailureProps {
  readonly failure: ApiFormFailure | undefined;
  /** How many requests were sent at once; default: one. */
  readonly count?: number;
  /** The pending request that prevents the change. */
  readonly conflict: number | undefined;
  readonly onOpenRequest: (requestId: number) => void;
}

/** Why a change could not be requested; a pending request that prevents it can be opened. */
export function RequestFailure({ failure, count = 1, conflict, onOpenRequest }: RequestFailureProps) {
  const { t } = useTranslation('hours');
  return (
    <FailureBanner
      failure={failure}
      title={t('form.notSent', { count })}
      action={
        conflict !== undefined && (
          <Button type="button" size="sm" onClick={() => onOpenRequest(conflict)}>
            {t('form.openRequest')}
          </Button>
        )
      }
    />
  );
}
