import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductNameContext } from '../documentTitle.ts';
import { Link } from '../Link/Link.tsx';
import { BuildNote } from './BuildNote.tsx';
import { HomeContext } from './HomeContext.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { SideLinks } from './SideLinks.tsx';
import { type PageLinks, SideLinksContext } from './SideLinksContext.ts';
import { mainId, SkipLink } from './SkipLink.tsx';
import type { AppFrameProps } from './types.ts';
import { UserMenu } from './UserMenu.tsx';

const HomeLink = chakra(Link, { base: { display: 'flex', borderRadius: 'l2' } });

/** The frame of every signed-in page: skip link, bar with navigation, the page's own links, the page, the footer. */
export function AppFrame(props: AppFrameProps) {
  const { items, homeTo = '/', productName, footer, children } = props;
  const { t } = useTranslation('data');
  return (
    <Flex minHeight="100dvh" direction="column">
      <SkipLink />
      <chakra.header bg="bg.surface" borderBottomWidth="1px" css={{ container: 'bar / inline-size' }}>
        <HStack
          minHeight="header"
          maxWidth="page"
          mx="auto"
          px={{ base: '2', sm: '4', md: '8' }}
          gap={{ base: '2', lg: '6' }}
        >
          <Box display={{ base: 'flex', lg: 'none' }}>
            <NavigationDrawer productName={productName} items={items} />
          </Box>
          <HomeLink to={homeTo} aria-label={`${productName}: ${t('frame.home')}`} title={productName}>
            <Logo />
          </HomeLink>
          <chakra.nav aria-label={t('frame.mainNavigation')} display={{ base: 'none', lg: 'block' }} minWidth="0">
            <Flex as="ul" wrap="wrap" columnGap="1" listStyleType="none">
              {items.map((item) => (
                <li key={item.label}>
                  <NavigationLink item={item} place="bar" />
                </li>
              ))}
            </Flex>
          </chakra.nav>
          <HStack gap={{ base: '0.5', sm: '2' }} ms="auto" minWidth="0">
            {/* With text at 200 % the links of the bar need this width, so the buttons are hidden; Ctrl+K still opens the palette. */}
            <Box css={{ '@media (min-width: 64em)': { '@container bar (max-width: 63rem)': { display: 'none' } } }}>
              {props.tools}
            </Box>
            <LanguageSwitch language={props.language} onChange={props.onLanguageChange} />
            <UserMenu name={props.userName} items={props.userMenu} />
          </HStack>
        </HStack>
      </chakra.header>
      <ProductNameContext value={productName}>
        <HomeContext value={homeTo}>
          <Page>{children}</Page>
        </HomeContext>
      </ProductNameContext>
      <chakra.footer px={{ base: '4', md: '8' }} py="5" borderTopWidth="1px" textStyle="xs" color="fg.muted">
        <span>{footer}</span>
        <BuildNote />
      </chakra.footer>
    </Flex>
  );
}

/** The page and the strip of its own links. A separate component: the links change with every page, the bar stays. */
function Page({ children }: { readonly children: ReactNode }) {
  const [links, setLinks] = useState<PageLinks | null>(null);
  return (
    <>
      <SideLinks links={links} />
      <chakra.main
        id={mainId}
        tabIndex={-1}
        flex="1"
        width="full"
        maxWidth="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        pt={{ base: '3', md: '2' }}
        pb="10"
        outline="0!"
        // The strip of links above appears and disappears with pages: the browser must not shift the scroll position by
        // its height after the router has restored it.
        overflowAnchor="none"
      >
        <SideLinksContext value={setLinks}>{children}</SideLinksContext>
      </chakra.main>
    </>
  );
}
