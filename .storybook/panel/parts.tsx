// The manager has React of its own, which the automatic runtime would not use.
/** @jsxRuntime classic */
import * as React from 'react';
import { Badge } from 'storybook/internal/components';
import { styled } from 'storybook/theming';

const Frame = styled.section({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});

const Head = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  minHeight: 36,
  paddingInline: 12,
  '& h3': { all: 'unset', fontSize: theme.typography.size.s2 - 1, fontWeight: theme.typography.weight.bold },
  '& > [data-actions]': { marginInlineStart: 'auto', display: 'flex', gap: 4 },
}));

interface PartProps {
  readonly title: string;
  /** How many there are, beside the title. */
  readonly count?: number;
  readonly actions?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** A part of the panel with its title. */
export function Part({ title, count = 0, actions, children }: PartProps) {
  return (
    <Frame aria-label={title}>
      <Head>
        <h3>{title}</h3>
        {count > 0 && (
          <Badge compact status="neutral">
            {count}
          </Badge>
        )}
        {actions && <div data-actions="">{actions}</div>}
      </Head>
      {children}
    </Frame>
  );
}

/** The content of a part, with the distance that its title has from the edge. */
export const PartBody = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '0 12px 12px',
});

/** Controls side by side. */
export const Controls = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' });

/** A sentence that explains. */
export const Hint = styled.p(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.size.s1,
  lineHeight: '16px',
  color: theme.textMutedColor,
}));
