import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { unbrokenDays } from '#design-system/language/formatsOf.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { leaveOutAndReport } from '#design-system/missingPart.ts';
import { pathTo } from '#features/routes/paths.ts';
import { contradictionsOf, type PlaceItems } from '../contradictions.ts';
import { reviewRows } from '../review.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { ContradictionBanners } from './ContradictionBanners.tsx';
import { OutdatedBanner } from './OutdatedBanner.tsx';
import { ReviewTable } from './ReviewTable.tsx';

const SidesCalendar = lazyPart(
  () => import('./SidesCalendar.tsx').then((part) => part.SidesCalendar),
  leaveOutAndReport,
);
const BorderReview = lazyPart(() => import('./BorderReview.tsx').then((part) => part.BorderReview), leaveOutAndReport);

/** How the last column of a review is named: only a pending request still awaits approval. */
const afterLabels = {
  pending: 'review.afterApproval',
  approved: 'review.after',
  rejected: 'review.requested',
  withdrawn: 'review.requested',
} as const;

const pageOf = (id: number) => pathTo('changeRequest', { id });

interface RequestReviewProps {
  readonly request: ChangeRequest;
  /** The approved borders of the provider's zones, of which a requested border may overlap some. */
  readonly neighbours?: readonly ZoneBorder[] | undefined;
  /** The periods and rules of the request's zone or garage; undefined: they are not known, and nothing is compared. */
  readonly items?: PlaceItems | undefined;
  /** They are on their way: the place of the calendar is kept. */
  readonly areItemsLoading?: boolean;
  /** The other requests that await approval. */
  readonly pending?: readonly ChangeRequest[] | undefined;
  /** The address of another request's review; default: its page of the portal. */
  readonly linkTo?: (requestId: number) => string;
}

/**
 * A request's item, its values before, after and, when it is outdated, now, and the decision; for its author and for
 * support staff.
 */
export function RequestReview(props: RequestReviewProps) {
  const { request, neighbours, items, areItemsLoading = false, pending, linkTo = pageOf } = props;
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  const { nameOf, where, itemName } = useRequestTexts();
  const rows = reviewRows(request);
  const label = t('review.label', { name: nameOf(request) });
  const { resource, status, createdBy, createdAt, decidedBy, decidedAt, note } = request;
  const item = unbrokenDays(itemName(request));
  const afterLabel = t(afterLabels[status]);
  const found = useMemo(() => contradictionsOf(request, items, pending), [request, items, pending]);
  const names = useMemo(
    () => ({ approved: t('review.before'), now: t('review.now'), requested: afterLabel }),
    [t, afterLabel],
  );
  return (
    <Stack gap="3" minWidth="0">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <span translate="no">{longText(where(request))}</span>
        {item && (
          <>
            <span>{' › '}</span>
            <Text as="strong" color="fg">
              {longText(item)}
            </Text>
          </>
        )}
        <span>{` · ${t('review.by', { who: createdBy, when: formats.moment(createdAt) })}`}</span>
      </Text>
      <OutdatedBanner request={request} rows={rows} />
      {resource === 'border' ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <BorderReview label={label} request={request} neighbours={neighbours} names={names} />
        </Suspense>
      ) : (
        <>
          {!rows.some(({ isChanged }) => isChanged) && <p>{t('review.same')}</p>}
          <ReviewTable label={label} rows={rows} afterLabel={afterLabel} />
          <ContradictionBanners resource={resource} found={found} linkTo={linkTo} />
          {areItemsLoading && <Skeleton height="22rem" role="status" aria-label={t('calendar.loading')} />}
          {items && (
            <Suspense fallback={<Skeleton height="22rem" />}>
              <SidesCalendar request={request} items={items} afterLabel={afterLabel} />
            </Suspense>
          )}
        </>
      )}
      {decidedBy && decidedAt && (
        <Text textStyle="sm" color="fg.muted">
          {t('review.decided', { who: decidedBy, when: formats.moment(decidedAt) })}
        </Text>
      )}
      {note && (
        <Text textStyle="sm" overflowWrap="anywhere">
          <strong>{`${t('review.note')}:`}</strong> <span>{longText(note)}</span>
        </Text>
      )}
    </Stack>
  );
}
