import { useTranslation } from 'react-i18next';
import type { Metrics } from '#api/contract/reports.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { MetricTile } from '#design-system/MetricTile/MetricTile.tsx';
import { MetricTiles } from '#design-system/MetricTile/MetricTiles.tsx';
import type { Compared, SectionQuery } from '../comparedQuery.ts';
import { averageOf, compareValues, invalidCountOf } from '../model.ts';

interface TotalsTilesProps {
  /** A report with a total. */
  readonly query: SectionQuery<Compared<{ readonly total: Metrics }>>;
  /** Whether the figures that are on their way will be compared. */
  readonly comparing: boolean;
}

/** The totals of a report: valid count and amount, the average sale, and how many were not valid. */
export function TotalsTiles({ query: { data, error, isRefreshing }, comparing }: TotalsTilesProps) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  // The section of the same report shows the failure, with a retry.
  if (error) return null;
  const total = data && { primary: data.primary.total, compare: data.compare?.total ?? null };
  const count = { plain: formats.count, signed: formats.signedCount };
  const money = { plain: formats.money, signed: formats.signedMoney };
  const tiles = [
    { id: 'count', figure: (metrics: Metrics) => metrics.validCount, ...count },
    { id: 'amount', figure: (metrics: Metrics) => metrics.validAmount, ...money },
    { id: 'average', figure: averageOf, ...money },
    { id: 'invalid', figure: invalidCountOf, ...count },
  ] as const;
  return (
    <MetricTiles label={t('columns.total')}>
      {tiles.map(({ id, figure, plain, signed }) => {
        const label = t(`tiles.${id}`);
        if (!total) return <MetricTile key={id} label={label} loading comparing={comparing} />;
        const value = plain(figure(total.primary));
        if (!total.compare) return <MetricTile key={id} label={label} value={value} refreshing={isRefreshing} />;
        const { difference, percentage, compare, mark } = compareValues(figure(total.primary), figure(total.compare));
        return (
          <MetricTile
            key={id}
            label={label}
            value={value}
            refreshing={isRefreshing}
            comparison={{
              direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
              difference: signed(difference),
              percentage: formats.signedPercent(percentage),
              previous: plain(compare),
              mark: mark ?? undefined,
            }}
          />
        );
      })}
    </MetricTiles>
  );
}
