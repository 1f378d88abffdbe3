import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanName } from '#api/cleanName.ts';
import { isApiError } from '#api/errors.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { FormTextField, formRules, useApiForm, useFailureText } from '#features/forms/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { type BotCheckConfiguration, getBotCheckToken } from './botCheck.ts';
import { BotCheckError } from './botCheckError.ts';
import { FormColumn } from './components/FormColumn.tsx';
import { SecondaryLink } from './components/SecondaryLink.tsx';
import { SuccessMessage } from './components/SuccessMessage.tsx';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';
import { requestPasswordReset } from './passwordCalls.ts';

export interface ResetPasswordPageProps extends PublicPageProps {
  /** The deployment's bot check; null: the portal's own proof of work. */
  readonly botCheck: BotCheckConfiguration;
}

const pageTheme = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Requests a reset link by mail, after a bot check (behaviour 1.14). */
export function ResetPasswordPage({ botCheck, ...page }: ResetPasswordPageProps) {
  const { t } = useTranslation(['account', 'auth']);
  const failureText = useFailureText();
  const container = useRef<HTMLDivElement>(null);
  const [isChecking, setChecking] = useState(false);
  const [isSent, setSent] = useState(false);
  const { form, formProps, busy, failure } = useApiForm({
    defaultValues: { username: '' },
    rules: formRules(({ username }: { readonly username: string }) => ({
      username: cleanName(username) === '' ? t('auth:required.username') : undefined,
    })),
    send: async ({ username }, signal) => {
      setChecking(true);
      const token = await getBotCheckToken(botCheck, {
        container: container.current as HTMLElement,
        language: currentLanguage(),
        theme: pageTheme(),
        signal,
      }).finally(() => setChecking(false));
      await requestPasswordReset(cleanName(username), token, signal);
    },
    onSuccess: () => setSent(true),
    failureText: (error) => {
      if (error instanceof BotCheckError) return t(`botCheck.${error.failure}`);
      const isUncertain = isApiError(error) && error.isUncertain;
      return isUncertain ? `${failureText(error)} ${t('resetRequest.maybeSent')}` : failureText(error);
    },
  });
  if (isSent) {
    return (
      <PublicPage {...page} title={t('resetRequest.title')}>
        <SuccessMessage message={t('resetRequest.sent')} text={t('resetRequest.sentText')}>
          <LinkButton to={pathTo('login')} variant="solid">
            {t('toLogin')}
          </LinkButton>
        </SuccessMessage>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      {...page}
      title={t('resetRequest.title')}
      text={t('resetRequest.text')}
      isUnsaved={form.formState.isDirty}
    >
      <FormColumn {...formProps}>
        {failure && <FormBanner title={t('resetRequest.failed')}>{failure.text}</FormBanner>}
        <FormTextField
          control={form.control}
          name="username"
          label={t('auth:username')}
          autoComplete="username"
          autoFocus
          required
        />
        <div>
          <div ref={container} />
          <SubmitButton fullWidth busy={busy}>
            {t(busy && isChecking ? 'resetRequest.checking' : 'resetRequest.submit')}
          </SubmitButton>
        </div>
        <SecondaryLink to={pathTo('login')}>{t('resetRequest.back')}</SecondaryLink>
      </FormColumn>
    </PublicPage>
  );
}
