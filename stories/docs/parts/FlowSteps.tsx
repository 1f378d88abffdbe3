import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { type FlowStep, stepsOf } from './flows.ts';
import { StoryLink } from './StoryLink.tsx';

const texts = import.meta.glob<string>(
  ['/stories/__snapshots__/flows/*/by-*.{yml,txt}', '/stories/__snapshots__/tours/*/tour.tree.yml'],
  { eager: true, import: 'default', query: '?raw' },
);
const textOf = (path: string) => texts[`/stories/__snapshots__/${path}`] ?? '';

const List = styled.ol({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: 24,
  padding: 0,
  marginBlock: 20,
});

const Item = styled.li(({ theme }) => ({
  margin: 0,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  color: theme.color.defaultText,
  '& img': {
    display: 'block',
    width: '100%',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
  },
  '& p': { marginBlock: '8px 4px', fontWeight: theme.typography.weight.bold },
  '& summary': { cursor: 'pointer', color: theme.color.secondary },
  '& pre': {
    whiteSpace: 'pre-wrap',
    margin: '4px 0 8px',
    padding: 8,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
    fontFamily: theme.typography.fonts.mono,
    fontSize: theme.typography.size.s1,
  },
}));

const Links = styled.p(({ theme }) => ({
  margin: 0,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  color: theme.color.defaultText,
  '& a': { color: theme.color.secondary },
}));

function Details({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <details>
      <summary>{title}</summary>
      <pre>{text}</pre>
    </details>
  );
}

interface StepListProps {
  readonly steps: readonly FlowStep[];
  /** The address of a step's image. */
  readonly imageOf: (number: number) => string;
  readonly detailsOf: (step: FlowStep) => ReactNode;
}

const StepList = ({ steps, imageOf, detailsOf }: StepListProps) => (
  <List>
    {steps.map((step) => (
      <Item key={step.number}>
        <img src={`./snapshots/${imageOf(step.number)}`} alt={`Step ${step.number}`} loading="lazy" />
        <p>
          {step.number}. {step.sentence}
        </p>
        {detailsOf(step)}
      </Item>
    ))}
  </List>
);

export interface FlowStepsProps {
  /** The flow's id: that of its stories up to the two dashes, without `flows-`. */
  readonly flow: string;
}

/** A flow step by step: its image, its accessibility tree and what a screen reader says, with links to its stories. */
export function FlowSteps({ flow }: FlowStepsProps) {
  const spoken = stepsOf(textOf(`flows/${flow}/by-keyboard.spoken.txt`));
  return (
    <div className="sb-unstyled">
      <Links>
        <StoryLink story={`flows-${flow}--by-mouse`}>By mouse</StoryLink>
        {' · '}
        <StoryLink story={`flows-${flow}--by-keyboard`}>By keyboard</StoryLink>
        {' · '}
        <StoryLink story={`flows-${flow}--english-by-mouse`}>In English</StoryLink>
      </Links>
      <StepList
        steps={stepsOf(textOf(`flows/${flow}/by-mouse.tree.yml`))}
        imageOf={(number) => `flows/${flow}/by-mouse--${number}.png`}
        detailsOf={({ number, text }) => (
          <>
            <Details title="What a screen reader says by keyboard" text={spoken[number - 1]?.text} />
            <Details title="Accessibility tree" text={text} />
          </>
        )}
      />
    </div>
  );
}

/** A user's tour: the image of each screen, and a link to the story that goes through them. */
export const TourSteps = ({ tour }: { readonly tour: string }) => (
  <div className="sb-unstyled">
    <Links>
      <StoryLink story={`tours-${tour}--tour`}>Go through them step by step</StoryLink>
    </Links>
    <StepList
      steps={stepsOf(textOf(`tours/${tour}/tour.tree.yml`))}
      imageOf={(number) => `tours/${tour}/tour--${number}.png`}
      detailsOf={() => undefined}
    />
  </div>
);
