import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

/** The rhythm of a report page: 16 px between its cards; heads of tables stay below the filter bar's last line, 50 px. */
export const ReportPage = ({ children }: { readonly children: ReactNode }) => (
  <Flex direction="column" gap="4" css={{ '--sticky-top': { base: '0px', md: '3.125rem' } }}>
    {children}
  </Flex>
);
