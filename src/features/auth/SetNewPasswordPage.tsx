import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { pathTo } from '#features/paths.ts';
import { resetPassword } from './calls.ts';
import { Done } from './components/Done.tsx';
import { FormColumn } from './components/FormColumn.tsx';
import { NewPasswordFields } from './components/NewPasswordFields.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { useFailureText } from './failureText.ts';
import { newPasswordProblems } from './newPassword.ts';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';
import { useServerForm } from './useServerForm.ts';

/** Sets a new password with the token of a mailed link, the path's `uuid` (spec 1, parts 2, 5 and 8). */
export function SetNewPasswordPage(page: PublicPageProps) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const { uuid = '' } = useParams<'uuid'>();
  const [isDone, setDone] = useState(false);
  const form = useServerForm({
    initial: { newPassword: '', confirmPassword: '' },
    check: (values) => {
      const { newPassword, confirmPassword } = newPasswordProblems(values);
      return { newPassword: newPassword && t(newPassword), confirmPassword: confirmPassword && t(confirmPassword) };
    },
    send: ({ newPassword, confirmPassword }, signal) => resetPassword(uuid, newPassword, confirmPassword, signal),
    onSent: () => setDone(true),
    failureText,
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
  const isLinkRefused = form.failure?.status === 400 && form.failure.text !== undefined;
  return (
    <PublicPage {...page} title={t('setNew.title')} text={t('setNew.text')}>
      <FormColumn {...form.props}>
        {form.failure && <FormBanner title={t('setNew.failed')}>{form.failure.text}</FormBanner>}
        <NewPasswordFields password={form.text('newPassword')} confirmation={form.text('confirmPassword')} />
        <SubmitButton fullWidth busy={form.busy}>
          {t('setNew.submit')}
        </SubmitButton>
        <QuietLink to={pathTo(isLinkRefused ? 'resetPassword' : 'login')}>
          {t(isLinkRefused ? 'setNew.again' : 'resetRequest.back')}
        </QuietLink>
      </FormColumn>
    </PublicPage>
  );
}
