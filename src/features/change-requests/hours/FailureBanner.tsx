import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import './texts.ts';
import type { RequestFailure } from './useRequestForm.ts';

interface FailureBannerProps {
  readonly failure: RequestFailure | undefined;
  readonly onOpenRequest: (requestId: number) => void;
}

/** What the server said of a form as a whole, brought into sight; a request that stands in the way can be opened. */
export function FailureBanner({ failure, onOpenRequest }: FailureBannerProps) {
  const { t } = useTranslation('hours');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const { text, requestId } = failure ?? {};
  if (text === undefined && requestId === undefined) return null;
  return (
    <div ref={place}>
      <FormBanner
        title={t('form.notSent')}
        action={
          requestId !== undefined && (
            <Button type="button" size="sm" onClick={() => onOpenRequest(requestId)}>
              {t('form.openRequest')}
            </Button>
          )
        }
      >
        {text}
      </FormBanner>
    </div>
  );
}
