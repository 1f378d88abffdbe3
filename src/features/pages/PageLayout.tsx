import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useState } from 'react';
import { HeaderPlaceContext, SectionPlace } from '#design-system/Section/SectionActions.tsx';
import { type FileSubject, PageTables } from '#features/report-files/index.ts';

interface PageLayoutProps extends FileSubject {
  readonly children: ReactNode;
}

/**
 * The layout of a page: 10 px between its cards. Heads of tables stick below the filter bar, which sticks to the
 * top of a wide window and is 50 px high. The page's head has its downloads, those of its tables too, and the tools of a
 * table whose section has no head. Files of its tables are named by `outlet` and `range`.
 */
export function PageLayout({ children, ...subject }: PageLayoutProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <PageTables {...subject}>
      <HeaderPlaceContext value={setPlace}>
        <SectionPlace value={place}>
          <Flex direction="column" gap="2.5" css={{ '--sticky-top': { base: '0px', xl: '3.125rem' } }}>
            {children}
          </Flex>
        </SectionPlace>
      </HeaderPlaceContext>
    </PageTables>
  );
}
