import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../afterPaint.ts';
import { ChartFrame, ChartNotice, DrawingSkeleton } from './ChartFrame.tsx';
import { WaterfallDrawing } from './lazyDrawings.ts';
import { usePointPress } from './usePointPress.ts';
import type { WaterfallDrawingProps, WaterfallStep } from './waterfall.ts';

interface WaterfallChartProps extends WaterfallDrawingProps {
  /** New figures are loading: the old ones stay, dimmed. */
  readonly dimmed?: boolean;
  /** A followed bar was pressed; the table in the chart's place has links to the same. */
  readonly onPress?: (step: WaterfallStep) => void;
}

/**
 * Horizontal bars, each from where the one before has ended: what parts add to or take from a sum, which is the last bar. It stands
 * beside a table of its figures, or in its place.
 */
export function WaterfallChart({ dimmed, onPress, ...chart }: WaterfallChartProps) {
  const { title, steps, height } = chart;
  const { t } = useTranslation('data');
  const drawing = WaterfallDrawing.useStatus();
  const isEmpty = steps.every(({ value }) => value === 0);
  useEffect(() => (isEmpty ? undefined : afterPaint(WaterfallDrawing.load)), [isEmpty]);
  const frame = usePointPress(!isEmpty && drawing === 'loaded', ({ category }) => {
    const step = steps[category];
    if (step?.isFollowed) onPress?.(step);
  });
  return (
    <ChartFrame ref={frame} aria-label={title} data-dimmed={dimmed ? '' : undefined} aria-busy={dimmed || undefined}>
      {isEmpty ? (
        <ChartNotice height={height}>{t('chart.empty')}</ChartNotice>
      ) : drawing === 'failed' ? (
        <ChartNotice height={height} onRetry={WaterfallDrawing.load}>
          {t('chart.failed')}
        </ChartNotice>
      ) : drawing === 'pending' ? (
        <DrawingSkeleton height={height} />
      ) : (
        <WaterfallDrawing {...chart} />
      )}
    </ChartFrame>
  );
}
