import { useTranslation } from 'react-i18next';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { useSalesChannels } from '#features/reporting/index.ts';
import { useUrlParams } from '#features/urlParams.ts';

/** Chooses the sales channel whose share of each provider's count is shown; kept in the URL as `share`. */
export function ShareSelect() {
  const { t } = useTranslation(['parking', 'forms']);
  const [params, setParams] = useUrlParams();
  const { items, state } = useSalesChannels();
  const share = params.get('share') ?? '';
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
      onChange={(value) =>
        setParams(
          (current) => {
            const next = new URLSearchParams(current);
            if (value) next.set('share', value);
            else next.delete('share');
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
