import { Badge } from '@chakra-ui/react/badge';
import type { ReactNode } from 'react';

/** A count beside a title. */
export function CountBadge({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <Badge variant="subtle" colorPalette="neutral" role={label ? 'img' : undefined} aria-label={label}>
      <span translate="no">{children}</span>
    </Badge>
  );
}
