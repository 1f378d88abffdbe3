import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { setupPage, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { outcomeOf } from './differentImage.ts';
import { fieldAttributes, findFields, wrongFields } from './fields.ts';
import { takeSteps } from './flowSteps.ts';
import { findHeldTexts, wrongTexts } from './heldTexts.ts';
import { resetWatch, waitForFrame, waitForIdle, watchPage } from './idle.ts';
import { keepFile } from './keepFile.ts';
import { snapshotFolders, snapshotName } from './snapshotFolders.js';
import { endPart, startTimes, writeTimes } from './storyTimes.ts';
import { type TaggedStory, wrongTags } from './tags.ts';
import { viewports } from './viewports.ts';

const axeSource = readFileSync(
  createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** What `--globals` sets for every story that does not fix it. */
const globals = JSON.parse(process.env.STORIES_GLOBALS ?? '{}') as Record<string, string>;
const isUsual = Object.keys(globals).length === 0;
/** Whether axe and snapshots are left out. */
const playsOnly = process.env.STORIES_PLAYS_ONLY === '1';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What a story declares about its own checks. */
interface StoryChecks {
  /** The title of its component; the test runner knows only that of a group of stories (scripts/stories.mjs). */
  title: string;
  viewport: string | undefined;
  /** `false`: no snapshot. `'busy'`: it shows a loading state. `'full'`: the whole page, not the window. */
  snapshot: false | 'busy' | 'full' | undefined;
  /** The story shows a failure, so console errors are allowed. */
  consoleErrors: boolean;
  rules: RunOptions['rules'];
  tags: string[];
  storyGlobals: TaggedStory['storyGlobals'];
}

interface LoadedStory {
  title: string;
  tags: string[];
  storyGlobals?: TaggedStory['storyGlobals'];
  parameters: { snapshot?: StoryChecks['snapshot']; consoleErrors?: boolean; a11y?: { options?: RunOptions } };
}

const checksOf = (page: Page, { id }: TestContext): Promise<StoryChecks> =>
  page.evaluate(async (storyId) => {
    const { storyStore } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
      storyStore: { loadStory(story: { storyId: string }): Promise<LoadedStory> };
    };
    const { title, tags, storyGlobals = {}, parameters } = await storyStore.loadStory({ storyId });
    return {
      title,
      tags,
      storyGlobals,
      viewport: storyGlobals.viewport?.value,
      snapshot: parameters.snapshot,
      consoleErrors: parameters.consoleErrors === true,
      rules: parameters.a11y?.options?.rules,
    };
  }, id);

function report(violations: AxeResults['violations']) {
  const lines = violations.flatMap(({ id, help, helpUrl, nodes }) => [
    `  ${id}: ${help} (${helpUrl})`,
    ...nodes
      .slice(0, 5)
      .flatMap(({ target, html, failureSummary }) => [
        `    at ${target.join(' ')}`,
        `       ${html.slice(0, 200)}`,
        ...(failureSummary ?? '').split('\n').map((line) => `       ${line}`),
      ]),
    ...(nodes.length > 5 ? [`    and ${nodes.length - 5} more places`] : []),
  ]);
  return `Accessibility: ${violations.length} rules are broken.\n${lines.join('\n')}`;
}

async function findViolations(page: Page, rules: StoryChecks['rules']) {
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) await page.evaluate(axeSource);
  return page.evaluate(
    async (options) => {
      const { axe } = window as never as { axe: { run(context: object, options: object): Promise<AxeResults> } };
      return (await axe.run({ exclude: [['.sb-wrapper'], ['.sb-preparing-story']] }, options)).violations;
    },
    { runOnly: tags, rules: rules ?? {}, resultTypes: ['violations'] as 'violations'[] },
  );
}

/**
 * Makes the window as high as the page, so that sticky elements are in their places in the snapshot. The next story
 * sets its own window.
 */
async function showWhole(page: Page) {
  const { width, height } = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return { width: window.innerWidth, height: document.documentElement.scrollHeight };
  });
  await page.setViewportSize({ width, height });
  await page.evaluate(waitForIdle, { busy: true, seconds: 5 });
}

/** A screenshot that is not what is kept: compressed as it is kept, and how it differs if there is a baseline. */
interface ChangedImage {
  snapshot: Uint8Array;
  difference?: { text: string; image: Uint8Array };
}

