/**
 * `npm run stories`: checks every story of the built Storybook in Chromium: it renders, its play function passes, axe
 * finds nothing, and its snapshot is the one in stories/__snapshots__. Builds Storybook when there is no build or
 * `--build` or `-u` is given. `--delay MS` delays each call by up to so many milliseconds, at random: it finds stories that
 * rely on fast responses. `-u` updates the snapshots. `--dir DIR` takes a Storybook built elsewhere, `--url URL` a
 * running one. `--file PATH`, as often as needed, takes the stories of these files only, and with `--build` builds only
 * these. Other arguments name stories: words of their titles. `--story ID`, as often as needed, takes these
 * stories only. `--shard 2/3` takes the second third of them, so that several machines share the work. `--changed` builds
 * and takes the stories nearest to what the working tree changes, as many as take less than two minutes; `--since REF` also
 * counts the commits since REF. `--globals language:en,theme:dark` shows every story so, but for what it fixes itself; its
 * snapshot, which shows it otherwise, is not compared. `--shuffle 7` takes the stories in an order that the number decides:
 * it finds stories that depend on the one before them. `--depth short` takes those of `npm test`, `rest` those that only
 * `npm run test:all` takes. `--plays-only` leaves out axe and snapshots. `--alone` takes one story at a time, each in a page
 * of its own. `--times` prints what the parts of the stories take: loading a page, rendering and playing, axe, image.
 * In another browser than the one that made the snapshots (stories/__snapshots__/browser.json) they may differ, which is
 * counted; `--strict` fails it there too.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { snapshotFolders, snapshotName } from '../.storybook/snapshotFolders.js';
import { requireFastChromium } from '../tools/browsers/chromium.mjs';
import { changedFiles, filesReached, nearestStories } from '../tools/checks/changes.mjs';
import { takesStory } from '../tools/checks/depths.mjs';
import { parseShard, shardOf } from '../tools/checks/shard.mjs';
import { freePort } from '../tools/processes/ports.mjs';
import { bins, root, run } from '../tools/processes/run.mjs';
import { serveFolder } from '../tools/processes/static.mjs';
import {
  browserRecord,
  imageLines,
  imageResults,
  isSameBrowser,
  orphanFiles,
  recordedBrowser,
  runningBrowser,
  updateProblem,
} from '../tools/stories/snapshots.mjs';
import { parseGlobals } from '../tools/stories/storyGlobals.mjs';
import { timesTable } from '../tools/stories/storyTimes.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', short: 'u', default: false },
    build: { type: 'boolean', default: false },
    delay: { type: 'string', default: '0' },
    url: { type: 'string' },
    file: { type: 'string', multiple: true, default: [] },
    story: { type: 'string', multiple: true, default: [] },
    shard: { type: 'string', default: '1/1' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    globals: { type: 'string', default: '' },
    shuffle: { type: 'string' },
    depth: { type: 'string', default: 'all' },
    'plays-only': { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    times: { type: 'boolean', default: false },
    dir: { type: 'string' },
    strict: { type: 'boolean', default: false },
    results: { type: 'string', default: join(root, 'test-results/stories.json') },
  },
});

/** The most stories of `--changed`. */
const mostChanged = 100;
const isBuiltNow = values.build || values.changed || values.update;
/** A build of some stories only is kept apart from that of all. */
const folder = values.dir ?? join(root, values.changed ? '.cache/storybook' : 'storybook-static');

/** Adds the files of `--changed` to those of `--file`. Returns false when the changes reach no story. */
function takeChanged() {
  const { taken, stories, more } = nearestStories(filesReached(changedFiles(values.since)), mostChanged);
  console.log(`The changes reach ${stories + more} stories${more > 0 ? `; the ${stories} nearest are checked` : ''}.`);
  values.file.push(...taken);
  return taken.length > 0;
}
if (values.changed && !takeChanged()) process.exit();

/** Whether all stories are checked. */
const isWhole = [positionals, values.file, values.story].every(({ length }) => length === 0);
const shard = parseShard(values.shard);
const snapshots = join(root, 'stories/__snapshots__');
/** What the test runner writes of each image that it compares, a line each. */
const imagesFile = `${values.results}.images`;
/** What it writes of the times of each story. */
const timesFile = values.times ? `${values.results}.times` : '';

/** What the report calls a story. */
const nameOf = ({ title, name }) => `${title} / ${name}`;

