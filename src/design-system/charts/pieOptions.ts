import type { Options, Point } from 'highcharts';
import { colorValue } from '../theme/palette.ts';
import { basics, type ChartContext, escaped, seriesValue, states } from './chartBasics.ts';
import { figure } from './figure.ts';
import type { ShownSlice } from './pieModel.ts';
import type { ChartMeasure } from './types.ts';

export interface PieDrawing {
  readonly title: string;
  readonly slices: readonly ShownSlice[];
  readonly measure: ChartMeasure;
  readonly height: number;
  /** Shares written at the slices, where there is room for them. */
  readonly labels: boolean;
}

/** The 3D pie that the specification asks for (spec 1, part 9); shares are counted here, so that they match the table. */
export function pieOptions(drawing: PieDrawing, context: ChartContext): Options {
  const { t, formats, theme } = context;
  const { slices, measure, height, labels } = drawing;
  const base = basics(drawing.title, context);
  const sliceAt = (index: number) => slices[index];
  const words = (point: Point) => {
    const slice = sliceAt(point.index);
    return slice
      ? { name: slice.name, value: figure(formats, measure, slice.value), share: formats.percent(slice.share) }
      : { name: '', value: '', share: '' };
  };
  return {
    ...base,
    chart: {
      ...base.chart,
      type: 'pie',
      height,
      margin: labels ? [4, 44, 4, 44] : [0, 0, 0, 0],
      spacing: [0, 0, 0, 0],
      options3d: { enabled: true, alpha: 48, beta: 0 },
    },
    tooltip: {
      ...base.tooltip,
      // A small pie is narrower than its tooltip.
      outside: true,
      formatter: function () {
        const { name, value, share } = words(this as unknown as Point);
        return `<b>${escaped(name)}</b><br>${escaped(value)} · ${escaped(share)}`;
      },
    },
    plotOptions: {
      series: {
        animation: false,
        states: { ...states, hover: { ...states.hover, brightness: 0.06 } },
        accessibility: { point: { descriptionFormatter: (point: Point) => t('chart.slice', words(point)) } },
      },
      pie: {
        depth: Math.round(height / 9),
        size: '100%',
        borderWidth: 0,
        slicedOffset: 6,
        dataLabels: labels
          ? {
              enabled: true,
              distance: 12,
              connectorColor: colorValue('border.emphasized', theme),
              style: {
                color: colorValue('fg.DEFAULT', theme),
                fontSize: '12px',
                fontWeight: '550',
                textOutline: 'none',
              },
              formatter: function () {
                return words(this as unknown as Point).share;
              },
            }
          : { enabled: false },
      },
    },
    // Tilted, a pie is lower than wide: where there is width to spare it may be wider than the place is high.
    responsive: {
      rules: [{ condition: { minWidth: height * 1.3 }, chartOptions: { plotOptions: { pie: { size: '128%' } } } }],
    },
    series: [
      {
        type: 'pie',
        name: drawing.title,
        data: slices.map((slice) => ({ name: slice.name, y: slice.value, color: seriesValue(theme, slice.color) })),
      },
    ],
  };
}
