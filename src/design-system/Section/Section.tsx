import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useId, useState } from 'react';
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
  // Not given up while the section's page is hidden: what stands there would be made anew on return.
  const keepPlace = useCallback((element: HTMLElement | null) => {
    if (element) setPlace(element);
  }, []);
  return (
    <chakra.section
      id={id}
      layerStyle="card"
      aria-labelledby={title ? titleId : undefined}
      aria-busy={refreshing || undefined}
      minWidth="0"
      overflow="clip"
    >
      {(title || actions) && (
        <chakra.header
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
          rowGap="2.5"
          minHeight="3.75rem"
          px="4"
          py="3"
          borderBottomWidth="1px"
        >
          <chakra.div minWidth="0">
            <chakra.div display="flex" alignItems="center" gap="2.5">
              {title && (
                <chakra.h2 id={titleId} textStyle="section" minWidth="0" overflowWrap="anywhere">
                  {title}
                </chakra.h2>
              )}
              {count && <CountBadge>{count}</CountBadge>}
            </chakra.div>
            {description && (
              <chakra.p textStyle="sm" color="fg.muted">
                {description}
              </chakra.p>
            )}
          </chakra.div>
          <chakra.div
            ref={keepPlace}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            _empty={{ display: 'none' }}
          >
            {actions}
          </chakra.div>
        </chakra.header>
      )}
      <chakra.div
        display={aside ? { base: 'flex', lg: 'grid' } : 'block'}
        flexDirection="column"
        gridTemplateColumns={aside ? 'minmax(0, 1fr) minmax(17rem, 24%)' : undefined}
        opacity={refreshing ? 0.55 : 1}
        transition="opacity 150ms"
      >
        <chakra.div minWidth="0" p={padding === 'none' ? '0' : '4'}>
          <SectionPlace value={place}>{children}</SectionPlace>
        </chakra.div>
        {aside && (
          <chakra.div
            minWidth="0"
            p="4"
            borderColor="border"
            borderTopWidth={{ base: '1px', lg: '0' }}
            borderInlineStartWidth={{ base: '0', lg: '1px' }}
          >
            {aside}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.section>
  );
}
