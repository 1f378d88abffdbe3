import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleReport, ArticleRow } from '#api/contract/reports.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import type { SectionQuery } from '#features/pages/index.ts';
import { SectionState, SectionTable } from '#features/pages/index.ts';
import { articleKey, joinArticles, mayHaveZones, zoneOf } from '../articles.ts';
import type { Compared } from '../comparedQuery.ts';
import type { ComparedRow } from '../model.ts';
import { usePeriodDays, useUnlikeDays } from '../periods/usePeriodDays.ts';
import { placedFigures } from '../shares/placedFigures.ts';
import { useShareColumns } from '../shares/shareColumns.tsx';
import { ChannelBreakdown } from './ChannelBreakdown.tsx';
import { metricColumns } from './metricColumns.tsx';

interface ArticlesSectionProps {
  readonly query: SectionQuery<Compared<ArticleReport>>;
  /** False for garages and parks, which have no zones. */
  readonly withZones?: boolean;
  /** Renders the opened row of an article whose sales channels are not part of it. */
  readonly renderChannels?: ((row: ComparedRow<ArticleRow>) => ReactNode) | undefined;
}

const none: ReadonlySet<string> = new Set();

/**
 * What was sold, grouped by zone where there are zones, with the subtotals of each zone, whose articles can be hidden; an
 * article's row opens to its sales channels (behaviour 5.10 and 5.23).
 */
export function ArticlesSection({ query, withZones = true, renderChannels }: ArticlesSectionProps) {
  const { t } = useTranslation('reporting');
  const articles = query.data?.primary.rows.length;
  const zoned = withZones && mayHaveZones(query.data);
  const title = t(zoned ? 'articles.title' : 'articles.plainTitle');
  // Here, where they stay while figures load again or fail.
  const [closedZones, setClosedZones] = useState(none);
  const toggleZone = useCallback((zone: string) => {
    setClosedZones((closed) => {
      const next = new Set(closed);
      if (!next.delete(zone)) next.add(zone);
      return next;
    });
  }, []);
  return (
    <Section
      title={title}
      padding="none"
      refreshing={query.isRefreshing}
      {...(articles ? { description: t('articles.count', { count: articles }) } : {})}
    >
      <SectionState query={query} skeleton={<TableSkeleton rows={8} columns={5} />}>
        {(data) => (
          <ArticlesTable
            data={data}
            title={title}
            zoned={zoned}
            isCurrent={query.isCurrent}
            renderChannels={renderChannels}
            closedZones={closedZones}
            onToggleZone={toggleZone}
          />
        )}
      </SectionState>
    </Section>
  );
}

/** Cheapest first (behaviour 5.2). */
const byPrice = { id: 'price', desc: false };

interface ArticlesTableProps extends Pick<ArticlesSectionProps, 'renderChannels'> {
  readonly data: Compared<ArticleReport>;
  readonly title: string;
  readonly zoned: boolean;
  readonly isCurrent: boolean;
  readonly closedZones: ReadonlySet<string>;
  readonly onToggleZone: (zone: string) => void;
}

const zoneOfRow = ({ row }: ComparedRow<ArticleRow>) => zoneOf(row);

function ArticlesTable({
  data,
  title,
  zoned,
  isCurrent,
  renderChannels,
  closedZones,
  onToggleZone,
}: ArticlesTableProps) {
  const { primary, compare, filters } = data;
  const days = usePeriodDays(filters);
  const unlike = useUnlikeDays(filters);
  const { t } = useTranslation(['reporting', 'shares']);
  const shareColumns = useShareColumns();
  const formats = useFormats();
  const rows = useMemo(
    () => joinArticles(primary.rows, compare?.rows ?? null, formats.compare),
    [primary, compare, formats],
  );
  const channelsBefore = useMemo(() => new Map(compare?.rows.map((row) => [articleKey(row), row.channels])), [compare]);
  const total = useMemo(() => ({ primary: primary.total, compare: compare?.total ?? null }), [primary, compare]);
  const figures = useMemo(() => placedFigures(rows, total, zoned ? zoneOfRow : undefined), [rows, total, zoned]);
  const columns = useMemo<DataTableColumn<ComparedRow<ArticleRow>>[]>(
    () => [
      {
        id: 'name',
        header: t('columns.article'),
        kind: 'text',
        alwaysShown: true,
        card: 'title',
        fills: compare !== null,
        value: ({ row }) => row.name,
        total: t('columns.total'),
      },
      {
        id: 'code',
        header: t('columns.code'),
        kind: 'text',
        width: 110,
        unbroken: true,
        card: 'line',
        value: ({ row }) => row.code,
      },
      {
        id: 'price',
        header: t('columns.price'),
        kind: 'number',
        width: 100,
        value: ({ row }) => row.price,
        file: { kind: 'amount' },
        cell: ({ row }) => formats.amount(row.price),
      },
      ...metricColumns<ComparedRow<ArticleRow>>({
        comparing: compare !== null,
        total,
        subtotals: figures.subtotals,
        days,
        unlike,
        formats,
        t,
      }),
      ...shareColumns({ figures, total, zoned }),
    ],
    [total, compare, figures, zoned, shareColumns, days, unlike, formats, t],
  );
  const zones = useMemo(
    () => ({
      header: t('columns.zone'),
      of: zoneOfRow,
      name: (zone: string) => zone || t('articles.noZone'),
    }),
    [t],
  );
  return (
    <SectionTable
      name="articles"
      label={title}
      columns={columns}
      rows={rows}
      isCurrent={isCurrent}
      rowId={(row) => String(row.id)}
      group={zoned ? zones : undefined}
      groupNote={(zone) => {
        const share = figures.zone(zone, 'validAmount');
        return share && t('shares:zoneShare', { share: formats.percent(share.share.rounded) });
      }}
      closedGroups={closedZones}
      {...(zoned ? { onToggleGroup: onToggleZone } : {})}
      defaultSort={byPrice}
      renderExpanded={
        renderChannels ??
        (({ id, row, primary: now }) => (
          <ChannelBreakdown
            sharesFirst
            label={`${row.name}: ${t('columns.channel')}`}
            filters={filters}
            primary={now === row ? row.channels : []}
            compare={compare === null ? null : (channelsBefore.get(String(id)) ?? [])}
          />
        ))
      }
      empty={<EmptyState compact title={t('empty.title')} text={t('empty.text')} />}
    />
  );
}
