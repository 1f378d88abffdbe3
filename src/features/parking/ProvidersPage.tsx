import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ParkingProviderRow } from '#api/contract/parking.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { usePermission } from '#features/auth/index.ts';
import {
  ChannelBreakdown,
  type ComparedRow,
  joinRows,
  OutletsPage,
  useParkingArea,
  useReport,
  useSalesChannels,
} from '#features/reporting/index.ts';
import { ShareSelect } from './components/ShareSelect.tsx';
import { providersPage } from './pages.ts';
import { downloadProviders } from './queries.ts';
import { shareColumn } from './shareColumn.tsx';
import './texts.ts';

/** The parking providers with their figures; one alone is opened at once (spec 1, "Parking list"). */
export function ProvidersPage() {
  const { t } = useTranslation('parking');
  const formats = useFormats();
  const applied = providersPage.useFilters();
  const { filters } = applied;
  const query = useReport(providersPage.queries(filters, {}).report);
  const { data } = query;
  const { pathOf } = useParkingArea();
  const mayOpen = usePermission('ParkingProviderView');
  const [params] = useSearchParams();
  const comparing = (data?.filters.compare ?? null) !== null;
  const channels = useSalesChannels().items;
  const shareOfChannel = comparing ? undefined : channels.find(({ id }) => String(id) === params.get('share'));
  const before = useMemo(() => new Map(data?.compare?.rows.map((row) => [row.id, row.channels])), [data]);
  const extraColumns = useMemo<DataTableColumn<ComparedRow<ParkingProviderRow>>[]>(() => {
    if (!shareOfChannel || !data) return [];
    const rows = joinRows(data.primary.rows, null, (row) => row.id);
    return [shareColumn(rows, shareOfChannel, formats, t)];
  }, [data, shareOfChannel, formats, t]);
  const rows = data?.primary.rows;
  return (
    <OutletsPage
      name="providers"
      words={{
        title: t('providers.title'),
        table: t('providers.table'),
        name: t('providers.name'),
        count: (count) => t('providers.count', { count }),
      }}
      applied={applied}
      query={query}
      single={data?.primary.singleProviderId ?? (rows?.length === 1 ? rows[0]?.id : undefined)}
      pathOf={mayOpen ? pathOf : undefined}
      download={({ signal }) => downloadProviders(filters, signal)}
      actions={!filters.compare && <ShareSelect />}
      extraColumns={extraColumns}
      renderExpanded={({ id, row, primary }) => (
        <ChannelBreakdown
          label={t('providers.channelsOf', { name: row.name })}
          primary={primary === row ? row.channels : []}
          compare={comparing ? (before.get(Number(id)) ?? []) : null}
        />
      )}
    />
  );
}
