import type { Options, Point } from 'highcharts';
import 'highcharts/esm/highcharts-more.js';
import { memo, useMemo } from 'react';
import { cutText } from '../../LongText/cutText.ts';
import { colorValue } from '../../theme/palette.ts';
import type { WaterfallDrawingProps, WaterfallStep } from '../waterfall.ts';
import { Chart } from './Chart.tsx';
import { type ChartContext, escaped, sharedOptions, showTheSame, states, useChartContext } from './chartOptions.ts';

/** The longest name beside a bar and in a tooltip, in letters. */
const longestLabel = 40;
const longestName = 80;

/** From this width (px) on there is room for longer names, and for the figures beside the bars. */
const wide = 520;

/** The options of a waterfall: a horizontal bar for each step, from where the one before has ended, and one for all of them. */
function waterfallOptions({ title, steps, chartType }: WaterfallDrawingProps, context: ChartContext): Options {
  const { formats, theme } = context;
  const color = (token: Parameters<typeof colorValue>[0]) => colorValue(token, theme);
  const shared = sharedOptions(title, context);
  const small = { fontSize: '12px' };
  const text = { ...small, color: color('fg.muted') };
  const colorOf = ({ value, isTotal }: WaterfallStep) =>
    isTotal ? color('brand.solid') : color(value < 0 ? 'fall.fg' : 'rise.fg');
  const stepAt = (point: Pick<Point, 'index'>) => steps[point.index];
  const figuresOf = ({ value, note }: WaterfallStep) => [formats.signedMoney(value), note].filter(Boolean).join(' · ');
  const nameWidth = (px: number) => ({ labels: { style: { ...small, color: color('fg.DEFAULT'), width: px } } });
  const room = (part: number) => ({ minPadding: part, maxPadding: part });

  return {
    ...shared,
    lang: {
      ...shared.lang,
      accessibility: {
        ...shared.lang?.accessibility,
        chartTypes: { ...shared.lang?.accessibility?.chartTypes, defaultSingle: chartType },
        // The module adds an English sentence.
        seriesTypeDescriptions: { waterfall: '' },
      },
    },
    chart: { ...shared.chart, type: 'waterfall', inverted: true, spacing: [4, 8, 8, 4] },
    xAxis: {
      categories: steps.map(({ name }) => escaped(cutText(name, longestLabel))),
      // The line at zero is drawn by the other axis.
      lineWidth: 0,
      tickLength: 0,
      labels: {
        step: 1,
        style: { ...small, color: color('fg.DEFAULT'), width: 190, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
      accessibility: { description: title },
    },
    yAxis: {
      title: { text: undefined },
      gridLineColor: color('border.DEFAULT'),
      plotLines: [{ value: 0, width: 1, color: color('border.emphasized'), zIndex: 3 }],
      ...room(0.24),
      startOnTick: false,
      endOnTick: false,
      tickPixelInterval: 110,
      labels: {
        style: { ...text, whiteSpace: 'nowrap' },
        formatter: ({ value, axis }) => {
          const isWhole = (axis.tickPositions ?? []).every(Number.isInteger);
          return (isWhole ? formats.count : formats.amount)(Number(value));
        },
      },
      accessibility: { description: title },
    },
    tooltip: {
      ...shared.tooltip,
      formatter() {
        const step = stepAt(this);
        if (!step) return '';
        return `<b><bdi>${escaped(cutText(step.name, longestName))}</bdi></b><br>${escaped(figuresOf(step))}`;
      },
    },
    plotOptions: {
      series: {
        animation: false,
        states,
        accessibility: {
          point: {
            descriptionFormatter: (point: Point) => {
              const step = stepAt(point);
              return step ? `${cutText(step.name, longestName)}: ${figuresOf(step)}` : '';
            },
          },
        },
      },
      waterfall: {
        borderWidth: 0,
        borderRadius: 2,
        lineWidth: 1,
        lineColor: color('border.emphasized'),
        dashStyle: 'Solid',
        groupPadding: 0.02,
        pointPadding: 0.12,
        maxPointWidth: 20,
        dataLabels: {
          enabled: true,
          inside: false,
          crop: false,
          overflow: 'allow',
          padding: 4,
          style: { ...small, color: color('fg.DEFAULT'), fontWeight: '500', textOutline: 'none', whiteSpace: 'nowrap' },
          formatter() {
            const step = stepAt(this);
            return step && figuresOf(step);
          },
        },
      },
    },
    series: [
      {
        type: 'waterfall',
        name: title,
        data: steps.map((step) =>
          step.isTotal ? { isSum: true, color: colorOf(step) } : { y: step.value, color: colorOf(step) },
        ),
      },
    ],
    responsive: {
      rules: [
        {
          condition: { maxWidth: wide },
          chartOptions: {
            xAxis: nameWidth(96),
            yAxis: { ...room(0.55), tickPixelInterval: 90 },
            plotOptions: {
              waterfall: {
                dataLabels: {
                  formatter() {
                    return formats.signedMoney(stepAt(this)?.value ?? 0);
                  },
                },
              },
            },
          },
        },
      ],
    },
  };
}

/** Draws a waterfall, with the module of Highcharts that only this chart needs. */
export const WaterfallDrawing = memo(function WaterfallDrawing(props: WaterfallDrawingProps) {
  const context = useChartContext();
  const options = useMemo(() => waterfallOptions(props, context), [props, context]);
  return <Chart options={options} height={props.height} />;
}, showTheSame);
