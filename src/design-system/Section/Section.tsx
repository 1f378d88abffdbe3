import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { HStack } from '@chakra-ui/react/stack';
import { useId, useState } from 'react';
import { CountBadge } from '../PageHeader/CountBadge.tsx';
import { SectionPlace } from './SectionActions.tsx';
import type { SectionProps } from './types.ts';

/** A card of a page: head with title and actions, body, and a column at its right when there is one. */
export function Section({
  title,
  count,
  description,
  actions,
  padding = 'normal',
  aside,
  refreshing,
  id,
  children,
}: SectionProps) {
  const titleId = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Card.Root
      as="section"
      id={id}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={refreshing || undefined}
      minWidth="0"
      overflow="clip"
    >
      {(title || actions) && (
        <Card.Header as="header">
          <Box minWidth="0">
            <HStack gap="2.5">
              {title && (
                <Card.Title as="h2" id={titleId}>
                  {title}
                </Card.Title>
              )}
              {count && <CountBadge>{count}</CountBadge>}
            </HStack>
            {description && <Card.Description>{description}</Card.Description>}
          </Box>
          <HStack ref={setPlace} wrap="wrap" gap="2" _empty={{ display: 'none' }}>
            {actions}
          </HStack>
        </Card.Header>
      )}
      <Box
        display={aside ? { base: 'flex', lg: 'grid' } : 'block'}
        flexDirection="column"
        gridTemplateColumns={aside ? 'minmax(0, 1fr) minmax(17rem, 24%)' : undefined}
        opacity={refreshing ? 0.55 : 1}
        transition="opacity 150ms"
      >
        <Card.Body p={padding === 'none' ? '0' : undefined}>
          <SectionPlace value={place}>{children}</SectionPlace>
        </Card.Body>
        {aside && (
          <Box
            minWidth="0"
            p="4"
            borderColor="border"
            borderTopWidth={{ base: '1px', lg: '0' }}
            borderInlineStartWidth={{ base: '0', lg: '1px' }}
          >
            {aside}
          </Box>
        )}
      </Box>
    </Card.Root>
  );
}
