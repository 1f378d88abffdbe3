import { start, stop } from './run.mjs';

const kept = new Set();

/** Ends what still runs when this process ends without having stopped it: by an error, a time-out, Ctrl+C. */
function endWithThisProcess() {
  const endAll = () => {
    for (const child of kept)
      try {
        if (process.platform === 'win32') child.kill();
        else process.kill(-child.pid, 'SIGTERM');
      } catch {
        // It is gone already.
      }
  };
  process.once('exit', endAll);
  // A process that listens for a signal itself stops the servers in an orderly way (npm start, Playwright).
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(128 + number));
}

/**
 * Starts a server that belongs to this process: it ends with it, however that ends. Its output is kept back, and
 * printed only when it dies by itself: `onDeath(name, its last lines)`.
 */
export function keep(name, script, args, { env = {}, onDeath }) {
  const child = start(script, args, { env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env } });
  let output = '';
  const remember = (data) => {
    output = (output + data).slice(-8000);
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
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (asked) return;
      asked = true;
      end(signal);
    });
}
