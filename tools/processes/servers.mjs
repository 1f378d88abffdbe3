import { start, stop } from './run.mjs';

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
  child.once('exit', () => {
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
