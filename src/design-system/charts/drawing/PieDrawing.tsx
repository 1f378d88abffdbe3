import type { Options, Point } from 'highcharts';
import { memo, useMemo } from 'react';
import { cutText } from '../../LongText/cutText.ts';
import { formatFigure } from '../formatFigure.ts';
import type { PieDrawingProps } from '../types.ts';
import { Chart } from './Chart.tsx';
import {
  type ChartContext,
  escaped,
  followed,
  nameHtml,
  seriesValue,
  sharedOptions,
  showTheSame,
  states,
  useChartContext,
} from './chartOptions.ts';

/** The longest name of a slice in a tooltip, in letters. */
const longestName = 80;

/** The options of a 3D pie (behaviour 5.8); the shares are those of `pieModel`, so that they match the table. */
function pieOptions({ title, slices, measure, height, isFollowed }: PieDrawingProps, context: ChartContext): Options {
  const { t, formats, theme } = context;
  const shared = sharedOptions(title, context);
  const textsOf = (point: Point) => {
    const slice = slices[point.index];
    return slice
      ? {
          name: cutText(slice.name, longestName),
          value: formatFigure(formats, measure, slice.value),
          share: formats.percent(slice.share),
        }
      : { name: '', value: '', share: '' };
  };
  return {
    ...shared,
    chart: {
      ...shared.chart,
      type: 'pie',
      margin: [0, 0, 0, 0],
      spacing: [0, 0, 0, 0],
      options3d: { enabled: true, alpha: 48, beta: 0 },
    },
    tooltip: {
      ...shared.tooltip,
      // A small pie is narrower than its tooltip.
      outside: true,
      formatter() {
        const { name, value, share } = textsOf(this);
        return `<b>${nameHtml(name, longestName)}</b><br>${escaped(value)} · ${escaped(share)}`;
      },
    },
    plotOptions: {
      series: {
        animation: false,
        ...(isFollowed && followed),
        states: { ...states, hover: { ...states.hover, brightness: 0.06 } },
        accessibility: { point: { descriptionFormatter: (point: Point) => t('chart.slice', textsOf(point)) } },
      },
      pie: {
        depth: Math.round(height / 9),
        size: '100%',
        borderWidth: 0,
        slicedOffset: 6,
        dataLabels: { enabled: false },
      },
    },
    // A tilted pie is wider than high: where there is enough width, it may be wider than the chart is high.
    responsive: {
      rules: [{ condition: { minWidth: height * 1.3 }, chartOptions: { plotOptions: { pie: { size: '128%' } } } }],
    },
    series: [
      {
        type: 'pie',
        name: title,
        data: slices.map((slice) => ({
          name: cutText(slice.name, longestName),
          y: slice.value,
          color: seriesValue(theme, slice.color),
        })),
      },
    ],
  };
}

/** Draws a 3D pie. Its options change only with what they are made of, since each update redraws the chart. */
export const PieDrawing = memo(function PieDrawing(props: PieDrawingProps) {
  const context = useChartContext();
  const options = useMemo(() => pieOptions(props, context), [props, context]);
  return <Chart options={options} height={props.height} />;
}, showTheSame);
