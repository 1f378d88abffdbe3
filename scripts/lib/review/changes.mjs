import { basename, dirname } from 'node:path/posix';

const letters = { M: 'changed', T: 'changed', A: 'new', D: 'removed', R: 'changed', C: 'new' };
const isPng = (path) => path.endsWith('.png');

/**
 * Reads git's raw difference (`diff-tree --raw -z`).
 * @param {string} raw
 * @returns {{ before?: { path: string, hash: string }, after?: { path: string, hash: string } }[]} Pairs; one side of
 * a new or a removed file is missing.
 */
export function parseRaw(raw) {
  const parts = raw.split('\0');
  const pairs = [];
  for (let at = 0; at < parts.length && parts[at].startsWith(':'); ) {
    const [, , from, to, status] = parts[at].split(' ');
    const isPair = status[0] === 'R' || status[0] === 'C';
    const [first, second] = [parts[at + 1], parts[at + (isPair ? 2 : 1)]];
    at += isPair ? 3 : 2;
    const kind = letters[status[0]];
    if (!kind || !isPng(second)) continue;
    pairs.push({
      before: kind === 'new' ? undefined : { path: first, hash: from },
      after: kind === 'removed' ? undefined : { path: second, hash: to },
    });
  }
  return pairs;
}

/** Where the snapshots of each folder went: the folder that most of its renamed ones are in now. */
function folderMoves(pairs) {
  const counts = new Map();
  for (const { before, after } of pairs) {
    if (!before || !after || dirname(before.path) === dirname(after.path)) continue;
    const targets = counts.get(dirname(before.path)) ?? new Map();
    targets.set(dirname(after.path), (targets.get(dirname(after.path)) ?? 0) + 1);
    counts.set(dirname(before.path), targets);
  }
  return new Map([...counts].map(([from, targets]) => [from, [...targets].sort((a, b) => b[1] - a[1])[0][0]]));
}

/**
 * Pairs removed snapshots with new ones of the same story in the folder that their neighbours moved to. Git pairs only
 * files with similar bytes, which compressed ones are not once a few pixels changed.
 */
export function pairMoved(pairs) {
  const moves = folderMoves(pairs);
  const added = new Map(pairs.filter(({ before }) => !before).map((pair) => [pair.after.path, pair]));
  const taken = new Set();
  const joined = pairs.map((pair) => {
    if (pair.after) return pair;
    const target = moves.get(dirname(pair.before.path));
    const other = target && added.get(`${target}/${basename(pair.before.path)}`);
    if (!other || taken.has(other)) return pair;
    taken.add(other);
    return { before: pair.before, after: other.after };
  });
  return joined.filter((pair) => !taken.has(pair));
}

/** The kind of a pair: `changed`, `new`, `removed`, or `moved` for one with the same bytes at another path. */
export function kindOf({ before, after }) {
  if (!before) return 'new';
  if (!after) return 'removed';
  return before.hash === after.hash ? 'moved' : 'changed';
}
