import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderRow } from '#api/contract/parking.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { OutletListPage, useOutletList } from '#features/outlets/index.ts';
import { ChannelBreakdown, type ComparedRow, joinRows, useSalesChannels } from '#features/reporting/index.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { ShareSelect } from './components/ShareSelect.tsx';
import { parking } from './outlet.ts';
import { shareColumn } from './shareColumn.tsx';
import { shareParams } from './shareParams.ts';

export { ProvidersPage as Component };
export const { loader } = parking.listPage;

/** The parking providers with their figures; each opens to its sales channels (behaviour 7.1). */
function ProvidersPage() {
  const { t } = useTranslation(['reporting', 'parking']);
  const formats = useFormats();
  const list = useOutletList(parking);
  const { data } = list.query;
  const { share } = useUrlState(shareParams).state;
  const comparing = (data?.filters.compare ?? null) !== null;
  const channels = useSalesChannels().items;
  const shareOfChannel = comparing ? undefined : channels.find(({ id }) => String(id) === share);
  const before = useMemo(() => new Map(data?.compare?.rows.map((row) => [row.id, row.channels])), [data]);
  const extraColumns = useMemo<DataTableColumn<ComparedRow<ParkingProviderRow>>[]>(() => {
    if (!shareOfChannel || !data) return [];
    const rows = joinRows(data.primary.rows, null, (row) => row.id);
    return [shareColumn(rows, shareOfChannel, formats, t('parking:share.column', { channel: shareOfChannel.name }))];
  }, [data, shareOfChannel, formats, t]);
  return (
    <OutletListPage
      kind={parking}
      list={list}
      actions={
        // One box for both, so that they have the same place in the head.
        <Box minW="0">
          {list.applied.filters.compare ? (
            <Text textStyle="label" fontWeight="normal" color="fg.muted">
              {t('parking:share.notCompared')}
            </Text>
          ) : (
            <ShareSelect />
          )}
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
