import type { Options, Point } from 'highcharts';
import { memo, useMemo } from 'react';
import { cutText } from '../../LongText/cutText.ts';
import { colorValue } from '../../theme/palette.ts';
import type { WaterfallDrawingProps, WaterfallStep } from '../waterfall.ts';
import { Chart } from './Chart.tsx';
import {
  type ChartContext,
  escaped,
  followed,
  sharedOptions,
  showTheSame,
  states,
  useChartContext,
} from './chartOptions.ts';

/** The longest name beside a bar and in a tooltip, in letters. */
const longestLabel = 40;
const longestName = 80;

/** From this width (px) on there is room for longer names, and for the figures beside the bars. */
const wide = 520;

/** A part of a bar: from zero to where it begins, and what of it is above or below zero; null where there is none. */
interface Bar {
  readonly base: number | null;
  readonly above: number | null;
  readonly below: number | null;
}

/** The bars of the steps, in EUR, each from where the one before has ended. */
function barsOf(steps: readonly WaterfallStep[]): Bar[] {
  let sum = 0;
  return steps.map(({ value, isTotal }) => {
    // In cents, so that the last part ends where the sum does.
    const from = isTotal ? 0 : sum;
    sum = from + Math.round(value * 100);
    const [low, high] = [Math.min(from, sum) / 100, Math.max(from, sum) / 100];
    if (low >= 0) return { base: low, above: (Math.round(high * 100) - Math.round(low * 100)) / 100, below: null };
    if (high <= 0) return { base: high, above: null, below: (Math.round(low * 100) - Math.round(high * 100)) / 100 };
    return { base: null, above: high, below: low };
  });
}

/**
 * The options of a waterfall, as stacked bars on invisible ones: the module with waterfalls of its own cannot be loaded once other charts
 * are drawn, which it changes, and is too large for those who compare nothing.
 */
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
  const bars = barsOf(steps);
  /** A bar across zero has two parts: its amount stands at the end that the step has come to. */
  const isLabelled = ({ above, below }: Bar, part: keyof Bar, step: WaterfallStep | undefined) => {
    if (part === 'base') return false;
    if (above !== null && below !== null) return part === ((step?.value ?? 0) < 0 ? 'below' : 'above');
    return (part === 'above' ? above : below) !== null;
  };
  const room = (part: number) => ({ minPadding: part, maxPadding: part });

  return {
    ...shared,
    lang: {
      ...shared.lang,
      accessibility: {
        ...shared.lang?.accessibility,
        chartTypes: { ...shared.lang?.accessibility?.chartTypes, barMultiple: chartType },
      },
    },
    chart: { ...shared.chart, type: 'bar', spacing: [4, 8, 8, 4] },
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
      // The invisible bars begin at zero.
      reversedStacks: false,
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
        point: followed.point ?? {},
        accessibility: {
          point: {
            descriptionFormatter: (point: Point) => {
              const step = stepAt(point);
              return step ? `${cutText(step.name, longestName)}: ${figuresOf(step)}` : '';
            },
          },
        },
      },
      bar: {
        stacking: 'normal',
        borderWidth: 0,
        borderRadius: 2,
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
    series: (['base', 'above', 'below'] as const).map((part) => ({
      type: 'bar',
      name: title,
      data: bars.map((bar, at) => {
        const step = steps[at];
        return {
          y: bar[part],
          ...(step && part !== 'base' ? { color: colorOf(step) } : {}),
          ...(step?.isFollowed && part !== 'base' ? { className: 'ds-followed' } : {}),
          dataLabels: { enabled: isLabelled(bar, part, step) },
        };
      }),
      ...(part === 'base'
        ? { color: 'transparent', colorByPoint: false, enableMouseTracking: false, accessibility: { enabled: false } }
        : {}),
    })),
    responsive: {
      rules: [
        {
          condition: { maxWidth: wide },
          chartOptions: {
            xAxis: nameWidth(96),
            yAxis: { ...room(0.55), tickPixelInterval: 90 },
            plotOptions: {
              bar: {
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

/** Draws a waterfall. */
export const WaterfallDrawing = memo(function WaterfallDrawing(props: WaterfallDrawingProps) {
  const context = useChartContext();
  const options = useMemo(() => waterfallOptions(props, context), [props, context]);
  return <Chart options={options} height={props.height} />;
}, showTheSame);
