import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readState, type SimulatorState } from './state.ts';

/** A simulator's state in one file, which is never left half written. */
export interface StateFile {
  /** The saved state; a broken file is renamed and reported by `say`. */
  read(): SimulatorState | undefined;
  write(state: SimulatorState): void;
}

export function stateFileAt(path: string, say: (message: string) => void): StateFile {
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
    write(state) {
      const unfinished = `${path}.${process.pid}.tmp`;
      writeFileSync(unfinished, JSON.stringify(state), { mode: 0o600 });
      renameSync(unfinished, path);
    },
  };
}
