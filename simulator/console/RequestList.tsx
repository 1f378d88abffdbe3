import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { cutText } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { unbrokenDays } from '#design-system/language/formatsOf.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { RequestedArea, useRequestTexts } from '#features/change-requests/index.ts';
import './texts.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li + li': { borderTopWidth: '1px' },
    '& li': {
      display: 'flex',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'transparent',
    },
    '& li:hover': { bg: 'bg.muted' },
    '& li[data-chosen]': { bg: 'brand.subtle', borderInlineStartColor: 'brand.solid' },
    // As high as the first line of the text beside it.
    '& [data-part=pick]': { paddingInlineStart: '3', paddingInlineEnd: '1.5', paddingTop: '3' },
    '& a': {
      display: 'flex',
      flex: '1',
      minWidth: '0',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      paddingInlineStart: '1.5',
      paddingInlineEnd: '3',
      paddingBlock: '3',
    },
    '& li > a:only-child': { paddingInlineStart: '3' },
    '& a:focus-visible': { outlineOffset: '-2px' },
    // Only the text; the status tag beside it has its own display.
    '& a > span:first-of-type, & a > span:first-of-type span': {
      display: 'block',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    '& [data-part=what]': { fontWeight: 'semibold' },
    '& [data-part=item]': { textStyle: 'sm', color: 'fg.muted' },
    '& [data-part=tags]': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1' },
    '& [data-part=more]': { textStyle: 'xs', color: 'fg.muted' },
  },
});

interface RequestListProps {
  readonly requests: readonly ChangeRequest[];
  readonly chosen: ChangeRequest | undefined;
  readonly addressOf: (id: number) => string;
  readonly empty: string;
  /** The ids of the requests whose border overlaps another zone. */
  readonly overlapping: ReadonlySet<number>;
  readonly picked: ReadonlySet<number>;
  readonly onPick: (id: number, isPicked: boolean) => void;
}

/**
 * The list of requests: change, place, item or the area that a border gains and loses, user and time. Each is a link to its own address; a pending one can be
 * picked, so that several are approved at once.
 */
export function RequestList(props: RequestListProps) {
  const { requests, chosen, addressOf, empty, overlapping, picked, onPick } = props;
  const { t } = useTranslation('console');
  const formats = useFormats();
  const { what, where, itemName, nameOf } = useRequestTexts();
  if (requests.length === 0) return <EmptyState compact title={empty} />;
  return (
    <List aria-label={t('list')}>
      {requests.map((request) => (
        <li key={request.id} data-chosen={request.id === chosen?.id ? '' : undefined}>
          {request.status === 'pending' && (
            <div data-part="pick">
              <Checkbox
                label={<VisuallyHidden>{t('pick', { name: nameOf(request) })}</VisuallyHidden>}
                checked={picked.has(request.id)}
                onChange={(isPicked) => onPick(request.id, isPicked)}
              />
            </div>
          )}
          <Link
            to={addressOf(request.id)}
            data-request={request.id}
            aria-current={request.id === chosen?.id || undefined}
          >
            <span>
              <span data-part="what">{what(request)}</span>
              <span>{cutText(where(request))}</span>
              {itemName(request) && <span data-part="item">{cutText(unbrokenDays(itemName(request)))}</span>}
              {request.resource === 'border' && (
                <span data-part="item">
                  <RequestedArea request={request} />
                </span>
              )}
              <span data-part="more">
                {t('by', { who: request.createdBy, when: formats.minute(request.createdAt) })}
              </span>
              {request.status !== 'pending' && request.decidedAt && (
                <span data-part="more">
                  {t(`decidedAs.${request.status}`, {
                    who: request.decidedBy ?? '',
                    when: formats.minute(request.decidedAt),
                  })}
                </span>
              )}
              {request.note && <span data-part="more">{cutText(t('noted', { note: request.note }))}</span>}
            </span>
            <span data-part="tags">
              {request.outdated && <StatusTag tone="warning" label={t('outdated')} />}
              {overlapping.has(request.id) && <StatusTag tone="warning" label={t('overlaps')} />}
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}
