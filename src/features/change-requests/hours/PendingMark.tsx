import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { PendingReview, type RequestQuery } from './PendingReview.tsx';

export type { RequestQuery } from './PendingReview.tsx';

interface PendingMarkProps<Item> {
  readonly item: Item;
  /** What the item is. */
  readonly resource: 'workingPeriod' | 'closingRule';
  /** The query of the requested values; undefined where the user may not read them: the mark then opens nothing. */
  readonly requestQuery: RequestQuery<Item> | undefined;
}

const MarkButton = chakra('button', {
  base: {
    display: 'inline-flex',
    maxWidth: 'full',
    borderRadius: 'l1',
    cursor: 'button',
    '&:hover': { textDecoration: 'underline' },
  },
});

/**
 * The mark of an item with a pending request, which names the action and opens the review of the request; empty without
 * one.
 */
export function PendingMark<Item extends WorkingPeriod | ClosingRule>(props: PendingMarkProps<Item>) {
  const { item, resource, requestQuery } = props;
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  if (item.requestId === null) return null;
  const action = item.requestAction ?? 'update';
  const { requestedAt } = item;
  const label = t(`pending.${action}`);
  const when = requestedAt && t('pending.since', { moment: formats.moment(requestedAt) });
  const description = [t(`pending.${action}Text`), when].filter(Boolean).join(' ');
  if (!requestQuery) return <StatusTag tone="warning" label={label} description={description} />;
  return (
    <>
      <MarkButton type="button" aria-haspopup="dialog" title={t('pending.open')} onClick={() => setOpen(true)}>
        <Badge colorPalette="warning">{label}</Badge>
      </MarkButton>
      <Dialog open={open} size="lg" title={label} description={description} onClose={() => setOpen(false)}>
        <PendingReview item={item} requestId={item.requestId} resource={resource} requestQuery={requestQuery} />
      </Dialog>
    </>
  );
}
