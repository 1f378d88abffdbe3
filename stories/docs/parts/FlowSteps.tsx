import { styled } from 'storybook/theming';
import { stepsOf } from './flows.ts';
import { StoryLink } from './StoryLink.tsx';

const texts = import.meta.glob<string>('/stories/__snapshots__/flows/*/by-*.{yml,txt}', {
  eager: true,
  import: 'default',
  query: '?raw',
});

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

export interface FlowStepsProps {
  /** The flow's id: that of its stories up to the two dashes, without `flows-`. */
  readonly flow: string;
}

/** A flow step by step: its image, its accessibility tree and what a screen reader says, with links to its stories. */
export function FlowSteps({ flow }: FlowStepsProps) {
  const folder = `/stories/__snapshots__/flows/${flow}`;
  const spoken = stepsOf(texts[`${folder}/by-keyboard.spoken.txt`] ?? '');
  return (
    <div className="sb-unstyled">
      <Links>
        <StoryLink story={`flows-${flow}--by-mouse`}>By mouse</StoryLink>
        {' · '}
        <StoryLink story={`flows-${flow}--by-keyboard`}>By keyboard</StoryLink>
        {' · '}
        <StoryLink story={`flows-${flow}--english-by-mouse`}>In English</StoryLink>
      </Links>
      <List>
        {stepsOf(texts[`${folder}/by-mouse.tree.yml`] ?? '').map(({ number, sentence, text }) => (
          <Item key={number}>
            <img src={`./snapshots/flows/${flow}/by-mouse--${number}.png`} alt={`Step ${number}`} loading="lazy" />
            <p>
              {number}. {sentence}
            </p>
            <Details title="What a screen reader says by keyboard" text={spoken[number - 1]?.text} />
            <Details title="Accessibility tree" text={text} />
          </Item>
        ))}
      </List>
    </div>
  );
}
