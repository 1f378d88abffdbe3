import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../afterPaint.ts';
import { lazyPart } from '../lazyPart.tsx';
import { leaveOutAndReport } from '../missingPart.ts';
import { CachedChart } from './ChartCache.tsx';
import { ChartFrame, ChartNotice, DrawingSkeleton } from './ChartFrame.tsx';
import { TimeDrawing } from './lazyDrawings.ts';
import { SeriesLegend } from './SeriesLegend.tsx';
import type { TimeChartProps } from './types.ts';
import { usePointPress } from './usePointPress.ts';

const ChartTable = lazyPart(() => import('./ChartTable.tsx').then((part) => part.ChartTable), leaveOutAndReport);

const legendHeight = 32;

/** The least height of the line below the legend. */
const Footer = chakra('div', { base: { minHeight: '7', display: 'flex', justifyContent: 'center' } });
const footerHeight = 28;

/**
 * A line or column chart over time (behaviour 5.9), 400 px high, with a legend that toggles series, or a table instead.
 * The code that draws it is loaded once there are figures; until then a skeleton of the same height is shown.
 */
export function TimeChart(props: TimeChartProps) {
  const { series, loading, dimmed, asTable, footer, height = 400 } = props;
  const drawnHeight = footer ? height - footerHeight : height;
  const { t } = useTranslation('data');
  const drawing = TimeDrawing.useStatus();
  const [ownHidden, setOwnHidden] = useState<readonly string[]>([]);
  const hiddenIds = props.hidden ?? ownHidden;
  const hidden = useMemo(() => new Set(hiddenIds), [hiddenIds]);
  // A chart of zeros is replaced by the notice that there is no data.
  const isEmpty = !series.some((one) => one.values.some((value) => value !== null && value !== 0));

  const needed = !loading && !asTable && !isEmpty;
  useEffect(() => {
    // The chart's code takes long: the figures of the same response are painted first.
    return needed ? afterPaint(TimeDrawing.load) : undefined;
  }, [needed]);

  const frame = usePointPress(needed && drawing === 'loaded', ({ category, series: at }) => {
    const id = series[at]?.id;
    const address = id === undefined ? undefined : props.follow?.addressOf(category, id);
    if (address !== undefined) props.follow?.open(address);
  });

  if (asTable && !loading) {
    return (
      <>
        <Suspense fallback={<DrawingSkeleton height={drawnHeight} />}>
          <ChartTable chart={props} height={drawnHeight} />
        </Suspense>
        {footer && <Footer>{footer}</Footer>}
      </>
    );
  }
  return (
    <ChartFrame
      ref={frame}
      aria-label={props.title}
      data-dimmed={dimmed && !loading ? '' : undefined}
      aria-busy={dimmed || undefined}
    >
      {loading ? (
        <DrawingSkeleton height={height} />
      ) : isEmpty ? (
        <ChartNotice height={height}>{t('chart.empty')}</ChartNotice>
      ) : drawing === 'failed' ? (
        <ChartNotice height={height} onRetry={TimeDrawing.load}>
          {t('chart.failed')}
        </ChartNotice>
      ) : drawing === 'pending' ? (
        <DrawingSkeleton height={height} />
      ) : (
        <>
          <CachedChart id={props.cacheKey}>
            <TimeDrawing
              title={props.title}
              kind={props.kind}
              categories={props.categories}
              labels={props.labels}
              categoryTitle={props.categoryTitle}
              series={series}
              leftTitle={props.leftTitle}
              rightTitle={props.rightTitle}
              calendar={props.calendar}
              mayHaveMarks={footer !== undefined}
              hidden={hiddenIds}
              isFollowed={props.follow !== undefined}
              height={drawnHeight - legendHeight}
            />
          </CachedChart>
          <SeriesLegend
            series={series}
            hidden={hidden}
            onToggle={(id) => {
              const next = new Set(hidden);
              if (!next.delete(id)) next.add(id);
              (props.onHiddenChange ?? setOwnHidden)([...next]);
            }}
          />
          {footer && <Footer>{footer}</Footer>}
        </>
      )}
    </ChartFrame>
  );
}
