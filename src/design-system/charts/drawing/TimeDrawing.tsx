import type { Options, Point, SeriesOptionsType, YAxisOptions } from 'highcharts';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cutText, isolated } from '../../LongText/cutText.ts';
import { colorValue, compareShare } from '../../theme/palette.ts';
import { formatFigure } from '../formatFigure.ts';
import { type Side, sideOf, ticksBelowZero } from '../scale.ts';
import type { ChartCalendar, ChartSeries, TimeDrawingProps } from '../types.ts';
import { CalendarBands, CalendarMarks, type PlotBox } from './CalendarLayer.tsx';
import { Chart } from './Chart.tsx';
import {
  type ChartContext,
  escaped,
  followed,
  nameHtml,
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

/** Room above the plot, px: for the labels of its axes, and for marks where they may come. */
const topSpace = { plain: 16, marks: 34 };

/** What an update of the chart leaves alone: its formatters read it when they are called. */
type CalendarRef = RefObject<ChartCalendar | undefined>;

/** The options of a chart over time: one or two axes, a line or column for each series, one tooltip for a category. */
function timeOptions(
  props: TimeOptionsProps,
  context: ChartContext,
  calendar: CalendarRef,
  onDrawn: (box: PlotBox) => void,
): Options {
  const { t, formats, theme } = context;
  const { series, kind, categories, hidden } = props;
  const color = (token: Parameters<typeof colorValue>[0]) => colorValue(token, theme);
  const sides = (['left', 'right'] as const).filter((side) => series.some((one) => sideOf(one) === side));
  const axes: readonly Side[] = sides.length > 0 ? sides : ['left'];
  const text = { color: color('fg.muted'), fontSize: '12px' };
  // Highcharts parses a label with a space as markup, unless it may not break.
  const label = { ...text, whiteSpace: 'nowrap' as const };
  const shared = sharedOptions(props.title, context);
  const ticks = ticksBelowZero(series.filter(({ id }) => !hidden.includes(id)));

  const yAxis = axes.map((side): YAxisOptions => {
    const own = series.filter((one) => sideOf(one) === side);
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
      allowDecimals: own.some((one) => one.measure !== 'count'),
      // Zero is on every axis (behaviour 5.22).
      min: values.every((value) => value >= 0) ? 0 : null,
      tickPositioner: () => (ticks?.[side] ? [...ticks[side]] : undefined),
      plotLines: ticks ? [{ value: 0, color: color('fg.subtle'), width: 1, zIndex: 3 }] : [],
      // A period without sales also needs an axis.
      softMax: values.every((value) => value === 0) ? 1 : undefined,
      accessibility: { description: title ?? props.title },
    };
  });

  return {
    ...shared,
    chart: {
      ...shared.chart,
      type: kind,
      spacing: [props.mayHaveMarks ? topSpace.marks : topSpace.plain, 8, 8, 4],
      events: {
        render() {
          onDrawn({ left: this.plotLeft, top: this.plotTop, width: this.plotWidth, height: this.plotHeight });
        },
      },
    },
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
        return timeTooltip(props, this.points ?? [this], context, calendar.current);
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
              const note = noteOf(calendar.current, one, point.index);
              const label = labelOf(props, one, point.index);
              return t('chart.point', {
                label: note ? `${label}, ${note}` : label,
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
        yAxis: Math.max(0, axes.indexOf(sideOf(one))),
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

/** What the calendar says of a category beside its name, for a series that may have days of its own. */
const noteOf = (calendar: ChartCalendar | undefined, { labels }: Pick<ChartSeries, 'labels'>, index: number) =>
  (labels ? calendar?.otherNotes : calendar?.notes)?.[index];

/** Marks named in a tooltip, at most; the others are in the table. */
const mostMarks = 3;
const longestTitle = 60;

/** The tooltip of one category as HTML: its name, each visible series with its figure, and what happened. */
function timeTooltip(
  props: TimeOptionsProps,
  points: readonly Point[],
  { formats, t, theme }: ChartContext,
  calendar: ChartCalendar | undefined,
): string {
  const index = points[0]?.index ?? 0;
  const head = labelOf(props, {}, index);
  const note = (text: string | undefined) => (text ? `<div class="ds-own">${escaped(text)}</div>` : '');
  const rows = points.map((point) => {
    const one = props.series[point.series.index];
    if (!one) return '';
    const own = labelOf(props, one, index);
    const value =
      point.y === null || point.y === undefined ? t('chart.noValue') : formatFigure(formats, one.measure, point.y);
    const mark = `<span class="ds-mark" style="background:${colorOf(one, theme)}"></span>`;
    const name =
      nameHtml(one.name, longestName) +
      (own === head ? '' : `<br><span class="ds-own">${escaped(own)}</span>`) +
      (one.labels ? note(noteOf(calendar, one, index)) : '');
    return `<tr><td>${mark}</td><td>${name}</td><td class="ds-value">${escaped(value)}</td></tr>`;
  });
  const marks = calendar?.marks.filter(({ from, to }) => from <= index && index <= to) ?? [];
  const happened = marks
    .slice(0, mostMarks)
    .map(
      ({ title, detail, tone }) =>
        `<div class="ds-event"><span class="ds-mark" style="background:${colorValue(`${tone}.fg`, theme)}"></span>` +
        `<span>${nameHtml(title, longestTitle)}<br><span class="ds-own">${escaped(detail)}</span></span></div>`,
    )
    .join('');
  const more = marks.length > mostMarks ? `<div class="ds-own">+ ${formats.count(marks.length - mostMarks)}</div>` : '';
  return (
    `<div class="ds-tip"><div class="ds-head">${escaped(head)}</div>${note(calendar?.notes[index])}` +
    `<table>${rows.join('')}</table>${happened}${more}</div>`
  );
}

type TimeOptionsProps = Omit<TimeDrawingProps, 'calendar'>;

interface PlotProps {
  readonly chart: TimeOptionsProps;
  readonly calendar: CalendarRef;
  readonly onDrawn: (box: PlotBox) => void;
}

/** The options of what the chart shows. They change only with that, since each update redraws the chart. */
function useTimeOptions({ chart, calendar, onDrawn }: PlotProps): Options {
  const context = useChartContext();
  const [shown, show] = useState(chart);
  if (shown !== chart && !showTheSame(shown, chart)) show(chart);
  return useMemo(() => timeOptions(shown, context, calendar, onDrawn), [shown, context, calendar, onDrawn]);
}

/**
 * Draws a chart over time. Weekends, holidays and incidents are layers of their own around the drawing, which is not drawn
 * again when they come or are switched off.
 */
export const TimeDrawing = memo(function TimeDrawing({ calendar, ...chart }: TimeDrawingProps) {
  const calendarRef = useRef(calendar);
  useLayoutEffect(() => {
    calendarRef.current = calendar;
  });
  const [box, setBox] = useState<PlotBox>();
  const onDrawn = useMemo(
    () => (next: PlotBox) => setBox((known) => (known && showTheSame(known, next) ? known : next)),
    [],
  );
  const options = useTimeOptions({ chart, calendar: calendarRef, onDrawn });
  const layer = calendar && box && { calendar, box, categories: chart.categories.length };
  return (
    <Chart options={options} height={chart.height} behind={layer && <CalendarBands {...layer} />}>
      {layer && <CalendarMarks {...layer} />}
    </Chart>
  );
}, showTheSame);
