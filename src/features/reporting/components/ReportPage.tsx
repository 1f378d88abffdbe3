import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Children, type ReactNode } from 'react';
import { useWholePage } from '../useWholePage.ts';

/** Title, filters, totals and the first section fill a window. */
const seenAtOnce = 4;

/** The rhythm of a report page: 16 px between its cards; heads of tables stay below the filter bar's last line, 50 px. */
export function ReportPage({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  const isWhole = useWholePage();
  return (
    <Flex
      direction="column"
      gap="4"
      css={{
        '--sticky-top': { base: '0px', md: '3.125rem' },
        '[data-page=returning] & > :nth-child(n + 5)': {
          contentVisibility: 'hidden',
          containIntrinsicSize: 'auto 30rem',
        },
      }}
    >
      {isWhole ? parts : parts.slice(0, seenAtOnce)}
      {!isWhole && parts.length > seenAtOnce && <Box height="100dvh" />}
    </Flex>
  );
}
