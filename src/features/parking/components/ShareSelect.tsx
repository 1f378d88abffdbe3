import { useTranslation } from 'react-i18next';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { useSalesChannels } from '#features/reporting/index.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { shareParams } from '../shareParams.ts';

interface ShareSelectProps {
  /** The channels that the figures are filtered by; null for all. */
  readonly channelIds: readonly number[] | null;
}

/** Whether shares among these channels say anything: one alone has all of the quantity. */
export const canShare = (channelIds: ShareSelectProps['channelIds']) => channelIds === null || channelIds.length > 1;

/**
 * Chooses the sales channel whose share of each provider's count is shown; kept in the URL as `share`. Where there is none to
 * choose it is disabled and says why.
 */
export function ShareSelect({ channelIds }: ShareSelectProps) {
  const { t } = useTranslation(['parking', 'forms']);
  const { state: chosen, change } = useUrlState(shareParams);
  const { items, state } = useSalesChannels();
  const { share } = chosen;
  const isForeign = share !== '' && state === 'ready' && !items.some(({ id }) => String(id) === share);
  const isLeftOut = (id: number) => channelIds !== null && !channelIds.includes(id);
  const reason = !canShare(channelIds) ? t('share.oneChannel') : state === 'failed' ? t('share.notLoaded') : undefined;
  return (
    <SelectField
      label={t('share.label')}
      value={share}
      disabled={reason !== undefined}
      hint={reason}
      error={isForeign ? t('forms:inArray') : undefined}
      options={[
        { value: '', label: t('share.none') },
        ...items.map(({ id, name }) => ({
          value: String(id),
          label: isLeftOut(id) ? t('share.leftOut', { name }) : name,
          disabled: isLeftOut(id),
        })),
      ]}
      onChange={(value) => change({ share: value })}
    />
  );
}
