import { Badge } from '@chakra-ui/react/badge';
import { Span } from '@chakra-ui/react/span';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { StatusTagProps } from './types.ts';

/** A status in a word, with its long text on hover and on keyboard focus. */
export function StatusTag({ tone, label, description }: StatusTagProps) {
  const tag = (
    <Badge colorPalette={tone} tabIndex={description ? 0 : undefined} cursor={description ? 'help' : undefined}>
      <Span overflow="hidden" textOverflow="ellipsis">
        {label}
      </Span>
    </Badge>
  );
  return description ? <Tooltip text={description}>{tag}</Tooltip> : tag;
}
