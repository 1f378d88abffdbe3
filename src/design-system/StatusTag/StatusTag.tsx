import { chakra } from '@chakra-ui/react/styled-system';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { StatusTagProps } from './types.ts';

const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'l1',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _before: { content: '""', width: '1.5', height: '1.5', borderRadius: 'full', bg: 'currentColor', flexShrink: 0 },
    '&[tabindex]': { cursor: 'help' },
    '&[data-tone=success]': { borderColor: 'success.border', bg: 'success.bg', color: 'success.fg' },
    '&[data-tone=danger]': { borderColor: 'danger.border', bg: 'danger.bg', color: 'danger.fg' },
    '&[data-tone=warning]': { borderColor: 'warning.border', bg: 'warning.bg', color: 'warning.fg' },
    '&[data-tone=neutral]': { borderColor: 'neutral.border', bg: 'neutral.bg', color: 'neutral.fg' },
    '&[data-tone=info]': { borderColor: 'info.border', bg: 'info.bg', color: 'info.fg' },
  },
});

/** A state in a word, with its long text on hover and on keyboard focus. */
export function StatusTag({ tone, label, description }: StatusTagProps) {
  const tag = (
    <Tag data-tone={tone} tabIndex={description ? 0 : undefined}>
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {label}
      </chakra.span>
    </Tag>
  );
  return description ? <Tooltip text={description}>{tag}</Tooltip> : tag;
}
