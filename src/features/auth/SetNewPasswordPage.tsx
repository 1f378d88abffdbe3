import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#api/errors.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { formRules, useApiForm } from '#features/forms/index.ts';
import { pathTo } from '#features/paths.ts';
import { resetPassword } from './calls.ts';
import { Done } from './components/Done.tsx';
import { FormColumn } from './components/FormColumn.tsx';
import { NewPasswordFields } from './components/NewPasswordFields.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { type NewPassword, useNewPasswordMessages } from './newPassword.ts';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

/** Sets a new password with the token of a mailed link, the path's `uuid` (behaviour 1.16). */
export function SetNewPasswordPage(page: PublicPageProps) {
  const { t } = useTranslation('auth');
  const messagesOf = useNewPasswordMessages();
  const { uuid = '' } = useParams<'uuid'>();
  const [isDone, setDone] = useState(false);
  const { form, formProps, busy, failure } = useApiForm<NewPassword>({
    defaultValues: { newPassword: '', confirmPassword: '' },
    rules: formRules(messagesOf),
    send: ({ newPassword, confirmPassword }, signal) => resetPassword(uuid, newPassword, confirmPassword, signal),
    onSuccess: () => setDone(true),
  });
  if (isDone) {
    return (
      <PublicPage {...page} title={t('setNew.title')}>
        <Done message={t('setNew.done')} text={t('setNew.doneText')}>
          <LinkButton to={pathTo('login')} variant="solid">
            {t('toLogin')}
          </LinkButton>
        </Done>
      </PublicPage>
    );
  }
  // A 400 that is about no field is about the link: used up, or never issued.
  const isLinkRefused = isApiError(failure?.error) && failure.error.status === 400 && failure.text !== undefined;
  return (
    <PublicPage {...page} title={t('setNew.title')} text={t('setNew.text')} isUnsaved={form.formState.isDirty}>
      <FormColumn {...formProps}>
        {failure && <FormBanner title={t('setNew.failed')}>{failure.text}</FormBanner>}
        <FormProvider {...form}>
          <NewPasswordFields />
        </FormProvider>
        <SubmitButton fullWidth busy={busy}>
          {t('setNew.submit')}
        </SubmitButton>
        <QuietLink to={pathTo(isLinkRefused ? 'resetPassword' : 'login')}>
          {t(isLinkRefused ? 'setNew.again' : 'resetRequest.back')}
        </QuietLink>
      </FormColumn>
    </PublicPage>
  );
}
