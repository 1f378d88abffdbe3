import type { Options, Point, SeriesOptionsType, YAxisOptions } from 'highcharts';
import { memo, useMemo } from 'react';
import { cutText, isolated } from '../../LongText/cutText.ts';
import { colorValue, compareShare } from '../../theme/palette.ts';
import { formatFigure } from '../formatFigure.ts';
import type { ChartSeries, TimeDrawingProps } from '../types.ts';
import { Chart } from './Chart.tsx';
import {
  type ChartContext,
  escaped,
  followed,
  palerValue,
  seriesValue,
  sharedOptions,
  showTheSame,
  states,
  useChartContext,
} from './chartOptions.ts';

/** The longest name of a series in a tooltip, in letters. */
const longestName = 80;

/** The full name of a category for a series, which may have its own: the compare period's day. */
const labelOf = (
  props: Pick<TimeDrawingProps, 'categories' | 'labels'>,
  series: Pick<ChartSeries, 'labels'>,
  index: number,
): string => series.labels?.[index] ?? props.labels?.[index] ?? props.categories[index] ?? '';

/** Width of a category's label, px. */
const labelWidth = 56;

/** With more categories than this, an axis is too short for a tick each. */
const manyCategories = 400;

/** The options of a chart over time: one or two axes, a line or column for each series, one tooltip for a category. */
function timeOptions(props: TimeDrawingProps, context: ChartContext): Options {
  const { t, formats, theme } = context;
  const { series, kind, categories, hidden } = props;
  const color = (token: Parameters<typeof colorValue>[0]) => colorValue(token, theme);
  const sides = (['left', 'right'] as const).filter((side) => series.some((one) => (one.axis ?? 'left') === side));
  const axes = sides.length > 0 ? sides : (['left'] as const);
  const text = { color: color('fg.muted'), fontSize: '12px' };
  // Highcharts parses a label with a space as markup, unless it may not break.
  const label = { ...text, whiteSpace: 'nowrap' as const };
  const shared = sharedOptions(props.title, context);

  const yAxis = axes.map((side): YAxisOptions => {
    const own = series.filter((one) => (one.axis ?? 'left') === side);
    const values = own.flatMap((one) => one.values.filter((value) => value !== null));
    const title = side === 'left' ? props.leftTitle : props.rightTitle;
    return {
      opposite: side === 'right',
      title: axes.length > 1 && title ? { text: escaped(title), style: text } : { text: undefined },
      gridLineColor: color('border.DEFAULT'),
      labels: {
        style: label,
        formatter: ({ value, axis }) => {
          // Small amounts have ticks between whole numbers.
          const isWhole = (axis.tickPositions ?? []).every(Number.isInteger);
          return (isWhole ? formats.count : formats.amount)(Number(value));
        },
      },
      allowDecimals: own.some((one) => one.measure === 'amount'),
      min: values.every((value) => value >= 0) ? 0 : null,
      // A period without sales also needs an axis.
      softMax: values.every((value) => value === 0) ? 1 : undefined,
      accessibility: { description: title ?? props.title },
    };
  });

  return {
    ...shared,
    chart: { ...shared.chart, type: kind, spacing: [16, 8, 8, 4] },
    xAxis: {
      categories: [...categories],
      lineColor: color('border.emphasized'),
      tickLength: 0,
      // For years of days the axis would otherwise first try a tick for each day, and warn that there are too many.
      tickInterval: categories.length > manyCategories ? Math.ceil(categories.length / 100) : undefined,
      // Evenly as many labels as fit: by default the axis rotates them, or drops all of them on a phone.
      tickPositioner() {
        const step = Math.max(1, Math.ceil(categories.length / Math.max(1, Math.floor(this.len / labelWidth))));
        return Array.from({ length: Math.ceil(categories.length / step) }, (_, index) => index * step);
      },
      labels: { style: label, rotation: 0, y: 22 },
      crosshair: kind === 'line' ? { color: color('border.emphasized'), width: 1 } : { color: color('bg.muted') },
      accessibility: { description: props.categoryTitle },
    },
    yAxis,
    tooltip: {
      ...shared.tooltip,
      shared: true,
      formatter() {
        return timeTooltip(props, this.points ?? [this], context);
      },
    },
    plotOptions: {
      series: {
        animation: false,
        states,
        ...(props.isFollowed && followed),
        accessibility: {
          point: {
            descriptionFormatter: (point: Point) => {
              const one = series[point.series.index];
              if (!one) return '';
              const value =
                point.y === null || point.y === undefined
                  ? t('chart.noValue')
                  : formatFigure(formats, one.measure, point.y);
              return t('chart.point', {
                label: labelOf(props, one, point.index),
                name: isolated(cutText(one.name, longestName)),
                value,
              });
            },
          },
        },
      },
      // Markers of 5 px (behaviour 5.9), left out where they would touch.
      line: { lineWidth: 2, marker: { symbol: 'circle', radius: 2.5, lineWidth: 0, states: { hover: { radius: 4 } } } },
      column: { borderWidth: 0, borderRadius: 3, groupPadding: 0.14, pointPadding: 0.06, maxPointWidth: 40 },
    },
    series: series.map(
      (one): SeriesOptionsType => ({
        type: kind,
        id: one.id,
        name: cutText(one.name, longestName),
        // Highcharts computes the points of hidden series too.
        data: hidden.includes(one.id) ? [] : [...one.values],
        yAxis: Math.max(
          0,
          axes.findIndex((side) => side === (one.axis ?? 'left')),
        ),
        color: colorOf(one, theme),
        visible: !hidden.includes(one.id),
        ...(one.compare && kind === 'line' && { dashStyle: 'ShortDash', lineWidth: 1.5, marker: { enabled: false } }),
        zIndex: one.compare ? 1 : 2,
      }),
    ),
  };
}

const colorOf = ({ color, compare }: TimeDrawingProps['series'][number], theme: ChartContext['theme']) =>
  compare ? palerValue(theme, color, compareShare) : seriesValue(theme, color);

/** The tooltip of one category as HTML: its name, and each visible series with its figure. */
function timeTooltip(props: TimeDrawingProps, points: readonly Point[], { formats, t, theme }: ChartContext): string {
  const index = points[0]?.index ?? 0;
  const head = labelOf(props, {}, index);
  const rows = points.map((point) => {
    const one = props.series[point.series.index];
    if (!one) return '';
    const own = labelOf(props, one, index);
    const value =
      point.y === null || point.y === undefined ? t('chart.noValue') : formatFigure(formats, one.measure, point.y);
    const mark = `<span class="ds-mark" style="background:${colorOf(one, theme)}"></span>`;
    const name =
      `<bdi>${escaped(cutText(one.name, longestName))}</bdi>` +
      (own === head ? '' : `<br><span class="ds-own">${escaped(own)}</span>`);
    return `<tr><td>${mark}</td><td>${name}</td><td class="ds-value">${escaped(value)}</td></tr>`;
  });
  return `<div class="ds-tip"><div class="ds-head">${escaped(head)}</div><table>${rows.join('')}</table></div>`;
}

/** Draws a chart over time. Its options change only with what they are made of, since each update redraws the chart. */
export const TimeDrawing = memo(function TimeDrawing(props: TimeDrawingProps) {
  const context = useChartContext();
  const options = useMemo(() => timeOptions(props, context), [props, context]);
  return <Chart options={options} height={props.height} />;
}, showTheSame);
