/**
 * Ends this process, as SIGTERM does, when the npm that started it is gone. npm passes SIGTERM to its shell alone and SIGHUP to nobody, and
 * the shell passes neither on, so servers would go on without anybody who stops them. (SIGINT to npm alone ends neither npm nor these
 * where the shell, as Debian's, waits for its command; Ctrl+C reaches all of them.) `run.mjs` imports this module; a server without that one is
 * started by `node --import ./tools/processes/endWithNpm.mjs`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whether a process runs, also one of another user, which may not be sent a signal.
 *
 * @param {number} pid
 */
export function isRunning(pid) {
  // 0 and negative numbers name groups of processes.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The parent and the name of a process; undefined where the system does not say them (Windows). */
function parentAndName(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return { parent: Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]), name: /^Name:\s*(.*)$/m.exec(status)?.[1] };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, name] = /^\s*(\d+)\s+(.*\S)/.exec(stdout ?? '') ?? [];
    return name && { parent: Number(parent), name };
  }
}

// A process that npm did not start may outlive the shell that started it.
if (process.env.npm_lifecycle_event) {
  const { ppid } = process;
  const above = parentAndName(ppid);
  const npm = /(^|\/)-?(ba|da|z|k|a)?sh$/.test(above?.name ?? '') ? above.parent : undefined;
  const timer = setInterval(() => {
    if (process.ppid === ppid && (npm === undefined || isRunning(npm))) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1000);
  timer.unref();
}
