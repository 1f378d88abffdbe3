/** The most failures of a check that are run again: more are not by chance. */
export const mostAgain = 10;

/**
 * Runs the failures of a check once more, alone. Those that pass then are unstable: they count as passed, and are named.
 *
 * @param {import('./checks.mjs').Check} check
 * @param {import('./results.mjs').Counted} found
 * @param {(keys: object[]) => Promise<import('./results.mjs').Counted>} runAlone runs the checks with these keys.
 */
export async function runAgain(check, found, runAlone) {
  const keys = found.failures.flatMap(({ key }) => (key ? [key] : []));
  if (!check.again || keys.length === 0 || keys.length > mostAgain) return { ...found, unstable: [] };
  const second = await runAlone(keys);
  const known = new Set(found.failures.map(({ name }) => name));
  const isWhole = second.passed + second.failures.length >= keys.length;
  // A run that did not take all of them, or that failed in another way, proves nothing.
  if (!isWhole || second.failures.some(({ name }) => !known.has(name))) return { ...found, unstable: [] };
  const stillFails = new Set(second.failures.map(({ name }) => name));
  const isUnstable = ({ key, name }) => key !== undefined && !stillFails.has(name);
  const unstable = found.failures.filter(isUnstable);
  return {
    ...found,
    passed: found.passed + unstable.length,
    failures: found.failures.filter((failure) => !isUnstable(failure)),
    unstable,
  };
}
