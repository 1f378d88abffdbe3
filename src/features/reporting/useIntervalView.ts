import { type Interval, intervals } from './intervals.ts';
import { useViewParams } from './useViewParams.ts';

const kinds = ['line', 'column'] as const;
const measures = ['amount', 'count'] as const;
const views = ['chart', 'table'] as const;
const splits = ['total', 'each'] as const;

/** The view of an interval chart. */
export interface IntervalView {
  readonly interval: Interval;
  readonly kind: (typeof kinds)[number];
  readonly measure: (typeof measures)[number];
  readonly split: (typeof splits)[number];
  readonly view: (typeof views)[number];
}

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

/**
 * The view of one chart, in the URL under the chart's name (`channels.interval=week`), so that a link and Back keep it.
 * Defaults: day, line, amount, the total, a chart (behaviour 5.4 and 6.3). Changing it makes no call.
 */
export function useIntervalView(chart: string) {
  const [params, changeParams] = useViewParams();
  const get = (key: keyof IntervalView) => params.get(`${chart}.${key}`);
  const view: IntervalView = {
    interval: oneOf(intervals, get('interval'), 'day'),
    kind: oneOf(kinds, get('kind'), 'line'),
    measure: oneOf(measures, get('measure'), 'amount'),
    split: oneOf(splits, get('split'), 'total'),
    view: oneOf(views, get('view'), 'chart'),
  };
  const setView = (change: Partial<IntervalView>) =>
    changeParams(Object.fromEntries(Object.entries(change).map(([key, value]) => [`${chart}.${key}`, value])));
  return [view, setView] as const;
}
