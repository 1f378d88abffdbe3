import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { usePermission } from '#features/auth/index.ts';
import { FailedPart, useSectionQuery } from '#features/pages/index.ts';
import { pendingRequestsQuery } from '../queries.ts';
import { CurrentReview } from './CurrentReview.tsx';

interface PendingRequestReviewProps {
  readonly requestId: number;
  /** What is known of the request from the item itself: for users who may not see requests, and when it cannot be read. */
  readonly children: ReactNode;
}

/** The review of an item's pending request, as on the request's own page and in the support desk (behaviour 15.15). */
export function PendingRequestReview({ requestId, children }: PendingRequestReviewProps) {
  const { t } = useTranslation('changeRequests');
  const maySeeRequests = usePermission('ChangeRequestsView');
  const pending = useSectionQuery({ ...pendingRequestsQuery(), enabled: maySeeRequests });
  const request = pending.data?.find(({ id }) => id === requestId);
  if (request) return <CurrentReview request={request} />;
  const isLoading = maySeeRequests && !pending.data && !pending.error;
  if (isLoading) return <Skeleton height="22rem" role="status" aria-label={t('review.loading')} />;
  return (
    <>
      {pending.error ? <FailedPart retry={pending.retry}>{t('review.requestFailed')}</FailedPart> : null}
      {maySeeRequests && !pending.error && <FormBanner tone="warning">{t('review.requestGone')}</FormBanner>}
      {children}
    </>
  );
}
