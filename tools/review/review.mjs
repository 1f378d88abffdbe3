import { compare, sizeOf } from './compare.mjs';
import { keyOf, ReviewProblem } from './decisions.mjs';
import { storyOf, titlesByFolder } from './stories.mjs';

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

const kindOf = ({ before, after }) => (before && after ? 'changed' : after ? 'new' : 'removed');
const order = { changed: 0, new: 1, removed: 2 };
const compareText = (a, b) => a.localeCompare(b, 'en');

/**
 * Collects what differs between the snapshots of two trees.
 * @param repository From `openRepository`.
 * @param base What `commit` returns.
 * @param head What `commit` or `workingTree` returns.
 * @param {string} storybook The address that the links to the stories lead to.
 * @returns The entries to decide on, by area and screen; those that look the same (moved, or encoded again); how many
 * are equal; and the files of images, by name.
 */
export async function collectReview(repository, base, head, storybook) {
  const pairs = repository.changes(base.tree, head.tree);
  const [titlesBefore, titlesAfter] = [base, head].map(({ tree }) => titlesByFolder(repository.titleLines(tree)));
  const images = new Map();
  const entries = [];
  const same = [];
  for (const pair of pairs) {
    const path = (pair.after ?? pair.before).path;
    const from = pair.before && pair.after && pair.before.path !== path ? pair.before.path : undefined;
    const files = new Map();
    const read = (hash) => {
      files.set(`${hash}.png`, repository.blob(hash));
      return files.get(`${hash}.png`);
    };
    const isMoved = pair.before?.hash === pair.after?.hash;
    const found = isMoved ? { pixels: 0 } : await compared(pair, read);
    if (found.pixels === 0) {
      same.push({ path, from });
      continue;
    }
    for (const [name, file] of files) images.set(name, file);
    const mask = found.mask && `${pair.before.hash.slice(0, 16)}-${pair.after.hash.slice(0, 16)}.png`;
    if (mask) images.set(mask, found.mask);
    const { id, ...story } = storyOf(path, pair.after ? titlesAfter : titlesBefore);
    const entry = {
      ...{ kind: kindOf(pair), ...story, path, from, mask },
      before: pair.before && { ...pair.before, ...found.before },
      after: pair.after && { ...pair.after, ...found.after },
      // A removed story is in no Storybook of the head.
      link: id && pair.after && new URL(`?path=/story/${encodeURIComponent(id)}`, storybook).href,
      ...{ pixels: found.pixels, share: found.share, problem: found.problem },
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
  const equal = repository.countOf(head.tree) - pairs.filter(({ after }) => after).length;
  return { entries, same, equal, images };
}
