import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many steps a flow's kept accessibility trees have (.storybook/flowSteps.ts). */
const stepCount = (tree) => (existsSync(tree) ? (readFileSync(tree, 'utf8').match(/^# \d+\. /gm)?.length ?? 0) : 0);

/**
 * The snapshots that belong to no story and to no step of a flow: a story has `<story>.png`, a flow `<story>--<step>.png`
 * for each step, `<story>.tree.yml` and `<story>.spoken.txt`.
 *
 * @param {string[]} files paths of snapshots, and of folders, which are left out.
 * @param {{ folder: string, story: string }[]} stories where each story keeps its snapshots, and the end of its id.
 * @returns {string[]}
 */
export function orphanFiles(files, stories) {
  const known = new Set(
    stories.flatMap(({ folder, story }) => {
      const tree = join(folder, `${story}.tree.yml`);
      const steps = Array.from({ length: stepCount(tree) }, (_, at) => join(folder, `${story}--${at + 1}.png`));
      return [join(folder, `${story}.png`), tree, join(folder, `${story}.spoken.txt`), ...steps];
    }),
  );
  return files.filter((path) => /\.(png|yml|txt)$/.test(path) && !known.has(path));
}
