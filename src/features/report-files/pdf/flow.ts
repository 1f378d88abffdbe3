import type { Pen } from './pen.ts';
import { content, footerHeight } from './style.ts';

/** A block of a known height that is never split. `top` is its position in points from the content's top. */
export interface Block {
  readonly height: number;
  readonly draw: (pen: Pen, top: number) => void;
  /** Stays on one page with the block after it. */
  readonly keepNext?: boolean;
  /** What stands above this block again on a page that begins with it: the zone of an article, and the article of a channel. */
  readonly above?: readonly Block[];
}

/** Blocks that belong together: the head is repeated on each page. */
export interface Run {
  /** Drawn once, above the head. */
  readonly title?: Block;
  readonly head?: Block;
  readonly blocks: readonly Block[];
}

export type PageDrawing = (pen: Pen) => void;

const bottom = content.height - footerHeight;

/**
 * Distributes runs of blocks to pages, and returns what to draw on each page: react-pdf does not break pages itself,
 * which takes it minutes for a long table. `runningHead` is on top of every page but the first.
 */
export function paginate(runs: readonly Run[], runningHead: Block, gap: number): PageDrawing[] {
  const pages: ((pen: Pen) => void)[][] = [];
  let current: ((pen: Pen) => void)[] = [];
  let top = 0;
  pages.push(current);
  const put = (block: Block) => {
    const at = top;
    current.push((pen) => block.draw(pen, at));
    top += block.height;
  };
  const turn = () => {
    current = [];
    pages.push(current);
    top = 0;
    put(runningHead);
  };
  const fits = (height: number) => top + height <= bottom + 0.01;

  for (const run of runs) {
    const start = pages.length === 1 && top === 0 ? 0 : gap;
    const firstRows = run.blocks.slice(0, 3).reduce((sum, block) => sum + block.height, 0);
    const begins = Math.min(Math.max(groupHeight(run.blocks, 0), firstRows), bottom / 2);
    const opening = (run.title?.height ?? 0) + (run.head?.height ?? 0) + Math.max(begins, run.blocks[0]?.height ?? 0);
    const space = bottom - runningHead.height;
    // A run that does not fit on a new page either begins here: a page break would only leave a page empty.
    if (fits(start + opening)) top += start;
    else if (top > runningHead.height || opening <= space) turn();
    if (run.title) put(run.title);
    if (run.head) put(run.head);
    for (const [index, block] of run.blocks.entries()) {
      if (index > 0 && !fits(startsGroup(run.blocks, index) ? groupHeight(run.blocks, index) : block.height)) {
        turn();
        if (run.head) put(run.head);
        for (const again of block.above ?? []) if (fits(again.height + block.height)) put(again);
      }
      put(block);
    }
  }
  return pages.map((drawings) => (pen) => {
    for (const draw of drawings) draw(pen);
  });
}

const startsGroup = (blocks: readonly Block[], index: number) => !blocks[index - 1]?.keepNext;

/** Returns the height of a block with those that it must stay together with, up to a third of a page. */
function groupHeight(blocks: readonly Block[], index: number): number {
  let height = 0;
  for (let at = index; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    if (height > 0 && height + block.height > bottom / 3) break;
    height += block.height;
    if (!block.keepNext) break;
  }
  return height;
}
