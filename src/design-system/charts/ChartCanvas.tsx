import type { Chart as ChartType, Options } from 'highcharts';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterPaint } from './afterPaint.ts';
import { Chart } from './highcharts/core.ts';

/** Keyboard and screen-reader support comes a moment after the first chart: it weighs a third of the core. */
let accessible = false;
let asked = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);

function askForAccessibility() {
  if (asked) return;
  asked = true;
  whenIdle(() => {
    import('./highcharts/accessibility.ts').then(
      () => {
        accessible = true;
        for (const listener of listeners) listener();
      },
      () => {
        // The chart still shows, and has its table; the next chart tries again.
        asked = false;
      },
    );
  });
}

export interface ChartCanvasProps {
  /** Names the drawing until the accessibility module describes it. */
  readonly label: string;
  readonly options: Options;
  readonly height: number;
}

/**
 * A Highcharts chart that follows its options; made anew only when the accessibility module arrives. It is first drawn
 * once the figures around it are painted, each chart in a task of its own.
 */
export function ChartCanvas({ label, options, height }: ChartCanvasProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const chartRef = useRef<ChartType | null>(null);
  const drawn = useRef<Options | null>(null);
  const [latest] = useState(() => ({ options }));
  latest.options = options;
  const isAccessible = useSyncExternalStore(subscribe, () => accessible);
  const [isDrawn, setDrawn] = useState(false);

  const isGone = useRef(false);
  useLayoutEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the module changes how a chart is made
  useLayoutEffect(() => {
    const draw = () => {
      if (!placeRef.current) return;
      const chart = Chart.chart(placeRef.current, latest.options);
      if (!accessible) chart.container.querySelector('svg')?.setAttribute('aria-label', label);
      chartRef.current = chart;
      drawn.current = latest.options;
      setDrawn(true);
      askForAccessibility();
    };
    // One that was drawn already is drawn anew at once, or it would flicker.
    const callOff = drawn.current ? draw() : afterPaint(draw);
    return () => {
      callOff?.();
      const left = chartRef.current;
      chartRef.current = null;
      // One that is drawn anew makes room at once; one that is gone may wait until what comes next is painted.
      if (isGone.current) afterPaint(() => left?.destroy());
      else left?.destroy();
    };
  }, [isAccessible, latest]);

  useLayoutEffect(() => {
    if (!chartRef.current || drawn.current === options) return;
    const wasHigh = drawn.current?.chart?.height;
    drawn.current = options;
    // Told a height, the same one too, Highcharts draws all of it twice.
    const { height: isHigh, ...chart } = options.chart ?? {};
    chartRef.current.update(wasHigh === isHigh ? { ...options, chart } : options, true, true, false);
  }, [options]);

  return (
    <div ref={placeRef} data-part="canvas" data-loading={isAccessible && isDrawn ? undefined : ''} style={{ height }} />
  );
}
