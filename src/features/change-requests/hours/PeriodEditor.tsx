import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { isApiError } from '#api/errors.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { useFailureText } from '#features/forms/index.ts';
import type { SectionQuery, sectionQuery } from '#features/pages/index.ts';
import type { PeriodCalls } from './calls.ts';
import { othersThan, uncheckedBy } from './model.ts';
import { PeriodForm } from './PeriodForm.tsx';
import { PeriodFormSkeleton } from './PeriodFormSkeleton.tsx';

interface PeriodEditorProps {
  /** The edited item: an approved period or a pending request, by its id. */
  readonly itemId: number;
  readonly isRequest: boolean;
  readonly queryOf: (itemId: number) => ReturnType<typeof sectionQuery<WorkingPeriod>>;
  readonly calls: Pick<PeriodCalls, 'change' | 'amend'>;
  /** All periods of the zone or garage: the form warns of overlaps with the others. */
  readonly periods: SectionQuery<readonly WorkingPeriod[]>;
  /** The page that shows another period; undefined where the user may open none. */
  readonly linkTo: (other: WorkingPeriod) => string | undefined;
  readonly onChanged: () => void;
  readonly backTo: string;
  readonly requestPath: (requestId: number) => string;
}

/**
 * Edits an approved period by requesting a change, or amends a pending request; an invalid id shows that there
 * is neither.
 */
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

function KnownPeriod({ itemId, isRequest, queryOf, calls, periods, ...props }: PeriodEditorProps) {
  const { t } = useTranslation('hours');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(queryOf(itemId));
  if (!data) {
    if (isApiError(error) && error.status === 404) return <NotFound backTo={props.backTo} />;
    if (!error) return <PeriodFormSkeleton />;
    return (
      <Section>
        <ErrorState
          title={t('form.loadFailed')}
          text={failureText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Section>
    );
  }
  const period = isRequest ? { ...data, requestId: itemId } : data;
  return (
    <PeriodForm
      key={`${isRequest} ${itemId}`}
      period={period}
      isRequest={isRequest}
      others={othersThan(periods.data ?? [], period)}
      linkTo={props.linkTo}
      unchecked={uncheckedBy(periods)}
      send={({ body }, signal) => (isRequest ? calls.amend(itemId, body, signal) : calls.change(itemId, body, signal))}
      onSent={() => {
        toast.success(t(isRequest ? 'periods.updated' : 'requestForChangeSent'), toastTime.operation);
        props.onChanged();
        navigate(props.backTo);
      }}
      backTo={props.backTo}
      requestPath={props.requestPath}
    />
  );
}
