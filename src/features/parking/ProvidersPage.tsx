import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderRow } from '#api/contract/parking.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { OutletListPage, useOutletList } from '#features/outlets/index.ts';
import { ChannelBreakdown, type ComparedRow, joinRows, useSalesChannels } from '#features/reporting/index.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { canShare, ShareSelect } from './components/ShareSelect.tsx';
import { parking } from './outlet.ts';
import { channelShareColumns, soldThrough } from './shareColumn.tsx';
import { shareParams } from './shareParams.ts';

export { ProvidersPage as Component };
export const { loader } = parking.listPage;

/** The parking providers with their figures; each opens to its sales channels (behaviour 7.1). */
function ProvidersPage() {
  const { t } = useTranslation(['reporting', 'parking', 'shares']);
  const formats = useFormats();
  const list = useOutletList(parking);
  const { data } = list.query;
  const { share } = useUrlState(shareParams).state;
  const comparing = (data?.filters.compare ?? null) !== null;
  const channels = useSalesChannels().items;
  const channelIds = data?.filters.channelIds ?? null;
  const shareOfChannel = channels.find(
    ({ id }) => String(id) === share && canShare(channelIds) && (channelIds?.includes(id) ?? true),
  );
  const before = useMemo(() => new Map(data?.compare?.rows.map((row) => [row.id, row.channels])), [data]);
  const extraColumns = useMemo<DataTableColumn<ComparedRow<ParkingProviderRow>>[]>(() => {
    if (!shareOfChannel || !data) return [];
    const { primary, compare } = data;
    const earlier = new Map(compare?.rows.map((row) => [row.id, row]));
    return channelShareColumns({
      header: t('parking:share.column', { channel: shareOfChannel.name }),
      heads: { primary: t('columns.primary'), compare: t('columns.compare'), change: t('shares:points') },
      rows: joinRows(primary.rows, compare?.rows ?? null, (row) => row.id),
      salesOf: ({ id, row, primary: now }) => ({
        primary: soldThrough(now === row ? row : undefined, shareOfChannel.id),
        compare: compare && soldThrough(earlier.get(Number(id)), shareOfChannel.id),
      }),
      comparing,
      formats,
    });
  }, [data, comparing, shareOfChannel, formats, t]);
  return (
    <OutletListPage
      kind={parking}
      list={list}
      actions={
        <Box minW="0">
          <ShareSelect channelIds={list.applied.filters.channelIds} />
        </Box>
      }
      extraColumns={extraColumns}
      renderExpanded={({ id, row, primary }) => (
        <ChannelBreakdown
          label={t('channels.of', { name: row.name })}
          filters={data?.filters}
          primary={primary === row ? row.channels : []}
          compare={comparing ? (before.get(Number(id)) ?? []) : null}
        />
      )}
    />
  );
}
