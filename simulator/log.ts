/** One handled API call; `duration_ms` is real time. */
interface LogEntry {
  readonly id: number;
  readonly at: string;
  readonly user: string | null;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** 0 when there was no response. */
  readonly status: number;
  readonly duration_ms: number;
  readonly fault: string | null;
}

const kept = 500;

/** The last 500 API calls, oldest first. */
export interface CallLog {
  add(entry: Omit<LogEntry, 'id'>): void;
  after(id: number): readonly LogEntry[];
  clear(): void;
}

export function createCallLog(): CallLog {
  let entries: LogEntry[] = [];
  let last = 0;
  return {
    add(entry) {
      last += 1;
      entries = [...entries.slice(1 - kept), { id: last, ...entry }];
    },
    after: (id) => entries.filter((entry) => entry.id > id),
    clear() {
      entries = [];
      last = 0;
    },
  };
}