let worker: Worker | undefined;

/** Resolves with `undefined` when the screenshot shows what is kept. Rejects when it is too large to be kept. */
function changedImage(screenshot: Buffer, baseline: Buffer | undefined): Promise<ChangedImage | undefined> {
  if (!worker) {
    worker = new Worker(join(process.cwd(), '.storybook/snapshot-worker.js'));
    worker.unref();
    worker.once('error', () => {
      worker = undefined;
    });
  }
  const used = worker;
  // Each question has its own way back: one of a story that timed out may still be open.
  const { port1, port2 } = new MessageChannel();
  return new Promise<ChangedImage | undefined>((resolve, reject) => {
    used.once('error', reject);
    port1.once('message', ({ snapshot, difference, problem }: Partial<ChangedImage> & { problem?: string }) => {
      used.off('error', reject);
      if (problem !== undefined) reject(new Error(problem));
      else resolve(snapshot && { snapshot, difference });
    });
    used.postMessage({ screenshot, baseline, answer: port2 }, [port2]);
  }).finally(() => port1.close());
}

/** The number of screenshots after which a difference counts. */
const mostScreenshots = 3;

/**
 * Takes a screenshot, and another after the next frame while it differs from the baseline image: the difference counts when
 * it stays, as with Playwright's `toHaveScreenshot`.
 */
async function takeChanged(page: Page, baseline: Buffer | undefined): Promise<ChangedImage | undefined> {
  let changed: ChangedImage | undefined;
  for (let count = 0; count < mostScreenshots; count += 1) {
    if (count > 0) await page.evaluate(waitForFrame, 1);
    const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    endPart('image');
    changed = await changedImage(screenshot, baseline);
    endPart('compare');
    if (!changed || !baseline) break;
  }
  return changed;
}

/** How this run compares images (scripts/stories.mjs). */
const imageRules = {
  isUpdate: process.env.STORIES_UPDATE === '1',
  isSameBrowser: process.env.STORIES_SAME_BROWSER === '1',
  mayDiffer: process.env.STORIES_MAY_DIFFER === '1',
  isCi: Boolean(process.env.CI),
};

/** Tells scripts/stories.mjs that an image was compared, how it differs if it does, and whether it was written. */
function tellResult(image: string, result: { difference?: string; isWritten?: boolean } = {}) {
  appendFileSync(process.env.STORIES_IMAGES as string, `${JSON.stringify({ image, ...result })}\n`);
}

/** The story that the page shows: another one when a story has timed out, which does not stop its checks. */
let shownStory: string | undefined;

/** Compares what the page shows with the baseline image of this name. */
async function compareImage(page: Page, { id, title }: { id: string; title: string }, name: string) {
  const image = [...snapshotFolders(title), name].join('/');
  const known = join(process.cwd(), 'stories/__snapshots__', `${image}.png`);
  const [received, drawn] = ['received', 'difference'].map((kind) => `test-results/snapshots/${image}-${kind}.png`);
  for (const path of [received, drawn]) rmSync(join(process.cwd(), path), { force: true });
  const baseline = existsSync(known) ? readFileSync(known) : undefined;
  const changed = await takeChanged(page, baseline);
  if (shownStory !== id) throw new Error('The story took too long.');
  if (!changed) return tellResult(image);
  const outcome = outcomeOf({ ...imageRules, hasBaseline: baseline !== undefined });
  if (outcome === 'write') {
    keepFile(known, changed.snapshot);
    return tellResult(image, { isWritten: true });
  }
  const { snapshot, difference } = changed;
  keepFile(join(process.cwd(), received), snapshot);
  if (difference) keepFile(join(process.cwd(), drawn), difference.image);
  const text = difference?.text ?? 'there is no baseline';
  tellResult(image, { difference: text });
  if (outcome === 'list') return;
  throw new Error(`Snapshot ${image}: ${text}.\nReceived: ${received}${difference ? `\nDifference: ${drawn}` : ''}`);
}

async function checkSnapshot(page: Page, id: string, { title, snapshot: extent }: StoryChecks) {
  if (extent === 'full') await showWhole(page);
  await compareImage(page, { id, title }, snapshotName(id));
}

