import { kindOf, pairMoved, parseRaw } from './changes.mjs';
import { compare, sizeOf } from './compare.mjs';
import { keyOf } from './decisions.mjs';
import { ReviewProblem } from './problem.mjs';
import { snapshotFolder } from './repository.mjs';
import { storyLink, storyOf, titlesByFolder } from './stories.mjs';

const counted = (count) => (count === 0 ? 'none' : String(count));

/** Throws when nothing can be compared: without a snapshot on one side, or without a story on both. */
function requireCommonStory(base, head, [before, after], pairs) {
  const isCommon =
    [...before.keys()].some((path) => after.has(path)) || pairs.some((pair) => pair.before && pair.after);
  if (isCommon) return;
  throw new ReviewProblem(
    `${base.name} and ${head.name} have no story in common. Snapshots in ${snapshotFolder}: ${counted(before.size)} and ${counted(after.size)}.`,
  );
}

/** Compares the images of one pair. What cannot be read is a problem of this entry only. */
async function compared({ before, after }, read) {
  try {
    if (before && after) return await compare(read(before.hash), read(after.hash));
    return before ? { before: await sizeOf(read(before.hash)) } : { after: await sizeOf(read(after.hash)) };
  } catch (error) {
    if (error instanceof ReviewProblem) throw error;
    return { problem: `A PNG cannot be read: ${error.message ?? error}` };
  }
}

/** What a tree has that its commit does not: the uncommitted snapshots of the working tree, by kind and path. */
export const uncommitted = (repository, working) =>
  parseRaw(repository.rawChanges('HEAD', working.tree)).map((pair) => ({
    kind: kindOf(pair),
    path: (pair.after ?? pair.before).path,
  }));

const order = { changed: 0, new: 1, removed: 2 };
const compareText = (a, b) => a.localeCompare(b, 'en');

/**
 * Collects what differs between the snapshots of two trees.
 * @param repository From `openRepository`.
 * @param base What `commit` returns.
 * @param head What `commit` or `workingTree` returns.
 * @param {{ storybook: string, onProgress?: (done: number, all: number) => void }} options
 * @returns The entries to decide on, by area and screen; those that look the same (moved, or encoded again); how many
 * are equal; and the files of images, by name.
 */
export async function collectReview(repository, base, head, { storybook, onProgress = () => {} }) {
  const trees = [base, head].map(({ tree }) => repository.snapshots(tree));
  const pairs = pairMoved(parseRaw(repository.rawChanges(base.tree, head.tree)));
  requireCommonStory(base, head, trees, pairs);
  const [titlesBefore, titlesAfter] = [base, head].map(({ tree }) => titlesByFolder(repository.titleLines(tree)));
  const images = new Map();
  const entries = [];
  const same = [];
  const take = (side, size) => side && { ...side, ...size };
  const toRead = pairs.filter((pair) => kindOf(pair) !== 'moved').length;
  let done = 0;
  for (const pair of pairs) {
    const path = (pair.after ?? pair.before).path;
    const from = pair.before && pair.after && pair.before.path !== path ? pair.before.path : undefined;
    if (kindOf(pair) === 'moved') {
      same.push({ path, from });
      continue;
    }
    onProgress(done++, toRead);
    const files = new Map();
    const read = (hash) => {
      const file = repository.blob(hash);
      files.set(`${hash}.png`, file);
      return file;
    };
    const found = await compared(pair, read);
    if (found.pixels === 0) {
      same.push({ path, from });
      continue;
    }
    for (const [name, file] of files) images.set(name, file);
    const mask = found.mask && `${pair.before.hash.slice(0, 16)}-${pair.after.hash.slice(0, 16)}.png`;
    if (mask) images.set(mask, found.mask);
    const { id, ...story } = storyOf(path, pair.after ? titlesAfter : titlesBefore);
    const entry = {
      kind: kindOf(pair),
      ...story,
      path,
      from,
      before: take(pair.before, found.before),
      after: take(pair.after, found.after),
      // A removed story is in no Storybook of the head.
      link: id && pair.after && storyLink(storybook, id),
      pixels: found.pixels,
      share: found.share,
      box: found.box,
      mask,
      problem: found.problem,
    };
    entries.push({ ...entry, key: keyOf(entry) });
  }
  entries.sort(
    (a, b) =>
      compareText(a.area, b.area) ||
      compareText(a.screen, b.screen) ||
      order[a.kind] - order[b.kind] ||
      compareText(a.story, b.story),
  );
  return { entries, same, equal: trees[1].size - pairs.filter(({ after }) => after).length, images };
}
