import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Metrics } from '#api/contract/reports.ts';
import { compareValues, type Exact, figureOf } from '#api/figures.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { MetricTile } from '#design-system/MetricTile/MetricTile.tsx';
import { MetricTiles } from '#design-system/MetricTile/MetricTiles.tsx';
import type { SectionQuery } from '#features/pages/index.ts';
import type { Compared } from '../comparedQuery.ts';
import { shownFigure, totalFigures } from '../model.ts';
import { usePeriodDays } from '../periods/usePeriodDays.ts';

interface TotalsTilesProps {
  /** A report with a total. */
  readonly query: SectionQuery<Compared<{ readonly total: Metrics }>>;
  /** Whether the loading figures will be compared. */
  readonly comparing: boolean;
  /** Beside the name of the invalid quantity: the way to these sales. */
  readonly invalidHint?: ReactNode;
}

/** The totals of a report: valid quantity and amount, the average per unit, and the invalid quantity. */
export function TotalsTiles({ query: { data, error, isRefreshing }, comparing, invalidHint }: TotalsTilesProps) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const days = usePeriodDays(data?.filters);
  // The section of the same report shows the failure, with a retry.
  if (error) return null;
  const total = data && { primary: data.primary.total, compare: data.compare?.total ?? null };
  const formatsOf = {
    count: { plain: formats.count, signed: formats.signedCount },
    amount: { plain: formats.money, signed: formats.signedMoney },
    decimal: { plain: formats.amount, signed: formats.signedAmount },
  };
  return (
    <MetricTiles label={t('columns.total')}>
      {totalFigures.map((figure) => {
        const { id, fewerIsBetter } = figure;
        if (!total) return <MetricTile key={id} label={t(`tiles.${id}`)} loading comparing={comparing} />;
        const { name, kind, primary, compare } = shownFigure(figure, total, days);
        const { plain, signed } = formatsOf[kind];
        const written = (value: Exact) => plain(figureOf(value).rounded);
        const label = t(`tiles.${name}`);
        const value = written(primary);
        const hint = fewerIsBetter ? invalidHint : undefined;
        if (!compare) return <MetricTile key={id} label={label} value={value} hint={hint} refreshing={isRefreshing} />;
        const { difference, percentage, mark } = compareValues(primary, compare);
        return (
          <MetricTile
            key={id}
            label={label}
            value={value}
            hint={hint}
            refreshing={isRefreshing}
            comparison={{
              direction: difference.exact > 0 ? 'up' : difference.exact < 0 ? 'down' : 'same',
              fewerIsBetter,
              difference: signed(difference.rounded),
              percentage: formats.signedPercent(percentage.rounded),
              previous: written(compare),
              mark: mark ?? undefined,
            }}
          />
        );
      })}
    </MetricTiles>
  );
}
