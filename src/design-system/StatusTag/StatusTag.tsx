import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { badge } from '../theme/recipes/badge.ts';
import type { StatusTagProps } from './types.ts';

const Tag = chakra('span', badge);

/** A status in a word, with its long text on hover and on keyboard focus. */
export function StatusTag({ tone, label, description }: StatusTagProps) {
  const tag = (
    <Tag
      colorPalette={tone}
      tabIndex={description ? 0 : undefined}
      style={description ? { cursor: 'help' } : undefined}
    >
      <Span overflow="hidden" textOverflow="ellipsis">
        {label}
      </Span>
    </Tag>
  );
  return description ? <Tooltip text={description}>{tag}</Tooltip> : tag;
}
