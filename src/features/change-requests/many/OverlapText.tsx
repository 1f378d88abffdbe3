import { Span } from '@chakra-ui/react/span';
import { useTranslation } from 'react-i18next';
import { isolated } from '#design-system/LongText/cutText.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { TabLink } from './TabLink.ts';
import type { PreparedItem, ShownOverlap } from './types.ts';

/** The most overlaps of a row that are named. */
const most = 5;

/** What an item shares days with, and whether it can be approved so. */
export function OverlapText({
  verdict,
  overlaps,
  notes = [],
}: Pick<PreparedItem<unknown>, 'verdict' | 'overlaps' | 'notes'>) {
  const { t } = useTranslation('many');
  const tone = verdict === 'blocked' ? 'danger' : verdict === 'warning' ? 'warning' : 'neutral';
  return (
    <>
      <span>
        <StatusTag tone={tone} label={t(`verdict.${verdict}`)} />
      </span>
      {overlaps.slice(0, most).map((overlap) => (
        <Overlap key={overlap.key} overlap={overlap} />
      ))}
      {overlaps.length > most && <span>{t('moreOverlaps', { count: overlaps.length - most })}</span>}
      {notes.map((note) => (
        <Span key={note} color="fg.muted">
          {note}
        </Span>
      ))}
    </>
  );
}

function Overlap({ overlap: { name, to, kind, shared } }: { readonly overlap: ShownOverlap }) {
  const { t } = useTranslation('many');
  return (
    <span>
      {to === undefined ? (
        <bdi>{isolated(name)}</bdi>
      ) : (
        <TabLink to={to} target="_blank" rel="noreferrer" title={t('newTab')}>
          {name}
        </TabLink>
      )}
      {shared && <Span color="fg.muted">{` · ${t('sharedDays', { days: shared })}`}</Span>}
      {kind !== 'approved' && <Span color="fg.muted">{` (${t(`kind.${kind}`)})`}</Span>}
    </span>
  );
}
