import Search from 'lucide-react/icons/search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#api/contract/transactions.ts';
import { dayOf } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { openPalette } from '#design-system/commandPalette.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import {
  AllPagesBar,
  ListFilterBar,
  longestSearch,
  PagedSection,
  PageLayout,
  type SearchKind,
  searchProblem,
  useAllPages,
  useSectionQuery,
} from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import type { NamedRow } from '#features/reporting/index.ts';
import type { OutletKind } from '../defineOutlet.ts';
import { type Outlet, OutletHeader } from '../OutletPage.tsx';
import type { NamedInfo } from '../outletArea.ts';
import { cardTime } from './documentColumns.ts';
import { foundQuery } from './foundQuery.ts';
import { OnlyPart } from './OnlyPart.tsx';
import { isOfPart, transactionQueryOf } from './transactions.ts';
import { useRefusedToast } from './useRefusedToast.ts';

interface OutletTransactionsProps<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
  readonly outlet: Outlet<Info>;
}

/**
 * An outlet's transactions: filters, the rule that more than one day needs a plate or number, the table with red rows
 * for what is not valid, pages, and the spreadsheet (behaviour 11.1, 11.3 and 11.5).
 */
export function OutletTransactions<Row extends NamedRow, Info extends NamedInfo>({
  kind,
  outlet,
}: OutletTransactionsProps<Row, Info>) {
  const { transactionsPage: transactions, search } = kind;
  const { id } = outlet;
  const { t } = useTranslation('lists');
  const formats = useFormats();
  const applied = transactions.useFilters();
  const { filters } = applied;
  const problem = searchProblem(filters.range, filters.search);
  const { only } = filters;
  const isFound = only !== null && (only.zone !== null || only.price !== null);
  const listed = transactions.list(id, filters);
  const list = useSectionQuery({ ...listed, enabled: problem === null && !isFound });
  useRefusedToast(list.error);
  const source = transactions.sourceOf(id);
  const all = useAllPages<Transaction>({
    queryKey: [...source.queryKey, currentLanguage(), { ...filters, page: 0 }],
    sources: [
      {
        load: (page, signal) => source.load({ ...transactionQueryOf(filters), page }, signal),
        idOf: (row) => String(row.id),
      },
    ],
    enabled: isFound && problem === null,
  });
  const rows = all.lists?.[0]?.rows;
  const found = useMemo(() => only && rows?.filter((row) => isOfPart(row, only)), [rows, only]);
  const query = isFound ? foundQuery(all, found ?? undefined, filters.page) : list;
  const isUnread = isFound && (all.state === 'asks' || all.state === 'cancelled' || all.state === 'failed');
  const columns = useTransactionColumns(search, kind.hasZones);
  return (
    <PageLayout outlet={outlet.name} range={filters.range}>
      <OutletHeader
        outlet={outlet}
        page={t('transactions.title')}
        count={
          query.data && !problem
            ? {
                text: formats.count(query.data.count),
                label: t('transactions.count', { count: query.data.count, value: formats.count(query.data.count) }),
              }
            : undefined
        }
        actions={
          <DownloadMenu
            items={[
              {
                id: 'xlsx',
                format: 'xlsx',
                holds: 'allPages',
                make: ({ signal }) => source.loadFile(transactionQueryOf(filters), signal),
                ...(isFound ? { disabled: true, reason: t('only.noFile') } : {}),
              },
            ]}
            disabled={problem !== null}
          />
        }
      />
      <ListFilterBar applied={applied} search={search} busy={query.isRefreshing} />
      {only && <OnlyPart only={only} onAll={() => applied.apply({ ...filters, only: null })} />}
      {isFound && <AllPagesBar all={all} needs={t('only.needs')} />}
      <PagedSection
        name="transactions"
        title={t('transactions.title')}
        query={query}
        columns={columns}
        page={filters.page}
        onPage={applied.toPage}
        summary={(count) => t('transactions.count', { count, value: formats.count(count) })}
        figuresOf={({ quantity, amount, isValid }) => ({ quantity, amount, isValid })}
        cardGroupOf={({ time }) => formats.dayLong(dayOf(time))}
        rowTone={({ isValid }) => (isValid ? undefined : 'danger')}
        empty={
          <EmptyState
            compact
            title={t('transactions.none')}
            action={
              filters.search !== '' && (
                <Button size="sm" icon={<Search aria-hidden />} onClick={() => openPalette({ search: filters.search })}>
                  {t('transactions.everywhere')}
                </Button>
              )
            }
            text={
              isFound
                ? t('only.none')
                : filters.search
                  ? t('transactions.noneFor', { search: filters.search })
                  : t('transactions.noneInRange')
            }
          />
        }
        instead={
          isUnread ? (
            <EmptyState compact title={t('find.notYet')} text={t('only.needs')} />
          ) : (
            problem && (
              <EmptyState
                title={t('transactions.searchNeeded')}
                text={
                  problem === 'missing' ? t(`search.${search}.missing`) : t('search.tooLong', { count: longestSearch })
                }
              />
            )
          )
        }
      />
    </PageLayout>
  );
}

