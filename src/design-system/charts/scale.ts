import type { ChartSeries } from './types.ts';

/** The scale of an axis: its ends and its ticks at round numbers. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** Aligns two axes to one grid with one zero: the one with fewer ticks on a side of zero is extended. */
export function onOneGrid(a: Scale, b: Scale): [Scale, Scale] {
  const stepOf = ({ ticks: [first = 0, second = 1] }: Scale) => second - first;
  const most = (end: 'from' | 'to') =>
    Math.max(...[a, b].map((scale) => Math.round(Math.abs(scale[end]) / stepOf(scale))));
  const [below, above] = [most('from'), most('to')];
  const longer = (scale: Scale): Scale => {
    const step = stepOf(scale);
    const ticks = Array.from({ length: below + above + 1 }, (_, index) =>
      Number(((index - below) * step).toPrecision(12)),
    );
    return { from: ticks[0] ?? scale.from, to: ticks.at(-1) ?? scale.to, ticks };
  };
  return [longer(a), longer(b)];
}

/** Returns round ticks that include all values and zero; about `count` of them. */
export function niceScale(values: readonly number[], count = 5): Scale {
  let least = 0;
  let most = 0;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  // Only zeros, or values below a cent.
  if (most - least < 1e-6) most = least + 1;
  const rough = (most - least) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { from: ticks[0] as number, to: ticks.at(-1) as number, ticks };
}

export type Side = 'left' | 'right';

/** The axis that a series belongs to. */
export const sideOf = (one: Pick<ChartSeries, 'axis'>): Side => one.axis ?? 'left';

/**
 * The ticks of each axis where a shown figure is below zero; undefined where none is. All axes have as many on each side of
 * zero, so that there is one line of zero, from which the columns of both rise and hang.
 */
export function ticksBelowZero(series: readonly Pick<ChartSeries, 'axis' | 'values'>[]) {
  const scaleOf = (side: Side) => {
    const own = series.filter((one) => sideOf(one) === side);
    return own.length === 0
      ? undefined
      : niceScale(own.flatMap(({ values }) => values.filter((value) => value !== null)));
  };
  const [left, right] = [scaleOf('left'), scaleOf('right')];
  if (!(left && left.from < 0) && !(right && right.from < 0)) return undefined;
  const [one, other] = left && right ? onOneGrid(left, right) : [left, right];
  return { left: one?.ticks, right: other?.ticks };
}
