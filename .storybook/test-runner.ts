import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { AxeResults, RunOptions } from 'axe-core';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright-core';
import { newWatch, rest, watchPage } from './quiet.ts';
import { viewports } from './toolbars.ts';

const axeSource = readFileSync(
  createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What a story declares about its own checks. */
interface StoryFacts {
  viewport: string | undefined;
  /** `false`: no snapshot. `'busy'`: it shows waiting. `'full'`: the whole page, not the window. */
  image: false | 'busy' | 'full' | undefined;
  /** The story shows a failure that the console may name. */
  consoleErrors: boolean;
  rules: RunOptions['rules'];
}

interface LoadedStory {
  storyGlobals?: { viewport?: { value?: string } };
  parameters: { image?: StoryFacts['image']; consoleErrors?: boolean; a11y?: { options?: RunOptions } };
}

const factsOf = (page: Page, { id }: TestContext): Promise<StoryFacts> =>
  page.evaluate(async (storyId) => {
    const { storyStore } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
      storyStore: { loadStory(story: { storyId: string }): Promise<LoadedStory> };
    };
    const { storyGlobals, parameters } = await storyStore.loadStory({ storyId });
    return {
      viewport: storyGlobals?.viewport?.value,
      image: parameters.image,
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

async function findViolations(page: Page, rules: StoryFacts['rules']) {
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

const fileName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[̀-ͯ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * A window as high as the page, for its snapshot: what sticks to the window's edges then stands where it belongs, which
 * a snapshot beyond the window does not show. The next story sets its own window.
 */
async function showWhole(page: Page) {
  const { width, height } = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return { width: window.innerWidth, height: document.documentElement.scrollHeight };
  });
  await page.setViewportSize({ width, height });
  await page.evaluate(rest, { busy: true, seconds: 5 });
}

let compressor: Worker | undefined;

/** The screenshot as it is kept in the repository. Throws when it is too heavy for that. */
function compressed(screenshot: Buffer): Promise<Buffer> {
  compressor ??= new Worker(join(process.cwd(), '.storybook/snapshot-worker.js'));
  const worker = compressor;
  worker.unref();
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => {
      compressor = undefined;
      reject(error);
    };
    worker.once('error', failed);
    worker.once('message', ({ snapshot, problem }: { snapshot?: Uint8Array; problem?: string }) => {
      worker.off('error', failed);
      if (snapshot) resolve(Buffer.from(snapshot));
      else reject(new Error(problem));
    });
    worker.postMessage(screenshot);
  });
}

async function checkSnapshot(page: Page, { id, title }: TestContext, image: StoryFacts['image']) {
  if (image === 'full') await showWhole(page);
  const snapshot = await compressed(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const folders = title.split('/').map(fileName);
  const folder = join(process.cwd(), 'stories/__images__', ...folders);
  const name = id.split('--').at(-1) as string;
  const known = join(folder, `${name}.png`);
  if (existsSync(known) && readFileSync(known).equals(snapshot)) return;
  const differences = join(process.cwd(), 'test-results/images', ...folders);
  expect(snapshot).toMatchImageSnapshot({
    customSnapshotsDir: folder,
    customSnapshotIdentifier: name,
    customDiffDir: differences,
    storeReceivedOnFailure: true,
    customReceivedDir: differences,
    customReceivedPostfix: '-received',
    // Another drawing of the same letters passes (antialiased pixels do not count); a button that moved does not.
    comparisonMethod: 'pixelmatch',
    customDiffConfig: { threshold: 0.15, includeAA: false },
    failureThreshold: 60,
    failureThresholdType: 'pixel',
  });
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  async prepare({ page }) {
    await page.addInitScript(watchPage, Number(process.env.STORIES_DELAY ?? 0));
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).toString(), { waitUntil: 'load' });
    // A module that throws while it loads would otherwise show only as a time-out.
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  },

  async preVisit(page, context) {
    const { viewport } = await factsOf(page, context);
    const { width, height } =
      viewports[(viewport ?? 'desk') as keyof typeof viewports]?.styles ?? viewports.desk.styles;
    await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
    await page.mouse.move(0, 0);
    await page.evaluate(newWatch);
  },

  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { image, consoleErrors, rules } = await factsOf(page, context);
    const waiting = await page.evaluate(rest, { busy: image === 'busy', seconds: 10 });
    if (waiting) throw new Error(`The story does not come to rest: it waits for ${waiting}.`);
    const violations = await findViolations(page, rules);
    const errors = await page.evaluate(() => window.storyWatch.errors);
    // All that is wrong at once, and the snapshot even so: a developer who repairs a story wants to see all of it.
    const wrong = [
      ...(violations.length > 0 ? [report(violations)] : []),
      ...(errors.length > 0 && !consoleErrors ? [`The console has errors:\n${errors.join('\n')}`] : []),
    ];
    try {
      if (image !== false) await checkSnapshot(page, context, image);
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
  },
};

export default config;
