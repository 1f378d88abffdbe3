import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { FormTextField, required, useApiForm, useFailureText } from '#features/forms/index.ts';
import { pathTo } from '#features/paths.ts';
import { type BotCheckConfiguration, getBotCheckToken } from './botCheck.ts';
import { BotCheckError } from './botCheckError.ts';
import { requestPasswordReset } from './calls.ts';
import { Done } from './components/Done.tsx';
import { FormColumn } from './components/FormColumn.tsx';
import { QuietLink } from './components/QuietLink.tsx';
import { PublicPage, type PublicPageProps } from './PublicPage.tsx';

export interface ResetPasswordPageProps extends PublicPageProps {
  /** The deployment's bot check; null: the portal's own proof of work. */
  readonly botCheck: BotCheckConfiguration;
}

const pageTheme = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Asks for a reset link by mail, after a bot check (behaviour 1.14). */
export function ResetPasswordPage({ botCheck, ...page }: ResetPasswordPageProps) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const container = useRef<HTMLDivElement>(null);
  const [isChecking, setChecking] = useState(false);
  const [isSent, setSent] = useState(false);
  const { form, formProps, busy, failure } = useApiForm({
    defaultValues: { username: '' },
    rules: z.object({ username: required(t('required.username')) }),
    send: async ({ username }, signal) => {
      setChecking(true);
      const token = await getBotCheckToken(botCheck, {
        container: container.current as HTMLElement,
        language: currentLanguage(),
        theme: pageTheme(),
        signal,
      }).finally(() => setChecking(false));
      await requestPasswordReset(username, token, signal);
    },
    onSuccess: () => setSent(true),
    failureText: (error) => (error instanceof BotCheckError ? t(`botCheck.${error.failure}`) : failureText(error)),
  });
  if (isSent) {
    return (
      <PublicPage {...page} title={t('resetRequest.title')}>
        <Done message={t('resetRequest.sent')} text={t('resetRequest.sentText')}>
          <LinkButton to={pathTo('login')} variant="solid">
            {t('toLogin')}
          </LinkButton>
        </Done>
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
          label={t('username')}
          autoComplete="username"
          spellCheck={false}
          autoFocus
          required
        />
        <div>
          <div ref={container} />
          <SubmitButton fullWidth busy={busy}>
            {t(busy && isChecking ? 'resetRequest.checking' : 'resetRequest.submit')}
          </SubmitButton>
        </div>
        <QuietLink to={pathTo('login')}>{t('resetRequest.back')}</QuietLink>
      </FormColumn>
    </PublicPage>
  );
}
