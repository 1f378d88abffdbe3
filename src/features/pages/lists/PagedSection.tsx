import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import type { DataTableColumn, DataTableProps } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Pagination } from '#design-system/Pagination/Pagination.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { SectionActions } from '#design-system/Section/SectionActions.tsx';
import { tableDensity } from '#design-system/theme/tableDensity.ts';
import { SectionState } from '../sections/SectionState.tsx';
import { SectionTable } from '../sections/SectionTable.tsx';
import type { SectionQuery } from '../sections/sectionQuery.ts';
import { UpdatedAt } from '../sections/UpdatedAt.tsx';
import { PageSums, type RowFigures } from './PageSums.tsx';

/** A page of a list, as every paged call returns it. */
export interface PagedRows<Row> {
  readonly rows: readonly Row[];
  /** The count over all pages. */
  readonly count: number;
  readonly pages: number;
}

interface PagedSectionProps<Row extends { readonly id: number }> {
  /** The table's name, for its hidden columns. */
  readonly name: string;
  /** The table's name, for screen readers and for its file. */
  readonly title: string;
  /** Gives the section a head, where the page's title does not name the list. */
  readonly head?: { readonly description: string };
  readonly query: SectionQuery<PagedRows<Row>>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The count as text: `1.204 transakcije`. */
  readonly summary: (count: number) => string;
  /** The figures of a row; with them the page says their sums. */
  readonly figuresOf?: (row: Row) => RowFigures;
  /** Replaces the rows when there are none on any page. */
  readonly empty: ReactNode;
  readonly rowTone?: (row: Row) => 'danger' | undefined;
  /** Groups the cards of a phone. */
  readonly cardGroupOf?: (row: Row) => string;
  /** Renders the content of an opened row. */
  readonly renderExpanded?: (row: Row) => ReactNode;
  /** Names a row in the button that opens it. */
  readonly rowLabel?: (row: Row) => string;
  /** Replaces the table, for instance while a search is missing. */
  readonly instead?: ReactNode;
  /** Below the rows, whatever page is shown. */
  readonly footer?: ReactNode;
  /** Arranges the shown columns, as the table's own. */
  readonly arrange?: NonNullable<DataTableProps<Row>['arrange']>;
  /** px; default: as high as its rows. */
  readonly maxHeight?: number;
  /** Returns the error's text for the user; default: that of every page. */
  readonly failureText?: (error: unknown) => string;
}

/** The number of skeleton rows while loading. */
const usualRows = 20;

/**
 * A paged list: its table in the server's order, the count, and the pagination. It usually has no head: the page's title
 * and count stand right above, with the table's tools.
 */
export function PagedSection<Row extends { readonly id: number }>({
  name,
  title,
  head,
  query,
  columns,
  page,
  onPage,
  summary,
  figuresOf,
  empty,
  instead,
  footer,
  failureText,
  ...table
}: PagedSectionProps<Row>) {
  const { data } = query;
  const skeletonRows = table.maxHeight ? Math.floor(table.maxHeight / tableDensity.rowHeight) - 1 : usualRows;
  return (
    // No sticky element is above the table of a list's page, so its head sticks to the window's edge.
    <Box css={{ '--sticky-top': '0px' }}>
      <Section
        title={title}
        {...(head ?? { headless: true })}
        padding="none"
        refreshing={query.isRefreshing && !instead}
      >
        {!instead && (
          <SectionActions>
            <UpdatedAt queries={[query]} onRefresh={query.retry} />
          </SectionActions>
        )}
        {instead ?? (
          <SectionState
            query={query}
            skeleton={<TableSkeleton rows={skeletonRows} columns={Math.min(columns.length, 10)} />}
            failureText={failureText}
          >
            {({ rows, count, pages }) => (
              <SectionTable
                name={name}
                label={title}
                columns={columns}
                rows={rows}
                isCurrent={query.isCurrent}
                page={{ page, pages }}
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
              summary={
                figuresOf && data.rows.length > 0 ? (
                  <PageSums all={summary(data.count)} rows={data.rows.map(figuresOf)} />
                ) : (
                  summary(data.count)
                )
              }
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