function useTransactionColumns(search: SearchKind, withZones: boolean): readonly DataTableColumn<Transaction>[] {
  const { t } = useTranslation(['reporting', 'lists']);
  const formats = useFormats();
  return useMemo(() => {
    // The widths fit a desktop window, so that usual rows take one line. The server's order holds over all pages;
    // sorting one of them would mislead.
    const column = (part: Omit<DataTableColumn<Transaction>, 'sortable'>) => ({ ...part, sortable: false });
    const statusOf = (row: Transaction) =>
      row.statusShort || t(row.isValid ? 'lists:transactions.valid' : 'lists:transactions.invalid');
    const moment = (id: 'time' | 'validFrom' | 'validTo'): DataTableColumn<Transaction> =>
      column({
        id,
        header: t(`lists:transactions.${id}`),
        kind: 'text',
        width: 160,
        unbroken: true,
        value: (row) => row[id]?.getTime(),
        cell: (row) => (row[id] ? formats.moment(row[id]) : '–'),
        file: { kind: 'moment', value: (row) => row[id] },
        ...(id === 'time' ? { alwaysShown: true, ...cardTime<Transaction>(formats, ({ time }) => time) } : {}),
      });
    return [
      moment('time'),
      column({
        id: 'input',
        header: t(`lists:search.${search}.column`),
        kind: 'text',
        width: 120,
        emphasis: 'strong',
        unbroken: true,
        card: 'title',
        value: (row) => row.input,
      }),
      ...(withZones
        ? [
            column({
              id: 'zone',
              header: t('columns.zone'),
              kind: 'text',
              width: 150,
              card: 'line',
              value: (row) => row.zoneName,
            }),
          ]
        : []),
      column({
        id: 'quantity',
        header: t('columns.count'),
        kind: 'number',
        width: 80,
        value: (row) => row.quantity,
        file: { kind: 'count' },
      }),
      column({
        id: 'amount',
        header: t('columns.amount'),
        kind: 'number',
        width: 100,
        card: 'figure',
        unit: '€',
        value: (row) => row.amount,
        cell: (row) => formats.amount(row.amount),
        file: { kind: 'amount' },
      }),
      moment('validFrom'),
      moment('validTo'),
      column({
        id: 'channel',
        header: t('columns.channel'),
        kind: 'text',
        width: 160,
        value: (row) => row.channelName,
      }),
      column({
        id: 'status',
        header: t('lists:transactions.status'),
        kind: 'custom',
        width: 110,
        card: 'status',
        cardCell: (row) => <StatusTag tone={row.isValid ? 'success' : 'danger'} label={statusOf(row)} />,
        cardDetail: (row) => row.statusText || statusOf(row),
        value: (row) => row.statusShort,
        cell: (row) => (
          <StatusTag
            tone={row.isValid ? 'success' : 'danger'}
            label={statusOf(row)}
            description={row.statusText || undefined}
          />
        ),
        file: { kind: 'text', value: (row) => row.statusShort },
      }),
      column({
        id: 'reference',
        header: t('lists:transactions.reference'),
        kind: 'text',
        width: 130,
        value: (row) => row.reference,
      }),
    ];
  }, [search, withZones, formats, t]);
}
