import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';

interface ClampedProps {
  readonly lines: number;
  /** Line breaks of the text are kept. */
  readonly keepsBreaks?: boolean;
  readonly children: ReactNode;
}

/** Text of anybody's length: it breaks where it must and ends after some lines, so that nothing around it gives way. */
export const Clamped = ({ lines, keepsBreaks, children }: ClampedProps) => (
  <Span
    overflow="hidden"
    overflowWrap="anywhere"
    whiteSpace={keepsBreaks ? 'pre-line' : undefined}
    css={{ display: '-webkit-box', WebkitBoxOrient: 'vertical' }}
    style={{ WebkitLineClamp: lines }}
  >
    {children}
  </Span>
);
