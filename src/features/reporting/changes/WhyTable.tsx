import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankedPart } from '#api/changes.ts';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { Difference } from '#design-system/Difference/Difference.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { SectionTable } from '#features/pages/index.ts';
import { rankedWithRest } from './ranked.ts';
import type { Why } from './why.ts';

interface WhyTableProps {
  readonly why: Why;
  readonly names: { readonly column: string; readonly list: string };
  /** Where a part leads, by the id of its outlet or channel; undefined where there is no further. */
  readonly addressOf?: ((id: number) => string | undefined) | undefined;
  /** Whether the figures are those of the page's filters. */
  readonly isCurrent: boolean;
  /** px */
  readonly maxHeight: number;
}

/** Every part with its amounts of both periods and its contribution, what moved the total the most first. */
export function WhyTable({ why, names, addressOf, isCurrent, maxHeight }: WhyTableProps) {
  const { t } = useTranslation(['changes', 'reporting', 'lists']);
  const formats = useFormats();
  const { ranking, total } = why;
  const rows = useMemo(() => rankedWithRest(ranking, total, t('rest')), [ranking, total, t]);
  const columns = useMemo<DataTableColumn<RankedPart>[]>(() => {
    const group = t('reporting:columns.amount');
    const hasPoints = ranking.total.points !== null;
    return [
      {
        id: 'name',
        header: names.column,
        kind: 'text',
        alwaysShown: true,
        fills: true,
        card: 'title',
        value: ({ name }) => name,
        ...(addressOf && {
          cell: ({ id, name }: RankedPart) => {
            const address = addressOf(Number(id));
            return address === undefined ? name : <Link to={address}>{name}</Link>;
          },
          cardCell: ({ name }: RankedPart) => name,
          cardAction: ({ id, name }: RankedPart) => {
            const address = addressOf(Number(id));
            return address === undefined ? undefined : (
              <CardLink
                to={address}
                label={
                  why.division === undefined
                    ? t('lists:list.detailsOf', { name })
                    : t('reporting:columns.only', { name })
                }
              />
            );
          },
        }),
        total: t('reporting:columns.total'),
      },
      {
        id: 'primary',
        header: t('reporting:columns.primary'),
        group,
        kind: 'number',
        value: ({ primary }) => primary.validAmount,
        file: { kind: 'amount', total: total.primary.validAmount },
        cell: ({ primary }) => formats.amount(primary.validAmount),
        total: formats.amount(total.primary.validAmount),
      },
      {
        id: 'compare',
        header: t('reporting:columns.compare'),
        group,
        kind: 'number',
        emphasis: 'muted',
        value: ({ compare }) => compare.validAmount,
        file: { kind: 'amount', total: total.compare.validAmount },
        cell: ({ compare }) => formats.amount(compare.validAmount),
        total: formats.amount(total.compare.validAmount),
      },
      {
        id: 'contribution',
        header: t('columns.contribution'),
        kind: 'number',
        emphasis: 'strong',
        card: 'figure',
        value: ({ difference }) => difference,
        file: { kind: 'amount', total: ranking.total.difference },
        cell: ({ difference }) => <Difference value={difference} text={formats.signedAmount(difference)} />,
        cardCell: ({ difference }) => <Difference value={difference} text={formats.signedMoney(difference)} />,
        total: (
          <Difference strong value={ranking.total.difference} text={formats.signedAmount(ranking.total.difference)} />
        ),
      },
      ...(hasPoints
        ? [
            {
              id: 'points',
              header: t('columns.points'),
              kind: 'number',
              card: 'status',
              value: ({ points }) => points,
              file: { kind: 'amount', total: ranking.total.points ?? 0 },
              cell: ({ points, difference }) => (
                <Difference plain value={difference} text={formats.signedAmount(points ?? 0)} />
              ),
              cardCell: ({ points, difference }) => (
                <Difference
                  plain
                  value={difference}
                  text={t('points', { points: formats.signedAmount(points ?? 0) })}
                />
              ),
              total: (
                <Difference
                  plain
                  strong
                  value={ranking.total.difference}
                  text={formats.signedAmount(ranking.total.points ?? 0)}
                />
              ),
            } satisfies DataTableColumn<RankedPart>,
          ]
        : []),
    ];
  }, [names.column, addressOf, why.division, ranking, total, formats, t]);
  return (
    <SectionTable
      name="why"
      label={t('reporting:why')}
      columns={columns}
      rows={rows}
      isCurrent={isCurrent}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      maxHeight={maxHeight}
      empty={t('sentence.same')}
    />
  );
}
