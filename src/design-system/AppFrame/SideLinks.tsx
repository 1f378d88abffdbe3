import { Skeleton } from '@chakra-ui/react/skeleton';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { NavigationLink } from './NavigationLink.tsx';
import type { PageLinks } from './SideLinksContext.ts';

interface SideLinksProps {
  /** Null: no links, and no strip. */
  readonly links: PageLinks | null;
}

/** The strip under the bar with the links of the page shown: transactions, receipts, zones. */
export function SideLinks({ links }: SideLinksProps) {
  const { t } = useTranslation('data');
  if (links === null || links?.length === 0) return null;
  return (
    <chakra.nav
      aria-label={t('frame.pageNavigation')}
      aria-busy={links === undefined || undefined}
      bg="bg.surface"
      borderBottomWidth="1px"
      overflowX="auto"
      css={{ scrollbarWidth: 'none' }}
    >
      <HStack
        as="ul"
        gap="1"
        minHeight="10"
        minWidth="fit-content"
        maxWidth="page"
        mx="auto"
        listStyleType="none"
        px={{ base: '1.5', md: 'calc({spacing.8} - {spacing.2.5})' }}
      >
        {links?.map((item) => (
          <li key={item.to}>
            <NavigationLink item={item} place="strip" />
          </li>
        ))}
        {links === undefined &&
          [0, 1, 2].map((place) => (
            <chakra.li key={place} px="2.5">
              <Skeleton width="5rem" height="3.5" />
            </chakra.li>
          ))}
      </HStack>
    </chakra.nav>
  );
}
