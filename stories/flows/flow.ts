import { expect, type userEvent, waitFor } from 'storybook/test';
import { currentLanguage, type Language } from '#design-system/language/i18n.ts';
import { type Act, actByKeyboard, actByMouse } from './act.ts';
import { listen } from './spoken.ts';

/** A step of a flow: what a person does, and what comes of it. */
export interface Step {
  /** A sentence, as the panel of interactions and the page of the flow show it. */
  readonly sentence: Readonly<Record<Language, string>>;
  /** Does the step by mouse or by keyboard, and checks what comes of it. */
  readonly do: (act: Act) => Promise<void>;
  /**
   * What the step's accessibility tree shows. Default: the whole page. A page with long tables names the part that the
   * step is about.
   */
  readonly part?: () => HTMLElement | Promise<HTMLElement>;
}

/** What the test runner compares with the kept snapshots. */
export interface TakenStep {
  readonly storyId: string;
  readonly title: string;
  /** From 1. */
  readonly number: number;
  /** In English, whichever language the story has. */
  readonly sentence: string;
  /** What a screen reader says during the step; only by keyboard. */
  readonly spoken: readonly string[] | undefined;
  /** The English story shows the same with other words: its accessibility tree says it. */
  readonly hasImages: boolean;
  readonly isLast: boolean;
}

declare global {
  interface Window {
    /** Set by the test runner: takes the step's snapshot, and rejects when it differs from the kept one. */
    takeFlowStep?: (step: TakenStep) => Promise<void>;
  }
}

/** The attribute of the part that a step is about; the test runner looks for it. */
const partAttribute = 'data-flow-part';

interface Play {
  readonly id: string;
  readonly title: string;
  readonly userEvent: ReturnType<typeof userEvent.setup>;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** Waits until nothing on the page is being loaded, and its maps have their tiles. */
const isLoaded = () =>
  waitFor(() => {
    expect(document.querySelector('[aria-busy=true], [data-loading]')).toBeNull();
    expect(document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)')).toBeNull();
  });

/** Marks the part while the snapshot is taken. */
async function withPart(part: Step['part'], take: () => Promise<void>) {
  const element = await part?.();
  element?.setAttribute(partAttribute, '');
  try {
    await take();
  } finally {
    element?.removeAttribute(partAttribute);
  }
}

const play = (steps: () => readonly Step[], by: 'mouse' | 'keyboard', withImages: boolean) => async (context: Play) => {
  const { id, title, userEvent, step } = context;
  const act = by === 'mouse' ? actByMouse(userEvent) : actByKeyboard(userEvent);
  const spoken = by === 'keyboard' ? listen() : undefined;
  const all = steps();
  try {
    for (const [at, { sentence, part, do: perform }] of all.entries()) {
      await step(sentence[currentLanguage()], () => perform(act));
      const taken = {
        storyId: id,
        title,
        number: at + 1,
        sentence: sentence.en,
        hasImages: withImages && by === 'mouse' && currentLanguage() === 'hr',
        isLast: at === all.length - 1,
      };
      await isLoaded();
      await withPart(part, async () => window.takeFlowStep?.({ ...taken, spoken: await spoken?.take() }));
    }
  } finally {
    spoken?.stop();
  }
};

interface FlowOptions {
  /**
   * Whether each step has its image, which the page Flows shows; default: it has. The screens of a flow that is not on
   * that page have images of their own stories.
   */
  readonly images?: boolean;
}

/**
 * A flow of worded steps: play functions that go through the same steps by mouse and by keyboard alone. Under test each
 * step is compared with its kept snapshot: the image and the accessibility tree by mouse, what a screen reader says by
 * keyboard.
 */
export const flow = (steps: () => readonly Step[], { images = true }: FlowOptions = {}) => ({
  byMouse: play(steps, 'mouse', images),
  byKeyboard: play(steps, 'keyboard', images),
});
