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
