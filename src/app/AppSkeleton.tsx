import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { PageSkeleton } from '#design-system/Loading/PageSkeleton.tsx';

/** Shown until the user and the page's code are loaded: the bar at the top, and a page's skeleton. */
export const AppSkeleton = () => (
  <>
    <Box height="header" bg="bg.surface" borderBottomWidth="1px" borderColor="border" />
    <chakra.main px={{ base: '4', md: '8' }} py="6" maxWidth="page" mx="auto">
      <PageSkeleton />
    </chakra.main>
  </>
);
