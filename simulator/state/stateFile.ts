import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { readState, type SimulatorState } from './state.ts';

/** A simulator's state in one file, which is never left half written, and which one process alone uses. */
export interface StateFile {
  /** The saved state; a broken file is renamed and reported by `say`. */
  read(): SimulatorState | undefined;
  /** Resolves when the state is on disk. Not to be called again before. */
  write(state: SimulatorState): Promise<void>;
  /** Lets another process use the file. */
  close(): void;
}

/** Opens a state file. Throws an error with a readable message while another process uses it. */
export function openStateFile(path: string, say: (message: string) => void): StateFile {
  const lock = `${path}.lock`;
  takeLock(lock, path);
  return {
    read() {
      if (!existsSync(path)) return undefined;
      const state = readState(readFileSync(path, 'utf8'));
      if (state) return state;
      const aside = `${path}.broken`;
      renameSync(path, aside);
      say(`The state file ${path} could not be read. It was set aside as ${aside}, and a fresh world begins.`);
      return undefined;
    },
    async write(state) {
      const unfinished = `${path}.tmp`;
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(JSON.stringify(state));
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    close: () => rmSync(lock, { force: true }),
  };
}

/** Takes a lock file, which names its process. One whose process has ended, as after a kill, is replaced. */
function takeLock(lock: string, path: string): void {
  const mine = `${lock}.${process.pid}.new`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`);
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        // The lock is there at once with its content, or not at all.
        linkSync(mine, lock);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      removeStale(lock, path);
    }
    throw new Error(inUse(path, lock, 'another process'));
  } finally {
    rmSync(mine, { force: true });
  }
}

const inUse = (path: string, lock: string, who: string) =>
  `The state file ${path} is in use by ${who}. Stop that simulator, or choose another file with --state. If none runs, remove ${lock}.`;

function removeStale(lock: string, path: string): void {
  const holder = contentOf(lock);
  if (holder === undefined) return;
  const [pid = '', start = ''] = holder.split(' ');
  if (isRunning(Number(pid), start)) throw new Error(inUse(path, lock, `process ${pid}`));
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    // Another process may have replaced the lock since it was read: that one is put back.
    if (contentOf(aside) !== holder) linkSync(aside, lock);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isRunning(pid: number, start: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // The number may have been given to another process since.
  return startOf(pid) === start;
}

/** When a process started, in the system's ticks; empty where the system does not say. */
function startOf(pid: number): string {
  // The name, in brackets, may contain spaces; the start is the 20th field after it.
  const fields = contentOf(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields?.[19] ?? '';
}

interface Changing {
  state(): SimulatorState;
  subscribe(listener: () => void): () => void;
}

/**
 * Writes the state after every change. Returns a function whose promise resolves when all changes so far are written,
 * and rejects when they could not be. Changes that are made while one state is written are written together.
 */
export function keepState(simulator: Changing, write: StateFile['write']): () => Promise<void> {
  let made = 0;
  let saved = 0;
  let writing: Promise<void> | undefined;
  const writeOnce = async () => {
    const upTo = made;
    try {
      await write(simulator.state());
      saved = upTo;
    } finally {
      writing = undefined;
    }
  };
  const whenSaved = async () => {
    const wanted = made;
    while (saved < wanted) {
      writing ??= writeOnce();
      await writing;
    }
  };
  let isDue = false;
  simulator.subscribe(() => {
    made += 1;
    if (isDue) return;
    isDue = true;
    // A call makes several changes at once. Some have no response that waits for them.
    queueMicrotask(() => {
      isDue = false;
      whenSaved().catch((error) => console.error('The state could not be saved:', error));
    });
  });
  return whenSaved;
}
