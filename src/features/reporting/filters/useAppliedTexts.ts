import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import { useSalesChannels, useServices } from './filterLists.ts';
import { compareKindOf, type ReportFilters } from './filters.ts';

/** The applied filters as texts, for the filter bar and the head of files; null for filters that are not set. */
export function useAppliedTexts(
  filters: ReportFilters,
  { withServices = false, withChannels }: { readonly withServices?: boolean; readonly withChannels: boolean },
) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const channels = useSalesChannels(withChannels);
  const services = useServices(withServices);
  const { range, compare, channelIds, serviceIds } = filters;

  const compareWords = () => {
    if (!compare) return null;
    const text = formats.dayRangeLong(compare.begin, compare.end);
    return t(`applied.${compareKindOf(filters) ?? 'typed'}`, { range: text });
  };
  const partOf = (ids: readonly number[] | null, list: typeof channels, key: 'channels' | 'services') => {
    const known = list.items.filter(({ id }) => ids?.includes(id)).length;
    return ids && list.state === 'ready' ? t(`applied.${key}`, { count: known, total: list.items.length }) : null;
  };
  return {
    range: formats.dayRangeLong(range.begin, range.end),
    compare: compareWords(),
    channels: withChannels ? partOf(channelIds, channels, 'channels') : null,
    services: withServices ? partOf(serviceIds, services, 'services') : null,
  };
}
