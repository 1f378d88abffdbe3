import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';

interface ClampedTextProps {
  readonly lines: number;
  readonly children: ReactNode;
}

/** A text of any length: long words break, and it ends after some lines, so that it never widens the layout. */
export const ClampedText = ({ lines, children }: ClampedTextProps) => (
  <Span
    overflow="hidden"
    overflowWrap="anywhere"
    css={{ display: '-webkit-box', WebkitBoxOrient: 'vertical' }}
    style={{ WebkitLineClamp: lines }}
  >
    {children}
  </Span>
);