/** The test files that run at once: one more than CI has cores, since a story waits 150 ms for its page to become idle. */
const workers = 3;
/** The fewest stories of a test file. */
const smallestGroup = 12;

/**
 * The size of the next group of stories. Each group opens a page of its own, whose first stories take half as long again
 * as later ones: groups are large. The last ones are small, so that no process still works when the others are done.
 */
const groupSize = (left) => (values.alone ? 1 : Math.max(smallestGroup, Math.ceil(left / (2 * workers))));

/**
 * The entries of Storybook's index, grouped for the test runner, which makes a test file of each title and starts with
 * the largest. The tests take a story's own title from Storybook; the name here is what the report prints.
 */
function grouped(entries) {
  const result = {};
  let group = 0;
  let last = 0;
  for (const [at, [id, entry]] of entries.entries()) {
    if (at === last) {
      group += 1;
      last += groupSize(entries.length - at);
    }
    const title = `Group ${String(group).padStart(2, '0')}`;
    result[id] = { ...entry, title, name: nameOf(entry) };
  }
  return result;
}

/** The items in an order that the seed decides. */
async function shuffled(items, seed) {
  const { Faker, en } = await import('@faker-js/faker');
  return new Faker({ locale: en, seed }).helpers.shuffle(items);
}

/** Files below stories/__snapshots__ that belong to no story or to no step of a flow. */
function orphans(index) {
  if (!existsSync(snapshots)) return [];
  const stories = Object.values(index.entries).map(({ id, title }) => ({
    folder: join(snapshots, ...snapshotFolders(title)),
    story: snapshotName(id),
  }));
  return orphanFiles(
    readdirSync(snapshots, { recursive: true }).map((name) => join(snapshots, name)),
    stories,
  );
}

/** The images that were compared: how many, which differ, and the browsers. */
function images(browsers, mayDiffer) {
  const lines = existsSync(imagesFile) ? readFileSync(imagesFile, 'utf8') : '';
  rmSync(imagesFile, { force: true });
  return { ...imageResults(lines), browsers, mayDiffer };
}

/** The most differences of the list; the results file has all. */
const mostListed = 20;

function printImages(compared) {
  const { differences } = compared;
  // Those that fail are printed as failures.
  const listed = compared.mayDiffer ? differences.slice(0, mostListed) : [];
  for (const { image, difference } of listed) console.log(`  ${image}: ${difference}`);
  if (listed.length > 0 && differences.length > listed.length)
    console.log(`  and ${differences.length - listed.length} more, in ${relative(root, values.results)}`);
  for (const line of imageLines(compared)) console.log(line);
}

/** Prints what failed and the sum; the exit code. Without results the runner itself failed. */
function report(index, browsers, mayDiffer) {
  if (!existsSync(values.results)) {
    console.error('The stories could not be run: see above.');
    return 1;
  }
  const { passed, failures } = JSON.parse(readFileSync(values.results, 'utf8'));
  const ids = new Map(Object.values(index.entries).map((entry) => [nameOf(entry), entry.id]));
  for (const failure of failures) failure.id = ids.get(failure.story);
  // A run of some stories does not know the snapshots of the others.
  for (const path of isWhole && shard.count === 1 && values.depth !== 'rest' ? orphans(index) : []) {
    if (values.update) rmSync(path);
    else
      failures.push({
        story: relative(root, path),
        message: 'No story has this snapshot: npm run stories -- -u removes it.',
      });
  }
  const compared = images(browsers, mayDiffer);
  writeFileSync(values.results, JSON.stringify({ passed, failures, ...compared }, undefined, 2));
  for (const { story, message } of failures) console.log(`\n✗ ${story}\n${message.replace(/^/gm, '    ')}`);
  console.log(`\nStories: ${passed} passed, ${failures.length} failed`);
  printImages(compared);
  return failures.length > 0 ? 1 : 0;
}

