import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import { afterPaint } from '../afterPaint.ts';
import { ChartBones, ChartFrame, ChartNotice } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { timeCanvas } from './canvasParts.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import type { TimeChartProps } from './types.ts';

const legendHeight = 32;

/**
 * A line or column chart over time (spec 1, part 9), 400 px high, with a legend that toggles and a table in its place on
 * demand. The drawing code is fetched once there are figures; until then a skeleton of the same height stands here.
 */
export function TimeChart(props: TimeChartProps) {
  const { series, loading, dimmed, asTable, height = 400 } = props;
  const { t } = useTranslation('ui');
  const { Part, failed } = timeCanvas.use();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(props.hiddenAtFirst));
  // Nothing but zeros says no more than that there is nothing, and an axis of zeros less.
  const isEmpty = !series.some((one) => one.values.some((value) => value !== null && value !== 0));

  const wanted = !loading && !asTable && !isEmpty;
  useEffect(() => {
    // The code of charts is much: the figures that came with these are painted before it runs.
    return wanted ? afterPaint(timeCanvas.load) : undefined;
  }, [wanted]);

  if (asTable && !loading) return <ChartTable chart={props} height={height} />;
  return (
    <ChartFrame
      aria-label={props.title}
      data-dimmed={dimmed && !loading ? '' : undefined}
      aria-busy={dimmed || undefined}
    >
      {loading ? (
        <ChartBones height={height} />
      ) : isEmpty ? (
        <ChartNotice height={height}>{t('chart.empty')}</ChartNotice>
      ) : failed ? (
        <ChartNotice height={height} onRetry={timeCanvas.load}>
          {t('chart.failed')}
        </ChartNotice>
      ) : !Part ? (
        <ChartBones height={height} />
      ) : (
        <>
          <Part chart={{ ...props, height: height - legendHeight }} hidden={hidden} />
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
