import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { TakenStep } from '../stories/flows/flow.ts';
import { waitForIdle } from './idle.ts';
import { keepFile } from './keepFile.ts';
import { snapshotFolders, snapshotName } from './snapshotFolders.js';

const isUpdate = process.env.STORIES_UPDATE === '1';

/** Compares a text with its kept one. Throws when it differs, and writes it when snapshots are updated. */
function compareText(path: string, text: string) {
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (kept === text) return;
  if (isUpdate) {
    keepFile(path, text);
    return;
  }
  // Jest prints the lines that differ.
  expect(text).toBe(kept);
}

/** The window's part that the step is about, or all of it. */
const treeOf = async (page: Page) => {
  const part = page.locator('[data-flow-part]');
  return ((await part.count()) > 0 ? part.first() : page.locator('body')).ariaSnapshot();
};

interface Options {
  /** Whether images and texts are compared: not where every story has another language. */
  readonly isCompared: boolean;
  readonly compareImage: (step: TakenStep, name: string) => Promise<void>;
}

/** Returns what takes the steps of a page's flows. The texts of a story are compared as a whole, after its last step. */
export function takeSteps(page: Page, { isCompared, compareImage }: Options) {
  const texts: string[] = [];
  return async (step: TakenStep) => {
    if (!isCompared) return;
    const waiting = await page.evaluate(waitForIdle, { busy: false, seconds: 30 });
    if (waiting) throw new Error(`Step ${step.number} does not become idle: it waits for ${waiting}.`);
    const story = snapshotName(step.storyId);
    if (step.number === 1) texts.length = 0;
    const lines = step.spoken ?? (await treeOf(page)).split('\n');
    texts.push(`# ${step.number}. ${step.sentence}\n${lines.join('\n')}\n`);
    if (step.hasImages) await compareImage(step, `${story}--${step.number}`);
    if (!step.isLast) return;
    const folder = join(process.cwd(), 'stories/__snapshots__', ...snapshotFolders(step.title));
    compareText(join(folder, `${story}.${step.spoken ? 'spoken.txt' : 'tree.yml'}`), texts.join('\n'));
  };
}
