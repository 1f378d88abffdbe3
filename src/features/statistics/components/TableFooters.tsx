import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { SkeletonLine } from '#design-system/Loading/SkeletonLine.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { type SectionQuery, useSectionQuery } from '#features/pages/index.ts';
import type { activeTokensQuery, topUserQuery } from '../queries.ts';
import { useFetchFailure } from '../useFetchFailure.ts';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '8',
    rowGap: '2',
    paddingInline: '4',
    paddingBlock: '3',
    borderTopWidth: '1px',
    bg: 'bg.raised',
    textStyle: 'table',
    fontVariantNumeric: 'tabular-nums',
    '& dl': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '5', rowGap: '1', minWidth: '0' },
    '& h3': { textStyle: 'label', color: 'fg.muted' },
    '& dl > div': { display: 'flex', gap: '1.5', minWidth: '0' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '0' },
  },
});

interface FootStateProps<Row> {
  readonly query: SectionQuery<Row | null>;
  /** Text for when there is no such row. */
  readonly none: string;
  readonly children: (row: Row) => ReactNode;
}

/** A footer's figures, or its skeleton or error. They have their own call, which may fail alone. */
function FootState<Row>({ query, none, children }: FootStateProps<Row>) {
  const { t } = useTranslation('statistics');
  // The error is shown in the footer only: a toast too would repeat it when the table fails as well.
  const failureText = useFetchFailure();
  return (
    <Foot aria-busy={query.data === undefined && !query.error ? true : undefined}>
      {query.error ? (
        <>
          <span role="alert">{failureText(query.error)}</span>
          <Button size="xs" onClick={query.retry}>
            {t('mail.retry')}
          </Button>
        </>
      ) : query.data === undefined ? (
        <SkeletonLine line={5} height={3} width="12rem" />
      ) : (
        ((query.data && children(query.data)) ?? none)
      )}
    </Foot>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The user with most purchases (behaviour 18.8). */
export function TopUser({ query }: { readonly query: ReturnType<typeof topUserQuery> }) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  return (
    <FootState query={useSectionQuery(query)} none={t('topUser.none')}>
      {({ email, purchases, amount }) => (
        <>
          <h3>{t('topUser.title')}</h3>
          <dl>
            <Fact name={t('topUser.email')}>{email}</Fact>
            <Fact name={t('topUser.purchases')}>{formats.count(purchases)}</Fact>
            <Fact name={t('topUser.amount')}>{formats.money(amount)}</Fact>
          </dl>
        </>
      )}
    </FootState>
  );
}

/** The cards that are stored now, and those stored today (behaviour 18.8). */
export function ActiveTokens({ query }: { readonly query: ReturnType<typeof activeTokensQuery> }) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  return (
    <FootState query={useSectionQuery(query)} none={t('tokens.none')}>
      {(tokens) =>
        (['Active', 'Today'] as const).map((when) => (
          <div key={when}>
            <h3>{t(when === 'Active' ? 'tokens.active' : 'tokens.today')}</h3>
            <dl>
              <Fact name={t('heads.mastercard')}>{formats.count(tokens[`mastercard${when}`])}</Fact>
              <Fact name={t('tokens.other')}>{formats.count(tokens[`other${when}`])}</Fact>
              <Fact name={t('heads.total')}>{formats.count(tokens[`total${when}`])}</Fact>
            </dl>
          </div>
        ))
      }
    </FootState>
  );
}
