import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { RequestStatusTag, useRequestWords } from '#features/change-requests/index.ts';
import './texts.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li + li': { borderTopWidth: '1px' },
    '& button': {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      width: 'full',
      px: '4',
      py: '3',
      textAlign: 'start',
      cursor: 'button',
    },
    '& button:hover': { bg: 'bg.muted' },
    '& button:focus-visible': { outlineOffset: '-2px' },
    '& button[aria-pressed=true]': { bg: 'brand.subtle' },
    // The text alone: the status tag beside it has its own display.
    '& button > span:first-child, & button > span:first-child span': {
      display: 'block',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    '& [data-part=what]': { fontWeight: 'medium' },
    '& [data-part=more]': { textStyle: 'xs', color: 'fg.muted' },
  },
});

interface RequestListProps {
  readonly requests: readonly ChangeRequest[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly empty: string;
}

/** The requests to choose from: what, where, who and when. */
export function RequestList({ requests, chosen, onChoose, empty }: RequestListProps) {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const { what, where } = useRequestWords();
  if (requests.length === 0) return <EmptyState compact title={empty} />;
  return (
    <List aria-label={t('list')}>
      {requests.map((request) => (
        <li key={request.id}>
          <button type="button" aria-pressed={request.id === chosen} onClick={() => onChoose(request.id)}>
            <span>
              <span data-part="what">{what(request)}</span>
              <span>{where(request)}</span>
              <span data-part="more">
                {t('by', { who: request.createdBy, when: formats.moment(request.createdAt) })}
              </span>
            </span>
            <RequestStatusTag status={request.status} />
          </button>
        </li>
      ))}
    </List>
  );
}
