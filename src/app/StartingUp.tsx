import { chakra } from '@chakra-ui/react/styled-system';
import { PageSkeleton } from '#design-system/Loading/PageSkeleton.tsx';

/** What is seen until it is known who is signed in and the page is there: the bar at the top, and a page's shape. */
export const StartingUp = () => (
  <>
    <chakra.div height="header" bg="bg.surface" borderBottomWidth="1px" borderColor="border" />
    <chakra.main px={{ base: '4', md: '8' }} py="6" maxWidth="page" mx="auto">
      <PageSkeleton />
    </chakra.main>
  </>
);
