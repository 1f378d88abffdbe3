import { useTranslation } from 'react-i18next';
import { PasswordField } from '#design-system/Field/PasswordField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { pathTo } from '#features/paths.ts';
import { signIn } from './calls.ts';
import { FormColumn } from './components/FormColumn.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { useFailureText } from './failureText.ts';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';
import { useServerForm } from './useServerForm.ts';

export interface LoginPageProps extends PublicPageProps {
  /** The user is signed in; the application goes where they wanted to. Until that is done the button waits. */
  readonly onSignedIn: () => void | Promise<void>;
}

/** Signing in with username and password (spec 1, parts 2, 5 and 8). */
export function LoginPage({ onSignedIn, ...page }: LoginPageProps) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const form = useServerForm({
    initial: { username: '', password: '' },
    check: ({ username, password }) => ({
      username: username.trim() === '' ? t('required.username') : undefined,
      password: password === '' ? t('required.password') : undefined,
    }),
    send: async ({ username, password }, signal) => {
      await signIn(username.trim(), password, signal);
      if (!signal.aborted) await onSignedIn();
    },
    onSent: () => {},
    failureText,
    refusedField: 'password',
  });
  return (
    <PublicPage {...page} title={t('login.title')} text={t('login.text')}>
      <FormColumn {...form.props}>
        {form.failure && <FormBanner title={t('login.failed')}>{form.failure.text}</FormBanner>}
        <TextField
          {...form.text('username')}
          label={t('username')}
          autoComplete="username"
          spellCheck={false}
          autoFocus
          required
        />
        <PasswordField
          {...form.text('password')}
          label={t('login.password')}
          autoComplete="current-password"
          required
        />
        <SubmitButton fullWidth busy={form.busy}>
          {t('login.submit')}
        </SubmitButton>
        <QuietLink to={pathTo('resetPassword')}>{t('login.forgotten')}</QuietLink>
      </FormColumn>
    </PublicPage>
  );
}
