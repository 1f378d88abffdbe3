import type { ChannelShare } from '#api/contract/reports.ts';
import { shareOf } from '#api/figures.ts';
import { shareChange } from '#api/shares.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { Difference } from '#design-system/Difference/Difference.tsx';
import type { Formats } from '#design-system/language/formats.ts';

/** A provider's quantity of all channels and of one. */
interface Sold {
  readonly part: number;
  readonly total: number;
}

/** What a provider has sold through the channel in both periods; `compare` is null when nothing is compared. */
export interface ChannelSales {
  readonly primary: Sold;
  readonly compare: Sold | null;
}

interface Row {
  readonly channels?: readonly ChannelShare[] | undefined;
  readonly validCount: number;
}

/** A row's quantity and that of a channel in it; a period in which the provider is not in the list has none. */
export const soldThrough = (row: Row | undefined, channelId: number): Sold => ({
  part: row?.channels?.find(({ id }) => id === channelId)?.validCount ?? 0,
  total: row?.validCount ?? 0,
});

interface ShareColumnsOptions<R> {
  /** The head of the column, and of the group when comparing. */
  readonly header: string;
  readonly heads: { readonly primary: string; readonly compare: string; readonly change: string };
  readonly rows: readonly R[];
  readonly salesOf: (row: R) => ChannelSales;
  readonly comparing: boolean;
  readonly formats: Formats;
}

/**
 * The columns of a sales channel's share of each provider's quantity, in percent, with that of the compare period and the
 * change in points when comparing (behaviour 7.3).
 */
export function channelShareColumns<R>({
  header,
  heads,
  rows,
  salesOf,
  comparing,
  formats,
}: ShareColumnsOptions<R>): DataTableColumn<R>[] {
  const none: Sold = { part: 0, total: 0 };
  const sum = (period: 'primary' | 'compare') =>
    rows.reduce((total: Sold, row) => {
      const sold = salesOf(row)[period] ?? none;
      return { part: total.part + sold.part, total: total.total + sold.total };
    }, none);
  const share = ({ part, total }: Sold) => shareOf(part, total);
  const column = (period: 'primary' | 'compare'): DataTableColumn<R> => {
    const of = (row: R) => share(salesOf(row)[period] ?? none);
    const total = share(sum(period)).rounded;
    return {
      id: period === 'primary' ? 'share' : 'share.compare',
      header,
      kind: 'number',
      width: 150,
      value: (row) => of(row).exact,
      file: { kind: 'percent', value: (row) => of(row).rounded, total },
      cell: (row) => formats.percent(of(row).rounded),
      total: formats.percent(total),
    };
  };
  if (!comparing) return [column('primary')];
  const change = (row: R) => {
    const { primary, compare } = salesOf(row);
    return shareChange(primary, compare ?? none);
  };
  const totalChange = shareChange(sum('primary'), sum('compare'));
  const written = (value: typeof totalChange, strong = false) => (
    <Difference value={value.exact} text={formats.signedAmount(value.rounded)} strong={strong} />
  );
  const grouped = { group: header, width: 125 };
  return [
    { ...column('primary'), ...grouped, header: heads.primary },
    { ...column('compare'), ...grouped, header: heads.compare, emphasis: 'muted' },
    {
      id: 'share.change',
      kind: 'number',
      ...grouped,
      header: heads.change,
      value: (row) => change(row).exact,
      file: { kind: 'amount', value: (row) => change(row).rounded, total: totalChange.rounded, isDifference: true },
      cell: (row) => written(change(row)),
      total: written(totalChange, true),
    },
  ];
}
