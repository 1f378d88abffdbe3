import type { Chart as ChartType, Options } from 'highcharts';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { drawChanges, steadyFunctions } from './chartChanges.ts';
import { Chart, charts } from './highcharts/core.ts';

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

/** Destroys charts whose place has left the document; on a page that is kept (`data-page`) they stay as they are. */
function destroyUnseen() {
  for (const chart of charts) {
    const place = chart?.renderTo;
    if (place && !place.isConnected && !place.closest('[data-page]')) chart.destroy();
  }
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
export function ChartCanvas({ label, options: given, height }: ChartCanvasProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const chartRef = useRef<ChartType | null>(null);
  const wasAccessible = useRef(false);
  const drawn = useRef<Options | null>(null);
  const [steady] = useState(steadyFunctions);
  const options = useMemo(() => steady(given), [steady, given]);
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
      wasAccessible.current = accessible;
      drawn.current = latest.options;
      setDrawn(true);
      askForAccessibility();
    };
    const rested = chartRef.current;
    if (rested && wasAccessible.current === accessible) return;
    const drawAnew = () => {
      rested?.destroy();
      draw();
    };
    // One that was drawn already is drawn anew at once, or it would flicker; but not before the page that it rested on.
    const callOff = drawn.current && !rested ? draw() : afterPaint(drawAnew);
    return () => {
      callOff?.();
      // One that is gone may wait until what comes next is painted, and one whose page only rests is not gone.
      if (isGone.current) {
        afterPaint(destroyUnseen);
        return;
      }
      chartRef.current?.destroy();
      chartRef.current = null;
    };
  }, [isAccessible, latest]);

  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    // Not Highcharts' own observer (`reflow`): it has the page laid out anew for each chart that comes into sight, to learn
    // that its width is what it was.
    const observer = new ResizeObserver(([entry]) => {
      const chart = chartRef.current;
      const width = entry?.contentRect.width;
      if (chart && width && Math.abs(width - chart.chartWidth) >= 1) chart.reflow();
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const before = drawn.current;
    if (!chartRef.current || !before || before === options) return;
    drawn.current = options;
    drawChanges(chartRef.current, before, options);
  }, [options]);

  return (
    <div ref={placeRef} data-part="canvas" data-loading={isAccessible && isDrawn ? undefined : ''} style={{ height }} />
  );
}
