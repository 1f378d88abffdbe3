import { useEffect, useRef, useState } from 'react';
import { type Asked, type Collected, type Collector, collect } from './collect.ts';

type Controls = Pick<Collector<never>, 'resume' | 'cancel'>;

/**
 * Asks places by {@link collect} while `load` is given; another `load` starts again, and nothing of the one before appears any
 * more. Places that come later are asked too. Undefined until the first report.
 */
export function useCollected<Place extends Asked, Result>(
  load: ((place: Place, signal: AbortSignal) => Promise<Result>) | undefined,
  places: readonly Place[],
): Controls & { readonly collected: Collected<Place, Result> | undefined } {
  const [reported, setReported] = useState<{ readonly load: unknown; readonly state: Collected<Place, Result> }>();
  const collector = useRef<Collector<Place>>(undefined);
  useEffect(() => {
    if (!load) return;
    let isCurrent = true;
    const begun = collect(load, (state: Collected<Place, Result>) => {
      if (isCurrent) setReported({ load, state });
    });
    collector.current = begun;
    return () => {
      isCurrent = false;
      begun.cancel();
      collector.current = undefined;
    };
  }, [load]);
  useEffect(() => {
    if (load) collector.current?.add(places);
  }, [load, places]);
  return {
    collected: load && reported?.load === load ? reported.state : undefined,
    resume: () => collector.current?.resume(),
    cancel: () => collector.current?.cancel(),
  };
}
