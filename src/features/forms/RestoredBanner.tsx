import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { RestoredInput } from './useFormDraft.ts';

/** Says that a form holds what was entered before it was interrupted, and why; nothing when it was not. */
export function RestoredBanner({ restored }: { readonly restored: RestoredInput | undefined }) {
  const { t } = useTranslation('drafts');
  const formats = useFormats();
  if (!restored) return null;
  const { at, why, isSecret, isSent, discard } = restored;
  return (
    <FormBanner
      tone="info"
      title={isSecret ? t('secretTitle') : t('title', { when: formats.moment(at) })}
      action={
        !isSecret && (
          <Button type="button" size="xs" onClick={discard}>
            {t('discard')}
          </Button>
        )
      }
    >
      {[t(`why.${why ?? 'closed'}`), isSecret ? t('secret') : t(isSent ? 'maybeSent' : 'check')].join(' ')}
    </FormBanner>
  );
}
