import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { outdatedKind, overwritesBorder, overwrittenOf, type ReviewRow } from '../review.ts';

interface OutdatedBannerProps {
  readonly request: ChangeRequest;
  readonly rows: readonly ReviewRow[];
}

/** What approval of an outdated request would overwrite, or that its item is gone; empty for other requests. */
export function OutdatedBanner({ request, rows }: OutdatedBannerProps) {
  const { t } = useTranslation('changeRequests');
  const { locale } = useFormats();
  const kind = outdatedKind(request);
  if (!kind) return null;
  if (kind === 'unknown') return <FormBanner tone="warning">{t('review.outdated')}</FormBanner>;
  if (kind === 'gone') {
    return (
      <FormBanner tone="warning" title={t('review.gone')}>
        {t(request.after === null ? 'review.goneDelete' : 'review.goneUpdate')}
      </FormBanner>
    );
  }
  const { weekdays, fields } = overwrittenOf(rows);
  const names = [
    ...(weekdays > 0 ? [t('review.overwrites.weekdays', { count: weekdays })] : []),
    ...fields.map((field) => t(`review.overwrites.${field}`)),
  ];
  const what = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const text = overwritesBorder(request)
    ? t('review.overwrites.border')
    : what && t('review.overwrites.text', { what });
  return (
    <FormBanner tone="warning" title={t('review.changed')}>
      {text || t('review.overwrites.nothing')}
    </FormBanner>
  );
}
