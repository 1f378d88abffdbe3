import { useTranslation } from 'react-i18next';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { useSalesChannels } from '#features/reporting/index.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { shareParams } from '../shareParams.ts';

/** Chooses the sales channel whose share of each provider's count is shown; kept in the URL as `share`. */
export function ShareSelect() {
  const { t } = useTranslation(['parking', 'forms']);
  const { state: chosen, change } = useUrlState(shareParams);
  const { items, state } = useSalesChannels();
  const { share } = chosen;
  const isForeign = share !== '' && state === 'ready' && !items.some(({ id }) => String(id) === share);
  return (
    <SelectField
      label={t('share.label')}
      value={share}
      error={isForeign ? t('forms:inArray') : undefined}
      options={[
        { value: '', label: t('share.none') },
        ...items.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(value) => change({ share: value })}
    />
  );
}
