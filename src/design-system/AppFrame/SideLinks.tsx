import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import { NavigationLink } from './NavigationLink.tsx';
import type { AppFrameProps } from './types.ts';

type SideLinksProps = Pick<AppFrameProps, 'sideLinks' | 'sideLinksLoading' | 'onIntent'>;

/** The strip under the bar with the links of the page shown: transactions, receipts, zones. */
export function SideLinks({ sideLinks = [], sideLinksLoading, onIntent }: SideLinksProps) {
  const { t } = useTranslation('ui');
  if (sideLinks.length === 0 && !sideLinksLoading) return null;
  return (
    <chakra.nav
      aria-label={t('frame.pageNavigation')}
      aria-busy={sideLinksLoading || undefined}
      bg="bg.surface"
      borderBottomWidth="1px"
      overflowX="auto"
      css={{ scrollbarWidth: 'none' }}
    >
      <chakra.ul
        display="flex"
        alignItems="center"
        gap="1"
        minHeight="10"
        minWidth="fit-content"
        maxWidth="page"
        mx="auto"
        listStyleType="none"
        px={{ base: '1.5', md: 'calc({spacing.8} - {spacing.2.5})' }}
      >
        {sideLinks.map((item) => (
          <li key={item.to}>
            <NavigationLink item={item} place="strip" onIntent={onIntent} />
          </li>
        ))}
        {sideLinks.length === 0 &&
          [0, 1, 2].map((place) => (
            <chakra.li key={place} px="2.5">
              <Skeleton width="5rem" height="3.5" />
            </chakra.li>
          ))}
      </chakra.ul>
    </chakra.nav>
  );
}
