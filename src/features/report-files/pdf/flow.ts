import type { Pen } from './pen.ts';
import { content, footerHeight } from './style.ts';

/** Something of a known height that is never cut. `top` is where it begins, in points from the content's top. */
export interface Block {
  readonly height: number;
  readonly draw: (pen: Pen, top: number) => void;
  /** Stays on one page with the block after it. */
  readonly keepNext?: boolean;
}

/** Blocks that belong together: the head stands again on each page that they go on to. */
export interface Run {
  /** Stands once, above the head. */
  readonly title?: Block;
  readonly head?: Block;
  readonly blocks: readonly Block[];
}

export type PageDrawing = (pen: Pen) => void;

const bottom = content.height - footerHeight;

/**
 * Puts runs of blocks on pages, one under the other. Each page gets what to draw: react-pdf never has to break
 * anything by itself, which takes it minutes in a long table.
 * `runningHead` stands on top of every page but the first.
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
    const room = bottom - runningHead.height;
    // A run that a fresh page cannot hold either begins here: turning would only leave a page empty.
    if (fits(start + opening)) top += start;
    else if (top > runningHead.height || opening <= room) turn();
    if (run.title) put(run.title);
    if (run.head) put(run.head);
    for (const [index, block] of run.blocks.entries()) {
      if (index > 0 && !fits(startsGroup(run.blocks, index) ? groupHeight(run.blocks, index) : block.height)) {
        turn();
        if (run.head) put(run.head);
      }
      put(block);
    }
  }
  return pages.map((drawings) => (pen) => {
    for (const draw of drawings) draw(pen);
  });
}

const startsGroup = (blocks: readonly Block[], index: number) => !blocks[index - 1]?.keepNext;

/** The height of a block with those that it has to stand together with, up to a third of a page. */
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
