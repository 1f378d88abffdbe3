/** A step of a flow, as its kept snapshots show it. */
export interface FlowStep {
  /** From 1. */
  readonly number: number;
  /** What the person does, and what comes of it. */
  readonly sentence: string;
  /** The lines of the text under the sentence. */
  readonly text: string;
}

/** The steps of a kept text: each begins with its number and sentence (.storybook/flowSteps.ts). */
export const stepsOf = (text: string): FlowStep[] =>
  [...text.matchAll(/^# (\d+)\. (.+)\n([\s\S]*?)(?=\n# \d+\. |$(?![\s\S]))/gm)].map(
    ([, number, sentence = '', rest = '']) => ({ number: Number(number), sentence, text: rest.trim() }),
  );
