import { start, stop } from './run.mjs';

const kept = new Set();

/**
 * Ends the running servers when this process exits without having stopped them: after an error, a time-out or Ctrl+C.
 */
function endWithThisProcess() {
  const endAll = () => {
    for (const child of kept)
      try {
        if (process.platform === 'win32') child.kill();
        else process.kill(-child.pid, 'SIGTERM');
      } catch {
        // The process has exited already.
      }
  };
  process.once('exit', endAll);
  // A process that handles the signal itself stops the servers in order (npm start, Playwright).
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(128 + number));
}

/**
 * Starts a server that ends with this process. Its output is buffered, and passed on only when it exits unexpectedly:
 * `onDeath(name, its last lines)`. `onOutput` is called with the output so far.
 */
export function keep(name, script, args, { env = {}, onDeath, onOutput = () => {} }) {
  const child = start(script, args, { env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env } });
  let output = '';
  const remember = (data) => {
    output = (output + data).slice(-8000);
    onOutput(output);
  };
  child.stdout.on('data', remember);
  child.stderr.on('data', remember);
  let stopping = false;
  if (kept.size === 0) endWithThisProcess();
  kept.add(child);
  child.once('exit', () => {
    kept.delete(child);
    if (!stopping) onDeath(name, output.trim());
  });
  return {
    stop: () => {
      stopping = true;
      return stop(child);
    },
  };
}

/** Calls `end` once when the user or the system asks this process to end. */
export function whenAskedToEnd(end) {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      end(signal);
    });
}
