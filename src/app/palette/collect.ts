import { isApiError } from '#api/errors.ts';

/** The most calls at once. */
const mostAtOnce = 4;

/** What is asked: an outlet. */
export interface Asked {
  /** Different from all others. */
  readonly key: string;
}

/** What has come so far. */
export interface Collected<Place, Result> {
  /** How many places are asked in all. */
  readonly total: number;
  /** In the order in which they came. */
  readonly results: readonly { readonly place: Place; readonly result: Result }[];
  readonly failed: readonly { readonly place: Place; readonly error: unknown }[];
  readonly isRunning: boolean;
  /** Cancelled before all places were asked. */
  readonly isCancelled: boolean;
}

export interface Collector<Place> {
  /** Asks these places too, but for those that were asked already. */
  readonly add: (places: readonly Place[]) => void;
  /** Asks again where it failed; after a cancel, also where it was not asked. */
  readonly resume: () => void;
  /** Makes no further call. What has come stays. */
  readonly cancel: () => void;
}

/**
 * Asks many places the same, four at a time, and reports each response as it comes (behaviour 2.19). What fails does not stop
 * the others, but for a 401, which ends the session. After `cancel` nothing is called or reported, until `resume`.
 *
 * @param load - asks one place; its signal ends with a cancel.
 * @param onChange - gets what has come so far, after each response.
 */
export function collect<Place extends Asked, Result>(
  load: (place: Place, signal: AbortSignal) => Promise<Result>,
  onChange: (state: Collected<Place, Result>) => void,
): Collector<Place> {
  const places = new Map<string, Place>();
  let queue: Place[] = [];
  let results: Collected<Place, Result>['results'] = [];
  let failed: Collected<Place, Result>['failed'] = [];
  let active = 0;
  let isCancelled = false;
  let controller = new AbortController();

  const report = () =>
    onChange({ total: places.size, results, failed, isRunning: active > 0 || queue.length > 0, isCancelled });

  const ask = async (place: Place) => {
    const { signal } = controller;
    active += 1;
    try {
      const result = await load(place, signal);
      if (!signal.aborted) results = [...results, { place, result }];
    } catch (error) {
      if (!signal.aborted) {
        failed = [...failed, { place, error }];
        if (isApiError(error) && error.status === 401) cancel();
      }
    }
    // A cancel has counted it as ended.
    if (signal.aborted) return;
    active -= 1;
    pump();
    report();
  };

  const pump = () => {
    while (active < mostAtOnce) {
      const next = queue.shift();
      if (!next) return;
      void ask(next);
    }
  };

  const cancel = () => {
    if (active === 0 && queue.length === 0) return;
    controller.abort();
    queue = [];
    active = 0;
    isCancelled = true;
    report();
  };

  return {
    add(more) {
      const added = more.filter(({ key }) => !places.has(key));
      for (const place of added) places.set(place.key, place);
      if (!isCancelled) queue.push(...added);
      pump();
      report();
    },
    resume() {
      const answered = new Set(results.map(({ place }) => place.key));
      const failedNow = new Set(failed.map(({ place }) => place.key));
      queue.push(
        ...[...places.values()].filter(({ key }) => failedNow.has(key) || (isCancelled && !answered.has(key))),
      );
      failed = [];
      if (isCancelled) controller = new AbortController();
      isCancelled = false;
      pump();
      report();
    },
    cancel,
  };
}
