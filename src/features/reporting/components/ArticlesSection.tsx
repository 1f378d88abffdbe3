import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleReport, ArticleRow } from '#api/contract/reports.ts';
import { DataTable } from '#design-system/DataTable/DataTable.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { articleKey, joinArticles } from '../articles.ts';
import type { Compared, SectionQuery } from '../comparedQuery.ts';
import type { ComparedRow } from '../model.ts';
import { useTableSort } from '../useTableSort.ts';
import { ChannelBreakdown } from './ChannelBreakdown.tsx';
import { metricColumns } from './metricColumns.tsx';
import { SectionState } from './SectionState.tsx';

interface ArticlesSectionProps {
  readonly query: SectionQuery<Compared<ArticleReport>>;
}

/** What was sold, grouped by zone; an article's row opens to its sales channels (spec 1, "Parking provider page"). */
export function ArticlesSection({ query }: ArticlesSectionProps) {
  const { t } = useTranslation('reporting');
  const articles = query.data?.primary.rows.length;
  return (
    <Section
      title={t('articles.title')}
      padding="none"
      refreshing={query.isRefreshing}
      {...(articles ? { description: t('articles.count', { count: articles }) } : {})}
    >
      <SectionState query={query} skeleton={<TableSkeleton rows={8} columns={5} />}>
        {(data) => <ArticlesTable data={data} />}
      </SectionState>
    </Section>
  );
}

/** Cheapest first (spec 1, part 9). */
const byPrice = { id: 'price', desc: false };

function ArticlesTable({ data: { primary, compare } }: { readonly data: Compared<ArticleReport> }) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const [sort, setSort] = useTableSort('articles', byPrice);
  const rows = useMemo(
    () => joinArticles(primary.rows, compare?.rows ?? null, formats.compare),
    [primary, compare, formats],
  );
  const channelsBefore = useMemo(() => new Map(compare?.rows.map((row) => [articleKey(row), row.channels])), [compare]);
  const columns = useMemo<DataTableColumn<ComparedRow<ArticleRow>>[]>(
    () => [
      {
        id: 'name',
        header: t('columns.article'),
        kind: 'text',
        alwaysShown: true,
        value: ({ row }) => row.name,
        total: t('columns.total'),
      },
      { id: 'code', header: t('columns.code'), kind: 'text', width: 110, value: ({ row }) => row.code },
      {
        id: 'price',
        header: t('columns.price'),
        kind: 'number',
        width: 100,
        value: ({ row }) => row.price,
        cell: ({ row }) => formats.amount(row.price),
      },
      ...metricColumns<ComparedRow<ArticleRow>>({
        comparing: compare !== null,
        total: { primary: primary.total, compare: compare?.total ?? null },
        formats,
        t,
      }),
    ],
    [primary, compare, formats, t],
  );
  return (
    <DataTable
      label={t('articles.title')}
      columns={columns}
      rows={rows}
      rowId={(row) => String(row.id)}
      groupOf={({ row }) => row.zoneName ?? t('articles.noZone')}
      sort={sort}
      onSortChange={setSort}
      renderExpanded={({ id, row, primary: now }) => (
        <ChannelBreakdown
          label={`${row.name}: ${t('columns.channel')}`}
          primary={now === row ? row.channels : []}
          compare={compare === null ? null : (channelsBefore.get(String(id)) ?? [])}
        />
      )}
      empty={<EmptyState compact title={t('empty.title')} text={t('empty.text')} />}
    />
  );
}
