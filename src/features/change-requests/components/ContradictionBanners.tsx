import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { unbrokenDays } from '#design-system/language/formatsOf.ts';
import type { Contradiction, Contradictions } from '../contradictions.ts';

const List = chakra('ul', {
  base: {
    listStyleType: 'disc',
    ps: '5',
    my: '1',
    '& li': { overflowWrap: 'anywhere' },
    '& a': { textDecoration: 'underline' },
  },
});

interface ContradictionBannersProps {
  readonly resource: ChangeRequest['resource'];
  readonly found: Contradictions;
  /** The address of another request's review. */
  readonly linkTo: (requestId: number) => string;
}

/**
 * What an approval would contradict, for who decides and for who asked (behaviour 15.52): the approved items and the other
 * requests that share days with the requested one, by name, and what follows from it.
 */
export function ContradictionBanners({ resource, found: { approved, pending }, linkTo }: ContradictionBannersProps) {
  const { t } = useTranslation('changeRequests');
  if (resource === 'border') return null;
  return (
    <>
      {approved.length > 0 && (
        <FormBanner
          tone={resource === 'workingPeriod' ? 'danger' : 'warning'}
          title={t(`contradicts.approved.${resource}`, { count: approved.length })}
        >
          <Lines items={approved} linkTo={linkTo} />
          <p>{t(`contradicts.approvedThen.${resource}`)}</p>
        </FormBanner>
      )}
      {pending.length > 0 && (
        <FormBanner tone="warning" title={t('contradicts.pending', { count: pending.length })}>
          <Lines items={pending} linkTo={linkTo} />
          <p>{t(`contradicts.pendingThen.${resource}`)}</p>
        </FormBanner>
      )}
    </>
  );
}

interface LinesProps {
  readonly items: readonly Contradiction[];
  readonly linkTo: (requestId: number) => string;
}

function Lines({ items, linkTo }: LinesProps) {
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  return (
    <List>
      {items.map(({ key, text, from, to, shared, requestId, awaits }) => {
        const name = longText(unbrokenDays([text, formats.dayRange(from, to)].filter(Boolean).join(', ')));
        const days =
          shared.from === shared.to
            ? t('contradicts.day', { day: formats.day(shared.from) })
            : t('contradicts.days', { days: formats.dayRange(shared.from, shared.to) });
        return (
          <li key={key}>
            {requestId === undefined ? <span>{name}</span> : <Link to={linkTo(requestId)}>{name}</Link>}
            <span>{` · ${unbrokenDays(days)}`}</span>
            {awaits && <span>{` · ${t(`contradicts.awaits.${awaits}`)}`}</span>}
          </li>
        );
      })}
    </List>
  );
}
