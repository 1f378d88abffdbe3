import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { isApiError } from '#api/errors.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { useFailureText } from '#features/forms/index.ts';
import type { sectionQuery } from '#features/reporting/index.ts';
import type { PeriodCalls } from './calls.ts';
import { itemKey } from './model.ts';
import { PeriodForm } from './PeriodForm.tsx';
import { requestToast } from './toastTime.ts';

interface PeriodEditorProps {
  /** What is edited: an approved period by its id, or a pending request by its own. */
  readonly itemId: number;
  readonly isRequest: boolean;
  readonly queryOf: (itemId: number) => ReturnType<typeof sectionQuery<WorkingPeriod>>;
  readonly calls: Pick<PeriodCalls, 'change' | 'amend'>;
  /** All periods of the zone or garage: an overlap with another than this is warned of. */
  readonly periods: readonly WorkingPeriod[] | undefined;
  readonly onChanged: () => void;
  readonly backTo: string;
  readonly requestPath: (requestId: number) => string;
}

/** Edits an approved period, which asks for a change, or amends a pending request; an id that is none has neither. */
export const PeriodEditor = ({
  itemId,
  ...props
}: Omit<PeriodEditorProps, 'itemId'> & { readonly itemId: number | undefined }) =>
  itemId === undefined ? <NotFound backTo={props.backTo} /> : <KnownPeriod itemId={itemId} {...props} />;

function NotFound({ backTo }: Pick<PeriodEditorProps, 'backTo'>) {
  const { t } = useTranslation('hours');
  return (
    <EmptyState
      title={t('form.notFoundTitle')}
      text={t('form.notFoundText')}
      action={<LinkButton to={backTo}>{t('form.back')}</LinkButton>}
    />
  );
}

function KnownPeriod({ itemId, isRequest, queryOf, calls, periods = [], ...props }: PeriodEditorProps) {
  const { t } = useTranslation('hours');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(queryOf(itemId));
  if (!data) {
    if (isApiError(error) && error.status === 404) return <NotFound backTo={props.backTo} />;
    return (
      <Section>
        {error ? (
          <ErrorState
            title={t('form.loadFailed')}
            text={failureText(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <TableSkeleton rows={8} columns={3} />
        )}
      </Section>
    );
  }
  return (
    <PeriodForm
      key={`${isRequest} ${itemId}`}
      period={isRequest ? { ...data, requestId: itemId } : data}
      isRequest={isRequest}
      others={periods.filter((other) => itemKey(other) !== itemKey(data) && other.requestAction !== 'delete')}
      send={(body, _, signal) => (isRequest ? calls.amend(itemId, body, signal) : calls.change(itemId, body, signal))}
      onSent={() => {
        if (isRequest) toast.success(t('periods.updated'));
        else toast.success(t('requestForChangeSent'), requestToast);
        props.onChanged();
        navigate(props.backTo);
      }}
      backTo={props.backTo}
      requestPath={props.requestPath}
    />
  );
}
