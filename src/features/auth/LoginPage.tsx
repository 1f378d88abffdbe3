import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanName } from '#api/cleanName.ts';
import { isApiError } from '#api/errors.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { PasswordField } from '#design-system/Field/PasswordField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { formErrors, useFailureText, useWrite } from '#features/forms/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { signIn } from './calls.ts';
import { FormColumn } from './components/FormColumn.tsx';
import { SecondaryLink } from './components/SecondaryLink.tsx';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

interface Outage {
  readonly error: unknown;
  readonly isTrying: boolean;
  /** Loads the user info again; the application then opens the requested page. */
  readonly onRetry: () => void;
}

export interface LoginPageProps extends PublicPageProps {
  /** Why the user was led here; null: by their own choice. */
  readonly notice?: 'expired' | 'idle' | 'signedOutElsewhere' | null;
  /** Why the user info could not be loaded; the user may be signed in all the same (behaviour 1.27). */
  readonly outage?: Outage | undefined;
  /** Called after signing in; the application opens the requested page. The button is busy until it resolves. */
  readonly onSignedIn: () => void | Promise<void>;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const isField = (name: string) => name === 'username' || name === 'password';

/**
 * The login page, with username and password (behaviour 1.2). Two native fields, submitted with the form kit's
 * mutation: react-hook-form, which all other forms use, would be a thirteenth of the page's JavaScript.
 */
export function LoginPage({ notice, outage, onSignedIn, ...page }: LoginPageProps) {
  const { t } = useTranslation(['auth', 'ui']);
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Partial<Credentials>>({});
  const [isUnsaved, setUnsaved] = useState(false);
  const login = useWrite<Credentials>({
    write: async ({ username, password }, signal) => {
      await signIn(username, password, signal);
      if (!signal.aborted) await onSignedIn();
    },
    onError: (error) => {
      const { fields } = formErrors(error, isField, failureText);
      if (isApiError(error) && error.status === 400) show(fields, 'password');
    },
  });

  const show = (next: Partial<Credentials>, otherwise?: keyof Credentials) => {
    setMessages(next);
    const wrong = next.username ? 'username' : next.password ? 'password' : otherwise;
    const input = wrong && form.current?.elements.namedItem(wrong);
    if (input instanceof HTMLInputElement) {
      input.focus();
      input.select();
    }
  };
  // The connection is back: the page goes on by itself, but not from under what is being typed.
  useEffect(() => {
    if (!outage || isUnsaved) return;
    window.addEventListener('online', outage.onRetry);
    return () => window.removeEventListener('online', outage.onRetry);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.isRunning()) return;
    login.reset();
    const values = new FormData(event.currentTarget);
    const username = cleanName(String(values.get('username')));
    const password = String(values.get('password'));
    show({
      ...(username === '' && { username: t('required.username') }),
      ...(password === '' && { password: t('required.password') }),
    });
    if (username !== '' && password !== '') login.send({ username, password });
  };

  return (
    <PublicPage {...page} title={t('login.title')} text={t('login.text')} isUnsaved={isUnsaved}>
      <FormColumn
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={(event) => {
          setUnsaved([...new FormData(event.currentTarget).values()].some((value) => value !== ''));
          setMessages({ ...messages, [(event.target as unknown as HTMLInputElement).name]: undefined });
        }}
      >
        {notice && login.error === null && <FormBanner tone="info">{t(`login.notice.${notice}`)}</FormBanner>}
        {outage && (
          <FormBanner
            title={t('login.outage.title')}
            action={
              <Button size="xs" busy={outage.isTrying} onClick={outage.onRetry}>
                {t('ui:error.retry')}
              </Button>
            }
          >
            {`${failureText(outage.error)} ${t('login.outage.text')}`}
          </FormBanner>
        )}
        {login.error !== null && (
          <FormBanner title={t('login.failed')}>{formErrors(login.error, isField, failureText).text}</FormBanner>
        )}
        <TextField
          name="username"
          label={t('username')}
          autoComplete="username"
          autoFocus
          required
          error={messages.username}
        />
        <PasswordField
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          required
          error={messages.password}
        />
        <SubmitButton fullWidth busy={login.busy}>
          {t('login.submit')}
        </SubmitButton>
        <SecondaryLink to={pathTo('resetPassword')}>{t('login.forgotten')}</SecondaryLink>
      </FormColumn>
    </PublicPage>
  );
}
