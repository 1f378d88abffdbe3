import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { type AllPages, AllPagesBar, SectionTable } from '#features/pages/index.ts';
import { type DocumentFigures, type PaymentSum, sumsByPayment } from './documentSums.ts';

interface PaymentSumsProps {
  /** The table's name, for its sort and its hidden columns. */
  readonly name: string;
  readonly all: AllPages<unknown>;
  /** The documents of all pages, or those that were found; undefined until all are read. */
  readonly documents: readonly DocumentFigures[] | undefined;
  /** The applied search: the sums are those of what it found. */
  readonly search: string;
  /** The head of the documents' number: `Računi`. */
  readonly documentsHead: string;
  readonly quantityHead: string;
}

type Row = PaymentSum & { readonly paymentType: string };

/** Skeleton rows: as many as there usually are payment types. */
const usualRows = 3;

/**
 * The sums of a range's documents by payment type and over all pages (behaviour 11.20); while searching, of what was found.
 */
export function PaymentSums({ name, all, documents, search, documentsHead, quantityHead }: PaymentSumsProps) {
  const { t } = useTranslation('lists');
  const formats = useFormats();
  const sums = useMemo(() => documents && sumsByPayment(documents), [documents]);
  const columns = useMemo<DataTableColumn<Row>[]>(() => {
    const total = sums?.total;
    const figure = (
      id: 'documents' | 'quantity' | 'amount',
      header: string,
      more: Partial<DataTableColumn<Row>> = {},
    ): DataTableColumn<Row> => {
      const written = id === 'amount' ? formats.amount : formats.count;
      return {
        id,
        header,
        kind: 'number',
        width: 120,
        value: (row) => row[id],
        cell: (row) => written(row[id]),
        cardDetail: (row) => written(row[id]),
        ...(total ? { total: written(total[id]) } : {}),
        file: { kind: id === 'amount' ? 'amount' : 'count', ...(total ? { total: total[id] } : {}) },
        ...more,
      };
    };
    return [
      {
        id: 'payment',
        header: t('sums.payment'),
        kind: 'text',
        words: true,
        alwaysShown: true,
        card: 'title',
        value: (row) => row.paymentType,
      },
      figure('documents', documentsHead, { card: 'line', cardHead: documentsHead }),
      figure('quantity', quantityHead),
      figure('amount', t('sums.amount'), { emphasis: 'strong', card: 'figure', unit: '€' }),
      {
        id: 'share',
        header: t('sums.share'),
        kind: 'number',
        width: 120,
        value: (row) => row.share.exact,
        cell: (row) => formats.percent(row.share.rounded),
        ...(total ? { total: formats.percent(total.share.rounded) } : {}),
        file: { kind: 'percent', value: (row) => row.share.rounded, ...(total ? { total: total.share.rounded } : {}) },
      },
    ];
  }, [sums, documentsHead, quantityHead, formats, t]);
  const isLoading = all.state === 'reading' || all.state === 'waiting';
  // Documents without any have no sums: the list below says so.
  if (sums && sums.types.length === 0) return null;
  return (
    <Section
      title={t('sums.title')}
      {...(search ? { description: t('sums.found', { search }) } : {})}
      padding="none"
      refreshing={all.isEarlier && sums !== undefined}
    >
      <AllPagesBar all={all} needs={t('sums.needs')} />
      {sums ? (
        <SectionTable
          name={`${name}.payments`}
          label={t('sums.title')}
          columns={columns}
          rows={sums.types}
          rowId={(row) => row.paymentType}
          isCurrent={all.state === 'read'}
        />
      ) : (
        isLoading && <TableSkeleton rows={usualRows} columns={5} />
      )}
    </Section>
  );
}
