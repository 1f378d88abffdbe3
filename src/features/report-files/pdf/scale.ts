/** The scale of an axis: its ends and its ticks at round numbers. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

/** Aligns two axes to one grid: the one with fewer ticks is extended. Axes with negative values stay as they are. */
export function onOneGrid(a: Scale, b: Scale): [Scale, Scale] {
  if (a.from < 0 || b.from < 0) return [a, b];
  const count = Math.max(a.ticks.length, b.ticks.length);
  const longer = (scale: Scale): Scale => {
    const step = scale.ticks[1] ?? 1;
    const ticks = Array.from({ length: count }, (_, index) => Number((index * step).toPrecision(12)));
    return { from: 0, to: ticks.at(-1) ?? scale.to, ticks };
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
