import type { Options, Point, SeriesOptionsType, YAxisOptions } from 'highcharts';
import { colorValue } from '../theme/palette.ts';
import { basics, type ChartContext, escaped, palerValue, seriesValue, states } from './chartBasics.ts';
import { figure } from './figure.ts';
import type { ChartSeries, TimeChartProps } from './types.ts';

/** The name of a category for a series: in full, and its own where it has other days. */
export const labelOf = (
  props: Pick<TimeChartProps, 'categories' | 'labels'>,
  series: Pick<ChartSeries, 'labels'>,
  index: number,
): string => series.labels?.[index] ?? props.labels?.[index] ?? props.categories[index] ?? '';

/** The room that a category's label takes, px. */
const labelWidth = 56;

/** From so many on, categories are more than any axis has room for. */
const manyCategories = 400;

/** The chart over time: one or two axes, a line or column a series, one tooltip for a category. */
export function timeOptions(props: TimeChartProps, hidden: ReadonlySet<string>, context: ChartContext): Options {
  const { t, formats, theme } = context;
  const { series, kind, categories, height = 400 } = props;
  const color = (token: Parameters<typeof colorValue>[0]) => colorValue(token, theme);
  const sides = (['left', 'right'] as const).filter((side) => series.some((one) => (one.axis ?? 'left') === side));
  const axes = sides.length > 0 ? sides : (['left'] as const);
  const text = { color: color('fg.muted'), fontSize: '12px' };
  const base = basics(props.title, context);

  const yAxis = axes.map((side): YAxisOptions => {
    const own = series.filter((one) => (one.axis ?? 'left') === side);
    const values = own.flatMap((one) => one.values.filter((value) => value !== null));
    const title = side === 'left' ? props.leftTitle : props.rightTitle;
    return {
      opposite: side === 'right',
      title: axes.length > 1 && title ? { text: escaped(title), style: text } : { text: undefined },
      gridLineColor: color('border.DEFAULT'),
      labels: { style: text, formatter: ({ value }) => formats.count(Number(value)) },
      allowDecimals: own.some((one) => one.measure === 'amount'),
      min: values.every((value) => value >= 0) ? 0 : null,
      // A period without any sales still has an axis.
      softMax: values.every((value) => value === 0) ? 1 : undefined,
      accessibility: { description: title ?? props.title },
    };
  });

  return {
    ...base,
    chart: { ...base.chart, type: kind, height, spacing: [16, 8, 8, 4] },
    xAxis: {
      categories: [...categories],
      lineColor: color('border.emphasized'),
      tickLength: 0,
      // Years of days: without this the axis first tries a tick for each, and warns that they are too many.
      ...(categories.length > manyCategories && { tickInterval: Math.ceil(categories.length / 100) }),
      // As many labels as have room, evenly: left to itself the axis turns them, or drops all of them on a phone.
      tickPositioner() {
        const step = Math.max(1, Math.ceil(categories.length / Math.max(1, Math.floor(this.len / labelWidth))));
        return Array.from({ length: Math.ceil(categories.length / step) }, (_, index) => index * step);
      },
      labels: { style: text, rotation: 0, y: 22 },
      crosshair: kind === 'line' ? { color: color('border.emphasized'), width: 1 } : { color: color('bg.muted') },
      accessibility: { description: props.categoryTitle },
    },
    yAxis,
    tooltip: { ...base.tooltip, shared: true },
    plotOptions: {
      series: {
        animation: false,
        states,
        accessibility: {
          point: {
            descriptionFormatter: (point: Point) => {
              const one = series[point.series.index];
              if (!one) return '';
              const value =
                point.y === null || point.y === undefined ? t('chart.noValue') : figure(formats, one.measure, point.y);
              return t('chart.point', { label: labelOf(props, one, point.index), name: one.name, value });
            },
          },
        },
      },
      // Marks of 5 px (spec 1, part 9), left out where they would touch.
      line: { lineWidth: 2, marker: { symbol: 'circle', radius: 2.5, lineWidth: 0, states: { hover: { radius: 4 } } } },
      column: { borderWidth: 0, borderRadius: 3, groupPadding: 0.14, pointPadding: 0.06, maxPointWidth: 40 },
    },
    series: series.map(
      (one): SeriesOptionsType => ({
        type: kind,
        id: one.id,
        name: one.name,
        // Thousands of points that nobody sees would be worked out all the same.
        data: hidden.has(one.id) ? [] : [...one.values],
        yAxis: Math.max(
          0,
          axes.findIndex((side) => side === (one.axis ?? 'left')),
        ),
        color: one.compare ? palerValue(theme, one.color, kind === 'line' ? 0.65 : 0.5) : seriesValue(theme, one.color),
        visible: !hidden.has(one.id),
        ...(one.compare && kind === 'line' && { dashStyle: 'ShortDash', lineWidth: 1.5, marker: { enabled: false } }),
        zIndex: one.compare ? 1 : 2,
      }),
    ),
  };
}

/** The tooltip of one category: its name, and each series shown with its figure. */
export function timeTooltip(props: TimeChartProps, { formats, t, theme }: ChartContext) {
  return (points: readonly { index: number; y?: number | null | undefined; series: { index: number } }[]): string => {
    const index = points[0]?.index ?? 0;
    const head = labelOf(props, {}, index);
    const rows = points.map((point) => {
      const one = props.series[point.series.index];
      if (!one) return '';
      const own = labelOf(props, one, index);
      const value =
        point.y === null || point.y === undefined ? t('chart.noValue') : figure(formats, one.measure, point.y);
      const mark = `<span class="ds-mark" style="background:${one.compare ? palerValue(theme, one.color, 0.5) : seriesValue(theme, one.color)}"></span>`;
      const name = escaped(one.name) + (own === head ? '' : `<br><span class="ds-own">${escaped(own)}</span>`);
      return `<tr><td>${mark}</td><td>${name}</td><td class="ds-value">${escaped(value)}</td></tr>`;
    });
    return `<div class="ds-tip"><div class="ds-head">${escaped(head)}</div><table>${rows.join('')}</table></div>`;
  };
}
