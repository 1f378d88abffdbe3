import type { Chart, Options } from 'highcharts';

type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => value !== null && typeof value === 'object' && !Array.isArray(value);

const isSameList = (a: unknown, b: unknown) =>
  Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, index) => Object.is(each, b[index]));

/** What of `after` is not as in `before`, by key; undefined where `after` no longer says anything. */
export function changesOf(before: Bag, after: Bag): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]];
    if (isBag(old) && isBag(now)) {
      const inside = changesOf(old, now);
      if (Object.keys(inside).length > 0) changes[key] = inside;
    } else if (!Object.is(old, now) && !isSameList(old, now)) changes[key] = now;
  }
  return changes;
}

/**
 * Makes options whose functions are always the same ones and call the latest of their place: a new one of each drawing
 * would tell Highcharts that nearly all of a chart has changed.
 */
export function steadyFunctions(): (options: Options) => Options {
  type Any = (this: unknown, ...given: unknown[]) => unknown;
  const latest = new Map<string, Any>();
  const steady = new Map<string, Any>();
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === 'function') {
      latest.set(path, value as Any);
      const known = steady.get(path);
      if (known) return known;
      const one: Any = function (...given) {
        return latest.get(path)?.apply(this, given);
      };
      steady.set(path, one);
      return one;
    }
    if (Array.isArray(value)) {
      return value.some(isBag) ? value.map((each, index) => walk(each, `${path}.${index}`)) : value;
    }
    if (!isBag(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, `${path}.${key}`)]));
  };
  return (options) => walk(options, '') as Options;
}

const listed = (value: unknown): readonly Bag[] => (Array.isArray(value) ? value : isBag(value) ? [value] : []);

/** What changes when other figures are drawn in the same way. */
const parts = ['xAxis', 'yAxis', 'series'] as const;

/**
 * Draws a chart by other options. Other figures in the same chart, as when the interval changes, are told to its axes and
 * series alone: told all options, Highcharts makes each of them anew, which takes twice as long.
 */
export function drawChanges(chart: Chart, before: Options, after: Options): void {
  const others = new Set<string>(parts);
  const isSameChart =
    !Object.keys(changesOf(before as Bag, after as Bag)).some((key) => !others.has(key)) &&
    parts.every((part) => {
      const [old, now] = [listed(before[part]), listed(after[part])];
      return old.length === now.length && old.every((each, index) => each.id === now[index]?.id);
    });
  if (!isSameChart) {
    // Told a height, the same one too, Highcharts draws all of it twice.
    const { height, ...rest } = after.chart ?? {};
    chart.update(before.chart?.height === height ? { ...after, chart: rest } : after, true, true, false);
    return;
  }
  for (const part of parts) {
    for (const [index, now] of listed(after[part]).entries()) {
      const changes = changesOf(listed(before[part])[index] ?? {}, now);
      const keys = Object.keys(changes);
      if (keys.length === 0) continue;
      if (part !== 'series') chart[part][index]?.update(changes, false);
      else if (keys.length === 1 && keys[0] === 'data')
        chart.series[index]?.setData([...(now.data as [])], false, false);
      else chart.series[index]?.update(changes as never, false);
    }
  }
  chart.redraw(false);
}
