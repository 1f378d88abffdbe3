import { chakra } from '@chakra-ui/react/styled-system';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { StatusTagProps } from './types.ts';

/** A state in a word, with its long text on hover and on keyboard focus. */
export function StatusTag({ tone, label, description }: StatusTagProps) {
  const tag = (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      maxWidth="full"
      px="2"
      borderWidth="1px"
      borderColor={`${tone}.border`}
      borderRadius="l1"
      bg={`${tone}.bg`}
      color={`${tone}.fg`}
      fontSize="xs"
      lineHeight="1.25rem"
      fontWeight="medium"
      whiteSpace="nowrap"
      _before={{ content: '""', width: '1.5', height: '1.5', borderRadius: 'full', bg: 'currentColor', flexShrink: 0 }}
      {...(description && { tabIndex: 0, cursor: 'help' })}
    >
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {label}
      </chakra.span>
    </chakra.span>
  );
  return description ? <Tooltip text={description}>{tag}</Tooltip> : tag;
}
