import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { useFailureText, useServerForm } from '#features/auth/index.ts';
import { storeEmail } from './boards.ts';
import { emailProblem } from './email.ts';
import './texts.ts';

/** The user's address: stored once, it is shown and cannot be changed here (spec 2, part 4). */
export function EmailSection({ stored }: { readonly stored: string }) {
  const { t } = useTranslation('settings');
  const isStored = stored !== '';
  return (
    <Section title={t('emailSection')} description={t('emailText')}>
      {isStored ? (
        <chakra.div maxWidth="28rem">
          <TextField label={t('email')} value={stored} disabled readOnly hint={t('emailStored')} />
        </chakra.div>
      ) : (
        <EmailForm />
      )}
    </Section>
  );
}

function EmailForm() {
  const { t } = useTranslation('settings');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const form = useServerForm({
    initial: { email: '' },
    check: ({ email }) => {
      const problem = emailProblem(email);
      return { email: problem && t(problem === 'missing' ? 'emailMissing' : 'emailInvalid') };
    },
    send: ({ email }, signal) => storeEmail(queryClient, email.trim(), signal),
    onSent: () => toast.success(t('emailSaved')),
    failureText,
    asksBeforeLeaving: true,
  });
  return (
    <chakra.form {...form.props} display="flex" flexDirection="column" gap="4" maxWidth="28rem">
      {form.failure?.text && <FormBanner title={t('emailFailed')}>{form.failure.text}</FormBanner>}
      <TextField {...form.text('email')} type="email" label={t('email')} autoComplete="email" required />
      <chakra.div>
        <SubmitButton busy={form.busy}>{t('save')}</SubmitButton>
      </chakra.div>
    </chakra.form>
  );
}
