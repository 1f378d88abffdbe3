import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { emailOf, emailProblem } from '#api/emailRules.ts';
import { TextField } from '#design-system/Field/TextField.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import {
  FailureBanner,
  FormTextField,
  formRules,
  RestoredBanner,
  useApiForm,
  useLeaveGuard,
} from '#features/forms/index.ts';
import { emailAlreadyStored, storeEmail } from './queries.ts';

/** The user's e-mail address: after it was stored it cannot be changed here (behaviour 17.3). */
export function EmailSection({ stored }: { readonly stored: string }) {
  const { t } = useTranslation('settings');
  const isStored = stored !== '';
  return (
    <Section title={t('emailSection')} description={t('emailText')}>
      {isStored ? (
        <Box maxWidth="28rem">
          <TextField label={t('email')} value={stored} disabled readOnly hint={t('emailStored')} />
        </Box>
      ) : (
        <EmailForm />
      )}
    </Section>
  );
}

function EmailForm() {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const guard = useLeaveGuard();
  const { form, formProps, busy, failure, restored } = useApiForm({
    defaultValues: { email: '' },
    rules: formRules(({ email }: { readonly email: string }) => {
      const problem = emailProblem(email);
      return { email: problem && t(problem === 'missing' ? 'emailMissing' : 'emailInvalid') };
    }),
    send: ({ email }, signal) => storeEmail(queryClient, emailOf(email), signal),
    alreadyWritten: (_tries, { email }, signal) => emailAlreadyStored(queryClient, emailOf(email), signal),
    draft: { name: 'email' },
    onSuccess: () => toast.success(t('emailSaved'), toastTime.operation),
    guard,
  });
  return (
    <chakra.form {...formProps} display="flex" flexDirection="column" gap="4" maxWidth="28rem">
      <RestoredBanner restored={restored} />
      <FailureBanner failure={failure} title={t('emailFailed')} />
      <FormTextField
        control={form.control}
        name="email"
        label={t('email')}
        // Not of the type `email`: browsers write a domain such as `škola.hr` in it as Punycode.
        inputMode="email"
        autoComplete="email"
        required
      />
      <Box>
        <SubmitButton busy={busy}>{t('save')}</SubmitButton>
      </Box>
      {guard.question}
    </chakra.form>
  );
}