async function main() {
  try {
    requireFastChromium();
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  if (!(Number(values.delay) >= 0)) {
    console.error(`--delay takes milliseconds, not ${values.delay}.`);
    return 1;
  }
  const globals = await parseGlobals(values.globals);
  if (globals.problem) {
    console.error(globals.problem);
    return 1;
  }
  if (values.update && values.globals) {
    console.error('--globals compares no snapshots, so that it cannot update them.');
    return 1;
  }
  if (values.shuffle !== undefined && !/^\d{1,9}$/.test(values.shuffle)) {
    console.error(`--shuffle takes a number of up to nine digits, not ${values.shuffle}.`);
    return 1;
  }
  if (!['short', 'rest', 'all'].includes(values.depth)) {
    console.error(`--depth takes short, rest or all, not ${values.depth}.`);
    return 1;
  }
  if (!shard) {
    console.error(`--shard takes a part and how many there are, such as 2/3, not ${values.shard}.`);
    return 1;
  }
  const browsers = { images: recordedBrowser(), ran: await runningBrowser() };
  const isSame = browsers.images !== undefined && isSameBrowser(browsers.images, browsers.ran);
  const isAll = isWhole && shard.count === 1 && values.depth === 'all';
  const problem = values.update && updateProblem(browsers.images, browsers.ran, isAll);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const mayDiffer = browsers.images !== undefined && !isSame && !values.strict;
  if (!values.url && (isBuiltNow || !existsSync(join(folder, 'index.json')))) {
    const code = await run(bins.storybook, ['build', '--test', '--quiet', '--disable-telemetry', '-o', folder], {
      env: { ...process.env, STORY_FILES: values.file.join() },
    });
    if (code !== 0) return code;
  }
  const index = values.url
    ? await (await fetch(new URL('index.json', values.url))).json()
    : JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const selected = Object.entries(index.entries).filter(
    ([id, { title, importPath, tags }]) =>
      takesStory(values.depth, tags) &&
      (isWhole ||
        values.story.includes(id) ||
        positionals.some((word) => title.toLowerCase().includes(word.toLowerCase())) ||
        values.file.some((path) => importPath === `./${path}`)),
  );
  const unknown = values.story.filter((id) => !(id in index.entries));
  if (unknown.length > 0) {
    console.error(`There is no story ${unknown.join(', ')}.`);
    return 1;
  }
  if (values.url && !(isWhole && shard.count === 1)) {
    console.error('A running Storybook is checked as a whole: --url goes without names of stories and --shard.');
    return 1;
  }
  if (selected.length === 0) {
    console.error(
      isWhole ? 'There are no stories.' : `No story is in ${[...positionals, ...values.file].join(' or ')}.`,
    );
    return 1;
  }
  const ordered = values.shuffle === undefined ? selected : await shuffled(selected, Number(values.shuffle));
  const taken = shardOf(shard, ordered);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  if (taken.length === 0) {
    writeFileSync(values.results, JSON.stringify({ passed: 0, failures: [] }));
    console.log('None of the stories is in this part.');
    return 0;
  }
  // The test runner reads its groups from an index of its own; the page has Storybook's.
  const server = values.url
    ? undefined
    : await serveFolder(folder, await freePort(6108), {
        instead: {
          '/groups/': '',
          '/groups/index.json': JSON.stringify({ ...index, entries: grouped(taken) }),
        },
      });
  const url = values.url ?? server.url;
  for (const path of [values.results, imagesFile, timesFile].filter(Boolean)) rmSync(path, { force: true });
  // Until an update in another browser is done, the images are of two.
  if (values.update && !isSame) rmSync(browserRecord, { force: true });
  try {
    await run(
      bins.testStorybook,
      [...['--url', values.url ?? `${url}groups/`, '--index-json', '--testTimeout', '120000', '--disable-telemetry']],
      {
        env: {
          ...process.env,
          STORIES_URL: url,
          STORIES_RESULTS: values.results,
          STORIES_DELAY: values.delay,
          STORIES_UPDATE: values.update ? '1' : '',
          STORIES_IMAGES: imagesFile,
          STORIES_TIMES: timesFile,
          STORIES_SAME_BROWSER: isSame ? '1' : '',
          STORIES_MAY_DIFFER: mayDiffer ? '1' : '',
          STORIES_GLOBALS: JSON.stringify(globals.values),
          STORIES_PLAYS_ONLY: values['plays-only'] ? '1' : '',
          STORIES_WORKERS: String(values.alone ? 1 : workers),
        },
      },
    );
    if (timesFile) for (const line of timesTable(readFileSync(timesFile, 'utf8'))) console.log(line);
    const code = report(index, browsers, mayDiffer);
    if (values.update && !isSame && code === 0)
      writeFileSync(browserRecord, `${JSON.stringify(browsers.ran, undefined, 2)}\n`);
    return code;
  } finally {
    await server?.close();
  }
}

process.exitCode = await main();
