import { spawnSync } from 'node:child_process';

/**
 * The seconds that a fixed loop takes on this machine: machines differ by a factor of two and a half, so a time is stated
 * together with it. 1.2 s on a good machine, 2.9 s on a slow one.
 */
export function measureYardstick() {
  const from = performance.now();
  spawnSync(process.execPath, ['-e', 'let s=0;for(let i=0;i<1e9;i++){s+=i%7}']);
  return (performance.now() - from) / 1000;
}
