import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** How many there are, beside a title. */
export function CountBadge({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <chakra.span
      px="2"
      borderRadius="full"
      bg="neutral.bg"
      color="neutral.fg"
      borderWidth="1px"
      borderColor="neutral.border"
      fontSize="xs"
      lineHeight="1.25rem"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      role={label ? 'img' : undefined}
      aria-label={label}
    >
      {children}
    </chakra.span>
  );
}
