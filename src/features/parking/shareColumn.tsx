import type { ParkingProviderRow } from '#api/contract/parking.ts';
import { shareOf } from '#api/figures.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { ComparedRow } from '#features/reporting/index.ts';

const countOf = ({ channels }: ParkingProviderRow, channelId: number) =>
  channels.find(({ id }) => id === channelId)?.validCount ?? 0;

/** A sales channel's share of each provider's quantity, in percent (behaviour 7.3). */
export function shareColumn(
  rows: readonly ComparedRow<ParkingProviderRow>[],
  channel: { readonly id: number },
  formats: Formats,
  header: string,
): DataTableColumn<ComparedRow<ParkingProviderRow>> {
  const share = ({ row }: ComparedRow<ParkingProviderRow>) => shareOf(countOf(row, channel.id), row.validCount);
  const sum = (figure: (row: ParkingProviderRow) => number) => rows.reduce((total, { row }) => total + figure(row), 0);
  const total = shareOf(
    sum((row) => countOf(row, channel.id)),
    sum((row) => row.validCount),
  ).rounded;
  return {
    id: 'share',
    header,
    kind: 'number',
    width: 150,
    value: (row) => share(row).exact,
    file: { kind: 'percent', value: (row) => share(row).rounded, total },
    cell: (row) => formats.percent(share(row).rounded),
    total: formats.percent(total),
  };
}
