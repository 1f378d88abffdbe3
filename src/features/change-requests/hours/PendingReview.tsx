import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { usePermission } from '#features/auth/index.ts';
import { SectionState, type sectionQuery, useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { PendingRequestReview } from '../components/PendingRequestReview.tsx';
import { ReviewTable } from '../components/ReviewTable.tsx';
import { itemOf, reviewRows } from '../review.ts';

/** The query of the values that a pending request has. */
export type RequestQuery<Item> = (requestId: number) => ReturnType<typeof sectionQuery<Item>>;

interface PendingReviewProps<Item> {
  readonly item: Item;
  readonly requestId: number;
  readonly resource: 'workingPeriod' | 'closingRule';
  readonly requestQuery: RequestQuery<Item>;
}

/**
 * What the pending request of a period or a rule changes: its review, or, without the right to see requests, the approved
 * values and those after approval.
 */
export function PendingReview<Item extends WorkingPeriod | ClosingRule>(props: PendingReviewProps<Item>) {
  const { item, requestId, resource, requestQuery } = props;
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  const maySeeRequests = usePermission('ChangeRequestsView');
  const { requestAction } = item;
  const isKnown = requestAction === 'create' || requestAction === 'delete';
  const review = (after: Item | null) => {
    const change = { resource, before: requestAction === 'create' ? null : item, after };
    const known = itemOf(change);
    const days = known ? formats.dayRange(known.from, known.to) : '';
    const name = [known?.text, days].filter(Boolean).join(', ');
    return (
      <>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <ReviewTable
          label={t('review.label', { name })}
          rows={reviewRows(change)}
          afterLabel={t('review.afterApproval')}
        />
      </>
    );
  };
  return (
    <Stack gap="3">
      <PendingRequestReview requestId={requestId}>
        {isKnown ? (
          review(requestAction === 'create' ? item : null)
        ) : (
          <RequestedItem query={requestQuery(requestId)}>{review}</RequestedItem>
        )}
      </PendingRequestReview>
      {maySeeRequests && (
        <div>
          <LinkButton size="sm" to={pathTo('changeRequest', { id: requestId })}>
            {t('review.openRequest')}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}

interface RequestedItemProps<Item> {
  readonly query: ReturnType<RequestQuery<Item>>;
  readonly children: (item: Item) => ReactNode;
}

/** Loads the values that the request has. */
function RequestedItem<Item>({ query, children }: RequestedItemProps<Item>) {
  return (
    <SectionState query={useSectionQuery(query)} skeleton={<TableSkeleton rows={9} columns={3} />}>
      {children}
    </SectionState>
  );
}
