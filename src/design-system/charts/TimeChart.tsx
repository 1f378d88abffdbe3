import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../afterPaint.ts';
import { ChartFrame, ChartNotice, DrawingSkeleton } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { timeDrawing } from './drawings.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import type { TimeChartProps } from './types.ts';

const legendHeight = 32;

/**
 * A line or column chart over time (behaviour 5.9), 400 px high, with a legend that toggles series, or a table instead.
 * The code that draws it is loaded once there are figures; until then a skeleton of the same height is shown.
 */
export function TimeChart(props: TimeChartProps) {
  const { series, loading, dimmed, asTable, height = 400 } = props;
  const { t } = useTranslation('ui');
  const { Part: Drawing, failed } = timeDrawing.use();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(props.hiddenAtFirst));
  // A chart of zeros says no more than the notice that there is nothing to show.
  const isEmpty = !series.some((one) => one.values.some((value) => value !== null && value !== 0));

  const wanted = !loading && !asTable && !isEmpty;
  useEffect(() => {
    // Charts are much code: the figures of the same response are painted before it runs.
    return wanted ? afterPaint(timeDrawing.load) : undefined;
  }, [wanted]);

  if (asTable && !loading) return <ChartTable chart={props} height={height} />;
  return (
    <ChartFrame
      aria-label={props.title}
      data-dimmed={dimmed && !loading ? '' : undefined}
      aria-busy={dimmed || undefined}
    >
      {loading ? (
        <DrawingSkeleton height={height} />
      ) : isEmpty ? (
        <ChartNotice height={height}>{t('chart.empty')}</ChartNotice>
      ) : failed ? (
        <ChartNotice height={height} onRetry={timeDrawing.load}>
          {t('chart.failed')}
        </ChartNotice>
      ) : !Drawing ? (
        <DrawingSkeleton height={height} />
      ) : (
        <>
          <Drawing
            title={props.title}
            kind={props.kind}
            categories={props.categories}
            labels={props.labels}
            categoryTitle={props.categoryTitle}
            series={series}
            leftTitle={props.leftTitle}
            rightTitle={props.rightTitle}
            hidden={hidden}
            height={height - legendHeight}
          />
          <SeriesLegend
            series={series}
            hidden={hidden}
            onToggle={(id) => {
              const next = new Set(hidden);
              if (!next.delete(id)) next.add(id);
              setHidden(next);
            }}
          />
        </>
      )}
    </ChartFrame>
  );
}