/** The pages that can hand over a flow's steps. */
const flowPages = new WeakSet<Page>();

async function exposeFlowSteps(page: Page) {
  if (flowPages.has(page)) return;
  flowPages.add(page);
  const take = takeSteps(page, {
    isCompared: isUsual && !playsOnly,
    compareImage: ({ storyId, title }, name) => compareImage(page, { id: storyId, title }, name),
  });
  await page.exposeFunction('takeFlowStep', take);
}

/** Gives a page its window for a story. Resolves with whether the browser then paints the page. */
async function prepareStory(page: Page, context: TestContext): Promise<boolean> {
  await exposeFlowSteps(page);
  const { viewport } = await checksOf(page, context);
  const { width, height } = viewports[(viewport ?? 'desk') as keyof typeof viewports]?.styles ?? viewports.desk.styles;
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  const present = page.viewportSize();
  // A change of the size lays the story before out again.
  if (present?.width !== size.width || present.height !== size.height) await page.setViewportSize(size);
  await page.mouse.move(0, 0);
  await page.evaluate(resetWatch);
  return page.evaluate(waitForFrame, 10);
}

/** What the test runner's environment adds to the global object; another page stands there after a reset. */
declare const jestPlaywright: { resetBrowser(): Promise<void> };
const openPage = () => globalThis as never as { page: Page; context: BrowserContext };

const config: TestRunnerConfig = {
  async prepare({ page }) {
    startTimes();
    await page.addInitScript(watchPage, Number(process.env.STORIES_DELAY ?? 0));
    await page.goto(new URL('iframe.html', process.env.STORIES_URL).toString(), { waitUntil: 'load' });
    // Without this, a module that throws while it loads would only time out.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    endPart('page');
    writeTimes();
    if (isUsual) return;
    await page.evaluate((values) => {
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
        emit(event: string, data: object): void;
      };
      channel.emit('updateGlobals', { globals: values });
    }, globals);
  },

  async preVisit(page, context) {
    shownStory = context.id;
    startTimes();
    const isPainted = await prepareStory(page, context);
    endPart('window');
    if (isPainted) return;
    // Chromium on a busy machine may stop painting after a change of the window's size: no later story would pass.
    // Jest shows no console without its own reporter.
    process.stderr.write(`The browser is started again before ${context.id}: it does not paint its page.\n`);
    await jestPlaywright.resetBrowser();
    await setupPage(openPage().page, openPage().context);
    if (!(await prepareStory(openPage().page, context))) throw new Error('The browser does not paint its page.');
  },

  async postVisit(page, context) {
    endPart('render and play');
    if (context.hasFailure) return;
    const checks = await checksOf(page, context);
    const { title, snapshot, consoleErrors, rules, tags, storyGlobals } = checks;
    const waiting = await page.evaluate(waitForIdle, { busy: snapshot === 'busy', seconds: 30 });
    endPart('idle');
    if (waiting) throw new Error(`The story does not become idle: it waits for ${waiting}.`);
    const violations = playsOnly ? [] : await findViolations(page, rules);
    endPart('axe');
    const errors = await page.evaluate(() => window.storyWatch.errors);
    const tagged = wrongTags(tags, { storyGlobals, snapshot });
    // The stories of components have labels and texts of their own.
    const isScreen = !/^(?:Design system\/|API reference)/.test(title);
    const fields = isScreen ? wrongFields(await page.evaluate(findFields, fieldAttributes)) : undefined;
    const texts = isScreen ? wrongTexts(await page.evaluate(findHeldTexts)) : undefined;
    // All findings are reported at once, those of the snapshot too.
    const findings = [
      ...(tagged ? [tagged] : []),
      ...(fields ? [fields] : []),
      ...(texts ? [texts] : []),
      ...(violations.length > 0 ? [report(violations)] : []),
      ...(errors.length > 0 && !consoleErrors ? [`The console has errors:\n${errors.join('\n')}`] : []),
    ];
    try {
      if (snapshot !== false && isUsual && !playsOnly) await checkSnapshot(page, context.id, checks);
    } catch (error) {
      findings.push(error instanceof Error ? error.message : String(error));
    }
    endPart('image');
    writeTimes();
    if (findings.length > 0) throw new Error(findings.join('\n\n'));
  },
};

export default config;
