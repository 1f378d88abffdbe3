import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import { useToday } from '#features/pages/index.ts';
import { periodIn } from './addresses.ts';
import type { View } from './model.ts';
import { compareKind, isOwnPreset, type PresetId, presetOf } from './periods.ts';

/** Returns functions for the words of a preset and of a view's period. */
export function usePeriodTexts() {
  const { t } = useTranslation(['views', 'reporting']);
  const formats = useFormats();
  const today = useToday();
  const presetText = (id: PresetId): string => (isOwnPreset(id) ? t(`presets.${id}`) : t(`reporting:presets.${id}`));
  /** The words of a view's period: of its preset, or its dates; null without one. */
  const periodText = ({ address, period }: Pick<View, 'address' | 'period'>): string | null => {
    const fixed = periodIn(address.split(/\?(.*)/s)[1] ?? '');
    if (!fixed) return null;
    const preset = period && presetOf(period.range, today);
    const range = preset ? presetText(preset.id) : formats.dayRange(fixed.range.begin, fixed.range.end);
    if (!fixed.compare) return range;
    const kind = preset && period.compare ? compareKind(period.compare, preset.range) : undefined;
    const compare = kind ? t(`reporting:presets.${kind.id}`) : formats.dayRange(fixed.compare.begin, fixed.compare.end);
    return t('period.compared', { range, compare });
  };
  return { presetText, periodText };
}
