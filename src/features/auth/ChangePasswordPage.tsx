import { Box } from '@chakra-ui/react/box';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import {
  FailureBanner,
  FormPasswordField,
  formRules,
  RestoredBanner,
  useApiForm,
  useLeaveGuard,
} from '#features/forms/index.ts';
import { FormColumn } from './components/FormColumn.tsx';
import { NewPasswordFields } from './components/NewPasswordFields.tsx';
import { type NewPassword, useNewPasswordMessages } from './newPassword.ts';
import { changePassword, passwordAlreadyChanged } from './passwordCalls.ts';

export { ChangePasswordPage as Component };

interface ChangedPassword extends NewPassword {
  readonly currentPassword: string;
}

/** Changes the user's own password; a page of the main layout (behaviour 1.17). */
function ChangePasswordPage() {
  const { t } = useTranslation('account');
  const home = useHomeAddress();
  const messagesOf = useNewPasswordMessages();
  const guard = useLeaveGuard();
  const { form, formProps, busy, failure, restored } = useApiForm<ChangedPassword>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    rules: formRules((values) => ({
      currentPassword: values.currentPassword === '' ? t('required.oldPassword') : undefined,
      ...messagesOf(values),
    })),
    send: ({ currentPassword, newPassword }, signal) => changePassword(currentPassword, newPassword, signal),
    alreadyWritten: (attempts, { newPassword }, signal) =>
      passwordAlreadyChanged(
        attempts.map((sent) => sent.newPassword),
        newPassword,
        signal,
      ),
    draft: { name: 'password', secret: true },
    onSuccess: () => {
      form.reset();
      toast.success(t('change.done'));
    },
    guard,
  });
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('change.home'), to: home }, { label: t('change.title') }]}
        title={t('change.title')}
        description={t('change.text')}
      />
      <Box maxWidth="30rem" mt="4">
        <Section>
          <FormColumn {...formProps}>
            <RestoredBanner restored={restored} />
            <FailureBanner failure={failure} title={t('change.failed')} />
            <FormPasswordField
              control={form.control}
              name="currentPassword"
              label={t('change.oldPassword')}
              autoComplete="current-password"
              required
            />
            <FormProvider {...form}>
              <NewPasswordFields />
            </FormProvider>
            <Box>
              <SubmitButton busy={busy}>{t('change.submit')}</SubmitButton>
            </Box>
          </FormColumn>
        </Section>
      </Box>
      {guard.question}
    </>
  );
}
