import { isApiError } from '#api/errors.ts';
import { anonymousMessage, anonymousPath, anonymousStack } from './anonymous.ts';

/** Where a problem was noticed: React's three handlers, the router, the window, the policy, or the API's client. */
export type ProblemKind =
  | 'react-uncaught'
  | 'react-caught'
  | 'react-recoverable'
  | 'route'
  | 'error'
  | 'rejection'
  | 'policy'
  | 'contract';

/** A report on a problem, or on a web vital of a page load. Its texts are anonymous. */
export type Report =
  | {
      readonly type: 'problem';
      readonly kind: ProblemKind;
      /** The error's class, such as `TypeError`. */
      readonly name: string;
      readonly message: string;
      readonly stack: readonly string[];
      readonly path: string;
      /** How many problems were left out before, because they came too fast. */
      readonly dropped?: number;
    }
  | {
      readonly type: 'vital';
      readonly name: string;
      /** Milliseconds; of CLS the score. */
      readonly value: number;
      readonly rating: string;
      readonly path: string;
    };

export interface ReporterOptions {
  /** Sends reports to the collector. */
  readonly send: (reports: readonly Report[]) => void;
  /** The path of the page. */
  readonly path: () => string;
}

/** Milliseconds for which reports are collected before they are sent together. */
export const sendAfter = 2000;
/** Problems of one page load at most, and of one minute. */
export const mostProblems = { load: 50, minute: 10 };

/** Which parts of an API error are the portal's own words: what the server wrote may name somebody. */
const messageOf = (error: unknown): { name: string; message: string; stack: readonly string[] } => {
  if (isApiError(error)) {
    const own = error.kind === 'contract' ? error.detail : error.status;
    return {
      name: error.name,
      message: [error.kind, error.call, own === undefined ? '' : anonymousMessage(String(own))].join(' ').trim(),
      stack: [],
    };
  }
  if (error instanceof Error)
    return { name: error.name, message: anonymousMessage(error.message), stack: anonymousStack(error.stack ?? '') };
  // Thrown values that are no errors, such as responses: their content is unknown.
  return { name: Object.prototype.toString.call(error).slice(8, -1), message: '', stack: [] };
};

/**
 * Collects reports and sends them in groups. The same problem is reported once for each page load; problems that come
 * too fast are counted, not sent.
 */
export function createReporter({ send, path }: ReporterOptions) {
  const seenErrors = new WeakSet<object>();
  const seen = new Set<string>();
  let times: number[] = [];
  let sent = 0;
  let dropped = 0;
  let waiting: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    if (reports.length > 0) send(reports);
  };
  const add = (report: Report) => {
    waiting.push(report);
    timer ??= setTimeout(flush, sendAfter);
  };

  return {
    /** Sends what waits at once: the page is about to be left. */
    flush,
    problem(kind: ProblemKind, error: unknown, own?: { readonly message: string }) {
      // React and the router may both notice one error.
      if (typeof error === 'object' && error !== null) {
        if (seenErrors.has(error)) return;
        seenErrors.add(error);
      }
      const described = own ? { name: kind, message: own.message, stack: [] } : messageOf(error);
      const key = [kind, described.name, described.message, described.stack[0]].join('|');
      if (seen.has(key)) return;
      const time = performance.now();
      times = times.filter((at) => at > time - 60_000);
      if (sent >= mostProblems.load || times.length >= mostProblems.minute) {
        dropped += 1;
        return;
      }
      seen.add(key);
      times.push(time);
      sent += 1;
      add({
        type: 'problem',
        kind,
        ...described,
        path: anonymousPath(path()),
        ...(dropped > 0 ? { dropped } : {}),
      });
      dropped = 0;
    },
    vital(name: string, value: number, rating: string) {
      add({ type: 'vital', name, value: Math.round(value * 1000) / 1000, rating, path: anonymousPath(path()) });
    },
  };
}
