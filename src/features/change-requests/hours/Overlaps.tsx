import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { isolated } from '#design-system/LongText/cutText.ts';
import type { SectionQuery } from '#features/pages/index.ts';
import { isSure, type Overlapped } from './model.ts';

/** The other items could not be loaded. */
export type Unchecked = Pick<SectionQuery<unknown>, 'retry'>;

interface OverlapsProps {
  /** What the form's item shares days with; nothing is shown when it is empty. */
  readonly lines: readonly Overlapped[];
  readonly kind: 'period' | 'rule';
  /** Overlaps are not checked, which is said; undefined: they are. */
  readonly unchecked: Unchecked | undefined;
  /** The checkbox that sends what cannot be approved, all the same. */
  readonly tick?: ReactNode;
}

/** The most places of a line that are named. */
const mostPlaces = 12;

/** The input stays in the form: the page opens in a new tab. */
const TabLink = chakra(Link, { base: { textDecoration: 'underline', overflowWrap: 'anywhere' } });

function Name({ name, to }: { readonly name: string; readonly to: string | undefined }) {
  const { t } = useTranslation('hours');
  if (to === undefined) return <bdi>{isolated(name)}</bdi>;
  return (
    <TabLink to={to} target="_blank" rel="noreferrer" title={t('overlap.newTab')}>
      {name}
    </TabLink>
  );
}

/** Warns in the form of a period or a closing rule of other items with which it shares days (behaviour 13.12 and 13.14). */
export function Overlaps({ lines, kind, unchecked, tick }: OverlapsProps) {
  const { t } = useTranslation(['hours', 'many']);
  const isBlocked = kind === 'rule' || lines.some(isSure);
  const count = lines.reduce((sum, { places }) => sum + Math.max(1, places.length), 0);
  return (
    <>
      {unchecked && (
        <FormBanner
          tone="warning"
          action={
            <Button type="button" size="xs" onClick={unchecked.retry}>
              {t('overlap.retry')}
            </Button>
          }
        >
          {t(`overlap.unchecked.${kind}`)}
        </FormBanner>
      )}
      {count > 0 && (
        <FormBanner tone="warning" title={t(`overlap.${kind}`, { count })}>
          <chakra.ul listStyleType="disc" ps="5" my="1">
            {lines.map(({ key, name, to, places, isPending, pending }) => (
              <li key={key}>
                <Name name={name} to={to} />
                {places.length > 0 && <span>{' · '}</span>}
                {places.slice(0, mostPlaces).map((place, at) => (
                  <Fragment key={place.key}>
                    {at > 0 && <span>{', '}</span>}
                    <Name name={place.name} to={place.to} />
                  </Fragment>
                ))}
                {places.length > mostPlaces && (
                  <span>{` ${t('overlap.more', { count: places.length - mostPlaces })}`}</span>
                )}
                {isPending && <span>{` (${t('overlap.pending')})`}</span>}
                {pending && <span>{` (${t(`many:kind.${pending}`)})`}</span>}
              </li>
            ))}
          </chakra.ul>
          <Box>{isBlocked ? t(`overlap.then.${kind}`) : t('many:dependsOnThem')}</Box>
          {tick}
        </FormBanner>
      )}
    </>
  );
}
