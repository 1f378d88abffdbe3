import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFailureText } from '#features/forms/index.ts';
import type { IncidentList } from '../incidents/useIncidents.ts';

/** Says that the server has not said whether the user may see all incidents (behaviour 16.2), with a retry. */
export function RightUnknown({ list }: { readonly list: IncidentList }) {
  const { t } = useTranslation('system');
  const failureText = useFailureText();
  if (list.rightFailure === null) return null;
  return (
    <FormBanner
      tone="warning"
      title={t('incidents.rightUnknown')}
      action={
        <Button size="sm" busy={list.isCheckingRight} onClick={list.checkRight}>
          {t('status.retry')}
        </Button>
      }
    >
      {failureText(list.rightFailure)}
    </FormBanner>
  );
}
