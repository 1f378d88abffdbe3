import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';

interface FailedPartProps {
  /** What did not load. */
  readonly children: string;
  readonly retry: () => void;
  readonly retrying?: boolean;
}

/** Says that a part of a page did not load whose place is too small for an error, and loads it again. */
export function FailedPart({ children, retry, retrying }: FailedPartProps) {
  const { t } = useTranslation('reporting');
  return (
    <FormBanner
      action={
        <Button size="sm" busy={retrying} onClick={retry}>
          {t('failure.retry')}
        </Button>
      }
    >
      {children}
    </FormBanner>
  );
}
