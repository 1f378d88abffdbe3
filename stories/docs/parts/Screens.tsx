import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { StoryLink } from './StoryLink.tsx';

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: 20,
  marginBlock: 20,
});

const Card = styled.figure(({ theme }) => ({
  margin: 0,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  overflow: 'hidden',
  background: theme.background.content,
  // The snapshot's upper part: the whole of a long page would be a stripe.
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    objectPosition: 'top',
    borderBottom: `1px solid ${theme.appBorderColor}`,
  },
  '& figcaption': {
    padding: '12px 16px',
    fontFamily: theme.typography.fonts.base,
    fontSize: theme.typography.size.s2,
    lineHeight: 1.5,
    color: theme.color.defaultText,
  },
  '& a': { color: theme.color.secondary },
}));

export interface ScreenProps {
  readonly story: string;
  readonly globals?: string;
  readonly name: string;
  /** The address of the story's snapshot. */
  readonly image: string;
  readonly children: ReactNode;
}

/** A screen as its snapshot: a live one has a simulator of its own, of which a docs page holds one only. */
export function Screen({ story, globals, name, image, children }: ScreenProps) {
  return (
    <Card>
      <img src={image} alt={`Snapshot: ${name}`} loading="lazy" />
      <figcaption>
        <strong>
          <StoryLink story={story} globals={globals}>
            {name}
          </StoryLink>
        </strong>
        <div>{children}</div>
      </figcaption>
    </Card>
  );
}

/** Screens side by side. */
export const Screens = ({ children }: { readonly children: ReactNode }) => (
  <Grid className="sb-unstyled">{children}</Grid>
);
