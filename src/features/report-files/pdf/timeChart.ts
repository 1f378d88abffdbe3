import { niceScale, onOneGrid, type Scale } from '#design-system/charts/scale.ts';
import type { ChartSeries } from '#design-system/charts/types.ts';
import type { Formats } from '#design-system/language/formatsOf.ts';
import type { ReportTimeChart } from '../document.ts';
import type { Block } from './flow.ts';
import type { Faces } from './fonts.ts';
import { layLegend } from './legend.ts';
import type { Pen, Point } from './pen.ts';
import { ink, seriesInk, sizes } from './style.ts';

const plotHeight = 156;
const tickGap = 6;
const small = { size: sizes.small, color: ink.muted } as const;

type Side = 'left' | 'right';
const sideOf = (series: ChartSeries): Side => series.axis ?? 'left';

/** A line or column chart over time, flat, with the screen's colours: the compare period is dashed or paler. */
export function timeChart(chart: ReportTimeChart, width: number, faces: Faces, formats: Formats): Block {
  const legend = layLegend(
    chart.series.map((series) => ({
      name: series.name,
      color: seriesInk(series.color, series.compare),
      dashed: series.compare === true && chart.kind === 'line',
    })),
    width,
    faces,
  );
  const axis = (side: Side) => {
    const own = chart.series.filter((series) => sideOf(series) === side);
    return own.length === 0
      ? undefined
      : niceScale(own.flatMap(({ values }) => values.filter((value) => value !== null)));
  };
  const [alone, other] = [axis('left'), axis('right')];
  const [left, right] = alone && other ? onOneGrid(alone, other) : [alone, other];
  const scales = { left, right };
  const tickText = (scale: Scale) => {
    const whole = scale.ticks.every(Number.isInteger);
    return scale.ticks.map((tick) => (whole ? formats.count(tick) : formats.amount(tick)));
  };
  const texts = { left: scales.left && tickText(scales.left), right: scales.right && tickText(scales.right) };
  const widest = (side: Side) =>
    Math.max(0, ...(texts[side] ?? []).map((text) => faces.regular.numberWidth(text, sizes.small)));
  const plotLeft = widest('left') + tickGap;
  const plotRight = width - (texts.right ? widest('right') + tickGap : 0);
  const titled = chart.leftTitle !== undefined || chart.rightTitle !== undefined;
  const titleHeight = titled ? 14 : 4;
  const height = titleHeight + plotHeight + 18 + legend.height;

  const step = (plotRight - plotLeft) / Math.max(1, chart.categories.length);
  const middle = (index: number) => plotLeft + (index + 0.5) * step;

  return { height, draw };

  function draw(pen: Pen, top: number) {
    const plotTop = top + titleHeight;
    const y = (value: number, { from, to }: Scale) =>
      plotTop + plotHeight - ((value - from) / (to - from)) * plotHeight;
    if (chart.leftTitle) pen.text(chart.leftTitle, 0, top + 7, small);
    if (chart.rightTitle && scales.right) pen.text(chart.rightTitle, width, top + 7, { ...small, align: 'right' });
    const grid = scales.left ?? scales.right;
    for (const tick of grid?.ticks ?? []) {
      const at = grid ? y(tick, grid) : 0;
      pen.lines(
        [
          [plotLeft, at],
          [plotRight, at],
        ],
        tick === 0 ? ink.strongLine : ink.line,
        0.5,
      );
    }
    for (const side of ['left', 'right'] as const) {
      const scale = scales[side];
      for (const [index, tick] of scale?.ticks.entries() ?? []) {
        const x = side === 'left' ? plotLeft - tickGap : plotRight + tickGap;
        const text = texts[side]?.[index] ?? '';
        if (scale)
          pen.text(text, x, y(tick, scale) + 2.5, {
            ...small,
            align: side === 'left' ? 'right' : 'left',
            figures: true,
          });
      }
    }
    drawCategories(pen, plotTop + plotHeight + 11);
    if (chart.kind === 'column') drawColumns(pen, y);
    else drawLines(pen, y);
    legend.draw(pen, 0, plotTop + plotHeight + 18);
  }

  function drawCategories(pen: Pen, baseline: number) {
    const labelWidth = Math.max(1, ...chart.categories.map((text) => faces.regular.width(text, sizes.small))) + 8;
    const every = Math.max(1, Math.ceil(labelWidth / step));
    for (const [index, text] of chart.categories.entries()) {
      if (index % every === 0) pen.text(text, middle(index), baseline, { ...small, align: 'center' });
    }
  }

  function drawColumns(pen: Pen, y: (value: number, scale: Scale) => number) {
    const slot = Math.min(step * 0.76, 60 * chart.series.length) / Math.max(1, chart.series.length);
    for (const [order, series] of chart.series.entries()) {
      const scale = scales[sideOf(series)];
      if (!scale) continue;
      const zero = y(0, scale);
      for (const [index, value] of series.values.slice(0, chart.categories.length).entries()) {
        if (value === null || value === 0) continue;
        const end = y(value, scale);
        const x = middle(index) + (order - chart.series.length / 2) * slot;
        const wide = slot > 3 ? slot - 0.8 : slot;
        pen.rect(x, Math.min(zero, end), wide, Math.abs(end - zero), seriesInk(series.color, series.compare));
      }
    }
  }

  function drawLines(pen: Pen, y: (value: number, scale: Scale) => number) {
    // The compare period is drawn below the primary one.
    const ordered = [...chart.series].sort((a, b) => Number(b.compare ?? false) - Number(a.compare ?? false));
    for (const series of ordered) {
      const scale = scales[sideOf(series)];
      if (!scale) continue;
      const color = seriesInk(series.color, series.compare);
      const pieces: Point[][] = [[]];
      for (const [index, value] of series.values.slice(0, chart.categories.length).entries()) {
        if (value === null) pieces.push([]);
        else pieces.at(-1)?.push([middle(index), y(value, scale)]);
      }
      for (const piece of pieces) {
        pen.lines(piece, color, series.compare ? 1 : 1.4, series.compare);
        // Points are drawn, as on screen, unless they would touch; without them a single point would be invisible.
        const dots = piece.length === 1 || (step > 6 && !series.compare);
        if (dots) for (const [x, at] of piece) pen.dot(x, at, 1.7, color);
      }
    }
  }
}
