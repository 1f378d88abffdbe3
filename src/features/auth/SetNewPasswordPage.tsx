import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '#api/errors.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { formRules, useApiForm } from '#features/forms/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { FormColumn } from './components/FormColumn.tsx';
import { NewPasswordFields } from './components/NewPasswordFields.tsx';
import { SecondaryLink } from './components/SecondaryLink.tsx';
import { SuccessMessage } from './components/SuccessMessage.tsx';
import { type NewPassword, useNewPasswordMessages } from './newPassword.ts';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';
import { resetPassword } from './passwordCalls.ts';

/** Sets a new password with the token of a mailed link, the path's `uuid` (behaviour 1.16). */
export function SetNewPasswordPage(page: PublicPageProps) {
  const { t } = useTranslation('account');
  const messagesOf = useNewPasswordMessages();
  const { uuid = '' } = useParams<'uuid'>();
  const [isDone, setDone] = useState(false);
  // The response to a try was lost: it may have changed the password, and used up the link.
  const [isUncertain, setUncertain] = useState(false);
  const { form, formProps, busy, failure } = useApiForm<NewPassword>({
    defaultValues: { newPassword: '', confirmPassword: '' },
    rules: formRules(messagesOf),
    send: ({ newPassword, confirmPassword }, signal) => resetPassword(uuid, newPassword, confirmPassword, signal),
    onSuccess: () => setDone(true),
    onError: (error) => {
      if (isApiError(error) && error.isUncertain) setUncertain(true);
    },
  });
  if (isDone) {
    return (
      <PublicPage {...page} title={t('setNew.title')}>
        <SuccessMessage message={t('setNew.done')} text={t('setNew.doneText')}>
          <LinkButton to={pathTo('login')} variant="solid">
            {t('toLogin')}
          </LinkButton>
        </SuccessMessage>
      </PublicPage>
    );
  }
  // A 400 without a field is about the link: it was used, or never issued.
  const isLinkRefused = isApiError(failure?.error) && failure.error.status === 400 && failure.text !== undefined;
  const maybeDone = isLinkRefused && isUncertain;
  return (
    <PublicPage {...page} title={t('setNew.title')} text={t('setNew.text')} isUnsaved={form.formState.isDirty}>
      <FormColumn {...formProps}>
        {maybeDone ? (
          <FormBanner
            title={t('setNew.maybeDone')}
            action={
              <LinkButton size="xs" to={pathTo('login')}>
                {t('toLogin')}
              </LinkButton>
            }
          >
            {t('setNew.maybeDoneText')}
          </FormBanner>
        ) : (
          failure && <FormBanner title={t('setNew.failed')}>{failure.text}</FormBanner>
        )}
        <FormProvider {...form}>
          <NewPasswordFields />
        </FormProvider>
        <SubmitButton fullWidth busy={busy}>
          {t('setNew.submit')}
        </SubmitButton>
        <SecondaryLink to={pathTo(isLinkRefused ? 'resetPassword' : 'login')}>
          {t(isLinkRefused ? 'setNew.again' : 'resetRequest.back')}
        </SecondaryLink>
      </FormColumn>
    </PublicPage>
  );
}
