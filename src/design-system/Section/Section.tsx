import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { longText } from '../LongText/LongText.tsx';
import { CountBadge } from '../PageHeader/CountBadge.tsx';
import { SectionPlace } from './SectionActions.tsx';
import type { SectionProps } from './types.ts';

const Header = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1.5',
    minHeight: '2.5rem',
    px: '4',
    py: { base: '2', md: '1' },
    borderBottomWidth: '1px',
  },
});

/** A card of a page: head with title and actions, body, and an optional column at its right. */
export function Section({
  title,
  headless,
  count,
  description,
  actions,
  padding = 'normal',
  aside,
  narrowAside = false,
  refreshing,
  id,
  children,
}: SectionProps) {
  const titleId = useId();
  const hasHead = !headless && Boolean(title || actions);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Box
      layerStyle="card"
      as="section"
      id={id}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={refreshing || undefined}
      minWidth="0"
      overflow="clip"
      // Scrolled into view it stands below the filter bar.
      scrollMarginTop="calc(var(--sticky-top, 0px) + 0.625rem)"
    >
      {headless && (
        <chakra.h2 id={titleId} srOnly>
          {title}
        </chakra.h2>
      )}
      {hasHead && (
        <Header>
          <Box minWidth="0">
            <HStack gap="2.5">
              {title && (
                <chakra.h2 id={titleId} textStyle="section" minWidth="0" overflowWrap="anywhere">
                  {longText(title)}
                </chakra.h2>
              )}
              {count && <CountBadge>{count}</CountBadge>}
            </HStack>
            {description && (
              <chakra.p textStyle="sm" color="fg.muted">
                {description}
              </chakra.p>
            )}
          </Box>
          <HStack ref={setPlace} wrap="wrap" gap="2" _empty={{ display: 'none' }}>
            {actions}
          </HStack>
        </Header>
      )}
      <Box
        display={aside ? { base: 'flex', lg: 'grid' } : 'block'}
        flexDirection="column"
        gridTemplateColumns={aside ? 'minmax(0, 1fr) var(--aside-width)' : undefined}
        opacity={refreshing ? 0.55 : 1}
        transition="opacity 150ms"
        style={
          aside
            ? ({ '--aside-width': narrowAside ? '15.25rem' : 'minmax(17rem, 24%)' } as React.CSSProperties)
            : undefined
        }
      >
        <Box minWidth="0" p={padding === 'none' ? '0' : '4'}>
          {hasHead ? <SectionPlace value={place}>{children}</SectionPlace> : children}
        </Box>
        {aside && (
          <Box
            minWidth="0"
            p={narrowAside ? { base: '4', lg: '2.5' } : '4'}
            borderColor="border"
            borderTopWidth={{ base: '1px', lg: '0' }}
            borderInlineStartWidth={{ base: '0', lg: '1px' }}
          >
            {aside}
          </Box>
        )}
      </Box>
    </Box>
  );
}
