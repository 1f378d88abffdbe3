import { useTranslation } from 'react-i18next';
import { buildId } from '../buildId.ts';

/** The id of the build after a frame's footer, so that a report of a fault can name it; nothing in development. */
export function BuildNote() {
  const { t } = useTranslation('ui');
  const id = buildId();
  return id ? <span>{` · ${t('frame.build', { id })}`}</span> : null;
}
