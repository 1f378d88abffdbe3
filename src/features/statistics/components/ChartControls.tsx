import { useTranslation } from 'react-i18next';
import type { ChartMeasure } from '#design-system/charts/types.ts';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { type Interval, intervals } from '../figures.ts';

interface ChartControlsProps {
  /** The measures that there are to choose; one is no choice. */
  readonly measures: readonly ChartMeasure[];
  readonly measure: ChartMeasure;
  /** Undefined where the rows have no days. */
  readonly interval: Interval | undefined;
  readonly onChange: (change: { readonly measure?: ChartMeasure; readonly interval?: Interval }) => void;
}

/** The choices of a chart of the statistics: count or amount, and by day, week or month. */
export function ChartControls({ measures, measure, interval, onChange }: ChartControlsProps) {
  const { t } = useTranslation(['statistics', 'reporting']);
  return (
    <>
      {measures.length > 1 && (
        <SegmentedControl
          label={t('chart.measure')}
          value={measure}
          onChange={(next) => onChange({ measure: next })}
          options={measures.map((value) => ({ value, label: t(`chart.${value}`) }))}
        />
      )}
      {interval && (
        <SegmentedControl
          label={t('reporting:chart.interval')}
          value={interval}
          onChange={(next) => onChange({ interval: next })}
          options={intervals.map((value) => ({ value, label: t(`reporting:chart.${value}`) }))}
        />
      )}
    </>
  );
}
