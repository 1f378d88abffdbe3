import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#design-system/Field/PasswordField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { pathTo } from '#features/paths.ts';
import { changePassword } from './calls.ts';
import { FormColumn } from './components/FormColumn.tsx';
import { NewPasswordFields } from './components/NewPasswordFields.tsx';
import { useFailureText } from './failureText.ts';
import { newPasswordProblems } from './newPassword.ts';
import { useServerForm } from './useServerForm.ts';

/** Changes the own password; a page of the main layout (spec 1, parts 2, 5 and 8). */
export function ChangePasswordPage() {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const form = useServerForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: ({ currentPassword, ...rest }) => {
      const { newPassword, confirmPassword } = newPasswordProblems(rest);
      return {
        currentPassword: currentPassword === '' ? t('required.oldPassword') : undefined,
        newPassword: newPassword && t(newPassword),
        confirmPassword: confirmPassword && t(confirmPassword),
      };
    },
    send: ({ currentPassword, newPassword }, signal) => changePassword(currentPassword, newPassword, signal),
    onSent: () => {
      form.reset();
      toast.success(t('change.done'));
    },
    failureText,
    asksBeforeLeaving: true,
  });
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('change.home'), to: pathTo('home') }, { label: t('change.title') }]}
        title={t('change.title')}
        description={t('change.text')}
      />
      <chakra.div maxWidth="30rem" mt="4">
        <Section>
          <FormColumn {...form.props}>
            {form.failure?.text && <FormBanner title={t('change.failed')}>{form.failure.text}</FormBanner>}
            <PasswordField
              {...form.text('currentPassword')}
              label={t('change.oldPassword')}
              autoComplete="current-password"
              required
            />
            <NewPasswordFields password={form.text('newPassword')} confirmation={form.text('confirmPassword')} />
            <chakra.div>
              <SubmitButton busy={form.busy}>{t('change.submit')}</SubmitButton>
            </chakra.div>
          </FormColumn>
        </Section>
      </chakra.div>
    </>
  );
}
