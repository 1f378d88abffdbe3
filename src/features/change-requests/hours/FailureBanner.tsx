import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useTexts } from '#design-system/language/useTexts.ts';
import './texts.ts';
import type { RequestFailure } from './useRequestForm.ts';

interface FailureBannerProps {
  readonly failure: RequestFailure | undefined;
  readonly onOpenRequest: (requestId: number) => void;
}

/** What the server said of a form as a whole; a request that stands in the way can be opened. */
export function FailureBanner({ failure, onOpenRequest }: FailureBannerProps) {
  const t = useTexts('hours');
  const { text, requestId } = failure ?? {};
  if (text === undefined && requestId === undefined) return null;
  return (
    <FormBanner
      title={t('form.notSent')}
      action={
        requestId !== undefined && (
          <Button size="sm" onClick={() => onOpenRequest(requestId)}>
            {t('form.openRequest')}
          </Button>
        )
      }
    >
      {text}
    </FormBanner>
  );
}
