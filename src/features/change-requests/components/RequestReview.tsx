import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { reviewRows } from '../review.ts';
import { useRequestWords } from '../useRequestWords.ts';
import { ReviewTable } from './ReviewTable.tsx';

const BorderReview = lazy(() => import('./BorderReview.tsx').then((part) => ({ default: part.BorderReview })));

/** A border's side of a request: one that is to be removed, or is not there yet, has no polygons. */
const borderOf = (side: ChangeRequest['before']): ZoneBorder | null => side as ZoneBorder | null;

/** What a request asks for, before and after, and what was decided; for those who asked and those who decide. */
export function RequestReview({ request }: { readonly request: ChangeRequest }) {
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  const { nameOf } = useRequestWords();
  const rows = reviewRows(request);
  const name = nameOf(request);
  const { resource, before, after, decidedBy, decidedAt, note, outdated } = request;
  return (
    <Stack gap="3" minWidth="0">
      {outdated && <FormBanner tone="warning">{t('review.outdated')}</FormBanner>}
      {resource === 'border' ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <BorderReview label={t('review.label', { name })} before={borderOf(before)} after={borderOf(after)} />
        </Suspense>
      ) : rows.length > 0 ? (
        <ReviewTable label={t('review.label', { name })} rows={rows} />
      ) : (
        <p>{t('review.same')}</p>
      )}
      {decidedBy && decidedAt && (
        <Text textStyle="sm" color="fg.muted">
          {t('review.decided', { who: decidedBy, when: formats.moment(decidedAt) })}
        </Text>
      )}
      {note && (
        <Text textStyle="sm">
          <strong>{t('review.note')}:</strong> {note}
        </Text>
      )}
    </Stack>
  );
}
