import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelReport, DetailLine } from '#api/contract/reports.ts';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { SectionState, SectionTable, type sectionQuery, useSectionQuery } from '#features/pages/index.ts';
import { type Compared, sumOfMetrics } from '#features/reporting/index.ts';
import type { Further } from './further.ts';

export interface DayLinesProps {
  readonly query: ReturnType<typeof sectionQuery<Compared<{ readonly lines: DetailLine[] }>>>;
  /** The sales channels of the report, whose ids a line has not. */
  readonly channels: ChannelReport | undefined;
  readonly hasZones: boolean;
  /** The way on to the transactions of the day, or why there is none. */
  readonly further: Further;
}

/** A line of the day, with its place as its id: a line has none of its own. */
type Row = DetailLine & { readonly key: string };

/** Articles one after another, each with its largest amount first. */
const byArticle = { id: 'article', desc: false };

/**
 * The sales of a single day line by line: article, channel, quantity and amount. A line leads to its transactions as long as
 * the API gives them (behaviour 5.31).
 */
export function DayLines({ query, channels, hasZones, further }: DayLinesProps) {
  const { t } = useTranslation(['lists', 'reporting']);
  const formats = useFormats();
  const details = useSectionQuery(query);
  const rows = useMemo<Row[]>(
    () =>
      (details.data?.primary.lines ?? []).map((line) => ({
        ...line,
        key: [line.id, line.price, line.channelName, line.zoneName].join('|'),
      })),
    [details.data],
  );
  const columns = useMemo<DataTableColumn<Row>[]>(() => {
    const total = sumOfMetrics(
      rows.map(({ validCount, validAmount }) => ({
        validCount,
        validAmount,
        totalCount: validCount,
        totalAmount: validAmount,
      })),
    );
    const channelIds = new Map(channels?.rows.map(({ id, name }) => [name, id]));
    const addressOf = (line: Row) => {
      const channelId = channelIds.get(line.channelName);
      return further.kind === 'transactions' && channelId !== undefined
        ? further.addressOf({
            day: line.date,
            only: { channelId, zone: hasZones ? (line.zoneName ?? '') : null, price: line.price },
          })
        : undefined;
    };
    return [
      {
        id: 'article',
        header: t('reporting:columns.article'),
        kind: 'text',
        alwaysShown: true,
        card: 'title',
        value: (row) => row.articleName,
        total: t('reporting:columns.total'),
      },
      {
        id: 'code',
        header: t('reporting:columns.code'),
        kind: 'text',
        width: 110,
        unbroken: true,
        value: (row) => row.code,
      },
      ...(hasZones
        ? [
            {
              id: 'zone',
              header: t('reporting:columns.zone'),
              kind: 'text',
              width: 160,
              card: 'line',
              value: (row) => row.zoneName ?? t('reporting:articles.noZone'),
            } satisfies DataTableColumn<Row>,
          ]
        : []),
      {
        id: 'channel',
        header: t('reporting:columns.channel'),
        kind: 'text',
        width: 180,
        card: 'line',
        value: (row) => row.channelName,
      },
      {
        id: 'price',
        header: t('reporting:columns.price'),
        kind: 'number',
        width: 100,
        value: (row) => row.price,
        file: { kind: 'amount' },
        cell: (row) => formats.amount(row.price),
      },
      {
        id: 'validCount',
        header: t('reporting:columns.count'),
        kind: 'number',
        width: 100,
        value: (row) => row.validCount,
        cell: (row) => formats.count(row.validCount),
        file: { kind: 'count', total: total.validCount },
        total: formats.count(total.validCount),
      },
      {
        id: 'validAmount',
        header: t('reporting:columns.amount'),
        kind: 'number',
        emphasis: 'strong',
        card: 'figure',
        unit: '€',
        width: 120,
        value: (row) => row.validAmount,
        cell: (row) => formats.amount(row.validAmount),
        file: { kind: 'amount', total: total.validAmount },
        total: formats.amount(total.validAmount),
      },
      ...(further.kind === 'transactions'
        ? [
            {
              id: 'transactions',
              header: t('day.transactions'),
              kind: 'custom',
              align: 'end',
              width: 130,
              card: 'action',
              cardCell: (row) => {
                const address = addressOf(row);
                return (
                  address && (
                    <CardLink
                      to={address}
                      label={t('day.transactionsOf', { article: row.articleName, channel: row.channelName })}
                    />
                  )
                );
              },
              value: () => null,
              cell: (row) => {
                const address = addressOf(row);
                return (
                  address && (
                    <Link
                      to={address}
                      aria-label={t('day.transactionsOf', { article: row.articleName, channel: row.channelName })}
                    >
                      {t('day.transactions')}
                    </Link>
                  )
                );
              },
            } satisfies DataTableColumn<Row>,
          ]
        : []),
    ];
  }, [rows, channels, further, hasZones, formats, t]);
  return (
    <Section
      title={t('day.title')}
      padding="none"
      refreshing={details.isRefreshing}
      {...(details.data ? { description: t('day.lines', { count: rows.length }) } : {})}
    >
      <SectionState query={details} skeleton={<TableSkeleton rows={8} columns={7} />}>
        {() => (
          <SectionTable
            name="day"
            label={t('day.title')}
            columns={columns}
            rows={rows}
            isCurrent={details.isCurrent}
            rowId={(row) => row.key}
            defaultSort={byArticle}
            empty={<EmptyState compact title={t('day.none')} text={t('day.noneText')} />}
          />
        )}
      </SectionState>
      {further.kind === 'none' && (
        <Box as="p" px="4" py="2" borderTopWidth="1px" textStyle="label" fontWeight="normal" color="fg.muted">
          {t(`day.${further.why}`)}
        </Box>
      )}
    </Section>
  );
}
