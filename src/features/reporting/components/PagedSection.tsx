import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Pagination } from '#design-system/Pagination/Pagination.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import type { SectionQuery } from '../comparedQuery.ts';
import { ReportTable } from './ReportTable.tsx';
import { SectionState } from './SectionState.tsx';

/** A page of a list, as every paged call returns it. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Of all pages. */
  readonly count: number;
  readonly pages: number;
}

interface PagedSectionProps<Row extends { readonly id: number }> {
  /** The table's name, for its hidden columns. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly query: SectionQuery<Page<Row>>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** How many there are, as text: `1.204 transakcije`. */
  readonly summary: (count: number) => string;
  /** Stands for the rows when there are none on any page. */
  readonly empty: ReactNode;
  readonly rowTone?: (row: Row) => 'danger' | undefined;
  /** Makes rows open. */
  readonly renderExpanded?: (row: Row) => ReactNode;
  /** Names a row in the button that opens it. */
  readonly rowLabel?: (row: Row) => string;
  /** Stands in the place of the table, for instance while a search is missing. */
  readonly instead?: ReactNode;
  /** Below the rows, whatever page is shown. */
  readonly footer?: ReactNode;
  /** px; left out: as high as its rows. */
  readonly maxHeight?: number;
  /** Why it failed, for the user; left out: the text of reports. */
  readonly failureText?: (error: unknown) => string;
}

/** Rows of a page: what it shows while loading. */
const usualRows = 20;
/** px of a row. */
const rowHeight = 36;

/** A paged list: its table in the server's order, how many there are, and the pages. */
export function PagedSection<Row extends { readonly id: number }>({
  name,
  title,
  description,
  query,
  columns,
  page,
  onPage,
  summary,
  empty,
  instead,
  footer,
  failureText,
  ...table
}: PagedSectionProps<Row>) {
  const { data } = query;
  const skeletonRows = table.maxHeight ? Math.floor(table.maxHeight / rowHeight) - 1 : usualRows;
  return (
    // Nothing of a list's page stays above its table, whose head may go up to the window's edge.
    <Box css={{ '--sticky-top': '0px' }}>
      <Section
        title={title}
        {...(description ? { description } : {})}
        padding="none"
        refreshing={query.isRefreshing && !instead}
      >
        {instead ?? (
          <SectionState
            query={query}
            skeleton={<TableSkeleton rows={skeletonRows} columns={Math.min(columns.length, 10)} />}
            failureText={failureText}
          >
            {({ rows, count }) => (
              <ReportTable
                name={name}
                label={title}
                columns={columns}
                rows={rows}
                rowId={(row) => String(row.id)}
                empty={count > 0 ? <PastTheEnd toFirst={() => onPage(1)} /> : empty}
                {...table}
              />
            )}
          </SectionState>
        )}
        {footer}
        {data && data.count > 0 && !instead && !query.error && (
          <Box px="4" py="3" borderTopWidth="1px">
            <Pagination
              page={page}
              pages={data.pages}
              onChange={onPage}
              summary={summary(data.count)}
              disabled={query.isRefreshing}
            />
          </Box>
        )}
      </Section>
    </Box>
  );
}

/** What a page past the last one shows: the rows are on the pages before it. */
function PastTheEnd({ toFirst }: { readonly toFirst: () => void }) {
  const { t } = useTranslation('lists');
  return (
    <EmptyState
      compact
      title={t('list.pastTheEnd')}
      action={<Button onClick={toFirst}>{t('list.toFirstPage')}</Button>}
    />
  );
}
