import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** How many charts stay: those of the pages between which one goes back and forth. */
const limit = 12;

interface CacheEntry {
  /** What holds the drawing: it moves into the page, and stays outside the document when its page is left. */
  readonly home: HTMLElement;
  readonly drawing: ReactNode;
}

type Keep = (id: string, drawing: ReactNode) => HTMLElement;

const KeepContext = createContext<Keep | undefined>(undefined);

/**
 * Keeps the drawn charts of pages that are left, the last {@link limit}: who comes back sees them at once, and a chart whose
 * figures have changed meanwhile is updated instead of made again. Saves about 100 ms of the way back to the dashboard
 * (docs/speed.md). Without this component around them, charts are made again.
 */
export function ChartCache({ children }: { readonly children: ReactNode }) {
  const charts = useRef(new Map<string, CacheEntry>());
  const [shown, setShown] = useState<readonly (readonly [id: string, entry: CacheEntry])[]>([]);
  const keep = useCallback<Keep>((id, drawing) => {
    const { home } = charts.current.get(id) ?? { home: document.createElement('div') };
    // The last used is the last of the map.
    charts.current.delete(id);
    charts.current.set(id, { home, drawing });
    const left = [...charts.current].filter(([, one]) => one.home !== home && !one.home.isConnected);
    for (const [oldest] of left.slice(0, Math.max(0, charts.current.size - limit))) charts.current.delete(oldest);
    setShown([...charts.current]);
    return home;
  }, []);
  return (
    <KeepContext value={keep}>
      {children}
      {shown.map(([id, { home, drawing }]) => createPortal(drawing, home, id))}
    </KeepContext>
  );
}

interface CachedChartProps {
  /** Unique among the charts of all pages; without it, the chart goes with its page. */
  readonly id: string | undefined;
  /** What draws the chart. */
  readonly children: ReactNode;
}

/** The place of a chart that stays when its page is left. */
export function CachedChart({ id, children }: CachedChartProps) {
  const keep = useContext(KeepContext);
  return keep && id !== undefined ? <Place {...{ id, keep, children }} /> : children;
}

function Place({ id, keep, children }: { id: string; keep: Keep; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Before the browser paints: the page never shows an empty place, nor the figures of before.
  useLayoutEffect(() => {
    const home = keep(id, children);
    if (home.parentElement !== place.current) place.current?.replaceChildren(home);
  });
  return <div ref={place} />;
}
