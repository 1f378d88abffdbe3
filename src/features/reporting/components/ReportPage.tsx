import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Children, type ReactNode } from 'react';
import { useWholePage } from '../useWholePage.ts';

/** Title, filters, totals and the first section fill a window; of one above 992 px two sections more are seen. */
const seenAtOnce = () => (window.innerHeight > 992 ? 6 : 4);

/** The rhythm of a report page: 16 px between its cards; heads of tables stay below the filter bar's last line, 50 px. */
export function ReportPage({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const isWhole = useWholePage();
  const seen = seenAtOnce();
  return (
    <Flex
      direction="column"
      gap="4"
      css={{
        '--sticky-top': { base: '0px', md: '3.125rem' },
        // Below the window, when one returns to the page; as `seenAtOnce`, the totals being a section too.
        '@media (max-height: 992px)': {
          '[data-page=returning] & > section:nth-of-type(n + 3)': {
            contentVisibility: 'hidden',
            containIntrinsicSize: 'auto 30rem',
          },
        },
        '@media (min-height: 993px)': {
          '[data-page=returning] & > section:nth-of-type(n + 5)': {
            contentVisibility: 'hidden',
            containIntrinsicSize: 'auto 30rem',
          },
        },
      }}
    >
      {isWhole ? parts : parts.slice(0, seen)}
      {!isWhole && parts.length > seen && <Box height="100dvh" />}
    </Flex>
  );
}
