import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#api/days.ts';
import { rangePresets } from '#api/periods.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { ListFilterBar, PagedSection, PageLayout, useAllPages, useSectionQuery } from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { type Outlet, OutletHeader } from '../OutletPage.tsx';
import { type DocumentFigures, searchOf } from './documentSums.ts';
import { type DocumentsPage, documentQueryOf } from './documents.ts';
import { foundQuery } from './foundQuery.ts';
import { PaymentSums } from './PaymentSums.tsx';
import { useRefusedToast } from './useRefusedToast.ts';

interface DocumentsViewProps<Row extends { readonly id: number }, Info extends { id: number; name: string }> {
  readonly outlet: Outlet<Info>;
  /** The table's name, for its hidden columns. */
  readonly name: string;
  readonly documents: DocumentsPage<Info, Row>;
  readonly texts: {
    readonly title: string;
    readonly summary: (count: number) => string;
    readonly none: string;
    readonly noneInRange: string;
    /** What the search looks for: `Ime ili e-pošta`. */
    readonly search: string;
    /** The heads of the sums: the documents' number, and their quantity. */
    readonly documents: string;
    readonly quantity: string;
  };
  readonly columns: readonly DataTableColumn<Row>[];
  readonly figuresOf: (row: Row) => DocumentFigures;
  /** The texts of a document that are searched. */
  readonly textsOf: (row: Row) => readonly string[];
  /** When a document was issued or ordered; a phone has the documents of a day under its date. */
  readonly timeOf: (row: Row) => Date;
  /** Default: as the page declares for the outlet's info. */
  readonly enabled?: boolean;
}

/**
 * Documents of an outlet by date, receipts or park tickets: dates, a search in all of them, their sums by payment type, the
 * table, pages, and the spreadsheet.
 */
export function DocumentsView<Row extends { readonly id: number }, Info extends { id: number; name: string }>({
  outlet,
  name,
  documents,
  texts,
  columns,
  figuresOf,
  textsOf,
  timeOf,
  enabled = documents.hasList(outlet.info),
}: DocumentsViewProps<Row, Info>) {
  const { t } = useTranslation(['lists', 'reporting']);
  const formats = useFormats();
  const applied = documents.useFilters();
  const { filters, today } = applied;
  const { search, page, range } = filters;
  const source = documents.sourceOf(outlet.id);
  const list = useSectionQuery({ ...documents.list(outlet.id, filters), enabled: enabled && !search });
  useRefusedToast(list.error);
  const hasNone = !search && list.isCurrent && list.data?.count === 0;
  const all = useAllPages<Row>({
    queryKey: [...source.queryKey, currentLanguage(), range],
    sources: [
      {
        load: (at, signal) => source.load({ ...documentQueryOf(filters), page: at }, signal),
        idOf: ({ id }) => String(id),
      },
    ],
    // What the first call could not load is said once, by the list.
    enabled: enabled && !hasNone && (search !== '' || (list.data !== undefined && !list.error)),
    onlyPage:
      !search && list.data?.pages === 1 && page === 1 ? { rows: list.data.rows, isEarlier: list.isEarlier } : undefined,
  });
  const rows = all.lists?.[0]?.rows;
  const found = useMemo(() => {
    if (!rows || !search) return rows;
    const isFound = searchOf(search);
    return rows.filter((row) => isFound(textsOf(row)));
  }, [rows, search, textsOf]);
  const figures = useMemo(() => found?.map(figuresOf), [found, figuresOf]);
  const query = search ? foundQuery(all, found, page) : list;
  const dates = useMemo(
    () => ({
      presets: rangePresets(today).map(({ id, range: days }) => ({
        id,
        range: days,
        label: t(`reporting:presets.${id}`),
      })),
    }),
    [today, t],
  );
  const isUnread = all.state === 'asks' || all.state === 'cancelled' || all.state === 'failed';
  return (
    <PageLayout outlet={outlet.name} range={range}>
      <OutletHeader
        outlet={outlet}
        page={texts.title}
        count={query.data && { text: formats.count(query.data.count), label: texts.summary(query.data.count) }}
        actions={
          <DownloadMenu
            items={[
              {
                id: 'xlsx',
                format: 'xlsx',
                holds: 'allPages',
                make: ({ signal }) => source.loadFile(documentQueryOf(filters), signal),
              },
            ]}
            disabled={!enabled}
          />
        }
      />
      <ListFilterBar applied={applied} find={texts.search} dates={dates} busy={query.isRefreshing} />
      {enabled && !hasNone && !list.error && (
        <PaymentSums
          name={name}
          all={all}
          documents={figures}
          search={search}
          documentsHead={texts.documents}
          quantityHead={texts.quantity}
        />
      )}
      <PagedSection
        name={name}
        title={texts.title}
        query={{
          ...query,
          retry: () => {
            query.retry();
            if (!search) all.read();
          },
        }}
        columns={columns}
        page={page}
        onPage={applied.toPage}
        summary={texts.summary}
        figuresOf={figuresOf}
        cardGroupOf={(row) => formats.dayLong(dayOf(timeOf(row)))}
        empty={
          search ? (
            <EmptyState compact title={t('find.none')} text={t('find.noneFor', { search })} />
          ) : (
            <EmptyState compact title={texts.none} text={texts.noneInRange} />
          )
        }
        {...(search && isUnread
          ? { instead: <EmptyState compact title={t('find.notYet')} text={t('find.needs')} /> }
          : {})}
      />
    </PageLayout>
  );
}
