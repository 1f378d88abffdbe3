import { useTranslation } from 'react-i18next';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';

/** Whether a zone is active, as a tag. */
export function ZoneState({ isActive }: { readonly isActive: boolean }) {
  const { t } = useTranslation('zones');
  return <StatusTag tone={isActive ? 'success' : 'neutral'} label={t(isActive ? 'list.active' : 'list.inactive')} />;
}
