import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPaint } from '../afterPaint.ts';
import { cutText } from '../LongText/cutText.ts';
import { useFormats } from '../language/formats.ts';
import { CachedChart } from './ChartCache.tsx';
import { ChartFrame, ChartNotice, DrawingSkeleton } from './ChartFrame.tsx';
import { formatFigure } from './formatFigure.ts';
import { PieDrawing } from './lazyDrawings.ts';
import { PieLegend } from './PieLegend.tsx';
import { pieModel } from './pieModel.ts';
import type { PieChartProps } from './types.ts';
import { usePointPress } from './usePointPress.ts';

const Caption = chakra('figcaption', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '0.5',
    textAlign: 'center',
    textStyle: 'label',
    fontWeight: 'normal',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& strong': { textStyle: 'table', fontWeight: 'semibold', color: 'fg' },
    '& ul': { marginTop: '2' },
    '& p': { marginTop: '1', overflowWrap: 'anywhere' },
  },
});

/**
 * A 3D pie of shares, with its period and sum (behaviour 5.8). A value that is not above zero has no slice and is
 * named below. The table beside the pie has its figures, so it needs no table of its own.
 */
export function PieChart(props: PieChartProps) {
  const { title, period, slices, measure, legend = true, loading, dimmed } = props;
  const { height = legend ? 280 : 190 } = props;
  const { t } = useTranslation('data');
  const formats = useFormats();
  const drawing = PieDrawing.useStatus();
  const { shown, leftOut, total } = useMemo(() => pieModel(slices), [slices]);
  const drawn = legend ? height - 110 : height - 44;

  const needed = !loading && shown.length > 0;
  useEffect(() => {
    // The chart's code takes long: the figures of the same response are painted first.
    return needed ? afterPaint(PieDrawing.load) : undefined;
  }, [needed]);

  const frame = usePointPress(needed && drawing === 'loaded', ({ category }) => {
    const slice = shown[category];
    const address = slice && props.follow?.addressOf(slice);
    if (address !== undefined) props.follow?.open(address);
  });

  const label = period ? `${title}, ${period}` : title;
  return (
    <ChartFrame
      ref={frame}
      aria-label={label}
      data-dimmed={dimmed && !loading ? '' : undefined}
      aria-busy={dimmed || undefined}
    >
      {loading || (needed && drawing === 'pending') ? (
        <DrawingSkeleton height={drawn} round />
      ) : shown.length === 0 ? (
        <ChartNotice height={drawn}>{t('chart.emptyPie')}</ChartNotice>
      ) : drawing !== 'loaded' ? (
        <ChartNotice height={drawn} onRetry={PieDrawing.load}>
          {t('chart.failed')}
        </ChartNotice>
      ) : (
        <CachedChart id={props.cacheKey}>
          <PieDrawing
            title={label}
            slices={shown}
            measure={measure}
            isFollowed={props.follow !== undefined}
            height={drawn}
          />
        </CachedChart>
      )}
      <Caption>
        {loading ? (
          <strong aria-hidden>{'\u00a0'}</strong>
        ) : (
          shown.length > 0 && <strong translate="no">{formatFigure(formats, measure, props.total ?? total)}</strong>
        )}
        <span>{period}</span>
        {legend && !loading && <PieLegend slices={slices} />}
        {!loading && shown.length > 0 && leftOut.length > 0 && (
          <p>{t('chart.leftOut', { names: leftOut.map((slice) => cutText(slice.name, 80)).join(', ') })}</p>
        )}
      </Caption>
    </ChartFrame>
  );
}
