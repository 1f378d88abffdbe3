import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { FormPasswordField, FormTextField, required, useApiForm } from '#features/forms/index.ts';
import { pathTo } from '#features/paths.ts';
import { signIn } from './calls.ts';
import { FormColumn } from './components/FormColumn.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

export interface LoginPageProps extends PublicPageProps {
  /** The user is signed in; the application goes where they wanted to. Until that is done the button waits. */
  readonly onSignedIn: () => void | Promise<void>;
}

/** Signing in with username and password (spec 1, parts 2, 5 and 8). */
export function LoginPage({ onSignedIn, ...page }: LoginPageProps) {
  const { t } = useTranslation('auth');
  const { form, formProps, busy, failure } = useApiForm({
    defaultValues: { username: '', password: '' },
    rules: z.object({
      username: required(t('required.username')),
      password: z.string().check(z.minLength(1, t('required.password'))),
    }),
    send: async ({ username, password }, signal) => {
      await signIn(username, password, signal);
      if (!signal.aborted) await onSignedIn();
    },
    refusedField: 'password',
  });
  const { control } = form;
  return (
    <PublicPage {...page} title={t('login.title')} text={t('login.text')} isUnsaved={form.formState.isDirty}>
      <FormColumn {...formProps}>
        {failure && <FormBanner title={t('login.failed')}>{failure.text}</FormBanner>}
        <FormTextField
          control={control}
          name="username"
          label={t('username')}
          autoComplete="username"
          spellCheck={false}
          autoFocus
          required
        />
        <FormPasswordField
          control={control}
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          required
        />
        <SubmitButton fullWidth busy={busy}>
          {t('login.submit')}
        </SubmitButton>
        <QuietLink to={pathTo('resetPassword')}>{t('login.forgotten')}</QuietLink>
      </FormColumn>
    </PublicPage>
  );
}
