import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Logo } from '#design-system/AppFrame/Logo.tsx';
import { PageSkeleton } from '#design-system/Loading/PageSkeleton.tsx';

/**
 * Shown while the user or the page's code takes long: the bar at the top, and a page's skeleton. It has the measures of
 * the frame in index.html, which it follows.
 */
export const AppSkeleton = () => (
  <>
    <chakra.header bg="bg.surface" borderBottomWidth="1px" borderColor="border">
      <Flex
        height="header"
        align="center"
        maxWidth="page"
        mx="auto"
        ps={{ base: '3.25rem', md: '4.75rem', lg: '8' }}
        aria-hidden
      >
        <Logo />
      </Flex>
    </chakra.header>
    <chakra.main px={{ base: '4', md: '8' }} pt={{ base: '3', md: '2' }} maxWidth="page" mx="auto">
      <PageSkeleton />
    </chakra.main>
  </>
);
