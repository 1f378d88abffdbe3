/**
 * Which browser made the kept images (stories/__snapshots__/browser.json), and which one runs now. Pixels depend on its
 * major version, on whether it is the headless shell, and on the system that draws the letters.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, requireFastChromium } from '../browsers/chromium.mjs';
import { root } from '../processes/run.mjs';

export const browserRecord = join(root, 'stories/__snapshots__/browser.json');

/** The browser that made the kept images; undefined when no update of all images was finished. */
export const recordedBrowser = () =>
  existsSync(browserRecord) ? JSON.parse(readFileSync(browserRecord, 'utf8')) : undefined;

/** Starts the browser of the checks, and returns what it is. */
export async function runningBrowser() {
  // Not above: scripts/test.mjs imports this module before packages are installed.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: requireFastChromium(), args: chromiumFlags });
  try {
    const session = await browser.newBrowserCDPSession();
    // `HeadlessChrome/156.…` is the headless shell; Chromium without a window is `Chrome/156.…`.
    const { product } = await session.send('Browser.getVersion');
    return {
      chromium: Number.parseInt(browser.version(), 10),
      headlessShell: product.startsWith('Headless'),
      system: process.platform,
    };
  } finally {
    await browser.close();
  }
}

export const isSameBrowser = (one, other) =>
  ['chromium', 'headlessShell', 'system'].every((part) => one[part] === other[part]);

/** A browser in words, such as `Chromium 156 (headless shell, linux)`. */
export const browserName = (browser) =>
  browser
    ? `Chromium ${browser.chromium} (${browser.headlessShell ? 'headless shell, ' : ''}${browser.system})`
    : 'an unknown browser';

/** Why images may not be updated; undefined when they may. A part of them must not come from another browser. */
export function updateProblem(recorded, running, isAll) {
  if (isAll) return undefined;
  if (!recorded)
    return (
      'The last update of all images in stories/__snapshots__ was not finished: npm run stories -- -u without names ' +
      'finishes it, git restore stories/__snapshots__ undoes it.'
    );
  if (isSameBrowser(recorded, running)) return undefined;
  return (
    `The images in stories/__snapshots__ were made by ${browserName(recorded)}, and this is ${browserName(running)}: ` +
    'a part of them cannot come from another browser.\n' +
    'Update it in the first one (CHROMIUM_PATH names a browser), or update all images: npm run stories -- -u without names.'
  );
}

/**
 * The results of comparing images.
 * @param {string} lines What the test runner wrote: a line for an image, and another when its story ran again.
 */
export function imageResults(lines) {
  const results = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const last = [...new Map(results.map((result) => [result.image, result])).values()];
  return {
    images: last.length,
    written: last.filter(({ isWritten }) => isWritten).length,
    differences: last.flatMap(({ image, difference }) => (difference ? [{ image, difference }] : [])),
  };
}

/** The lines about images that end a run's output; none without images. */
export function imageLines({ images, written, differences, browsers, mayDiffer }) {
  if (!images) return [];
  const isSame = browsers.images && isSameBrowser(browsers.images, browsers.ran);
  const made = isSame
    ? `Images: made and compared by ${browserName(browsers.ran)}`
    : `Images: made by ${browserName(browsers.images)}, compared by ${browserName(browsers.ran)}`;
  return [
    `${made}: ${differences.length} of ${images} differ${written > 0 ? `, ${written} written` : ''}.`,
    ...(differences.length > 0
      ? [
          `They are in test-results/snapshots.${mayDiffer ? ' Another browser may draw differently: only --strict fails them.' : ''}`,
        ]
      : []),
  ];
}

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
