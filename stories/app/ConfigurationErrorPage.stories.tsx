import { expect, within } from 'storybook/test';
import { ConfigurationErrorPage } from '#app/start/ConfigurationErrorPage.tsx';
import { parseConfiguration } from '#app/start/configuration.ts';
import { ConfigurationError, type ConfigurationFault } from '#app/start/configurationError.ts';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { words } from '../support/words.ts';

/** The faults of a deployment's `config.json`. */
function faultOf(configuration: unknown): ConfigurationFault {
  try {
    parseConfiguration(configuration);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.fault;
  }
  throw new Error('Nothing is wrong with this configuration');
}

const wrong = faultOf({
  apiBase: '/api/',
  authentication: 'cookie',
  botCheck: { provider: 'altcha', siteKey: '' },
  analytics: true,
});

const meta = preview.meta({
  title: 'App/Configuration error page',
  component: ConfigurationErrorPage,
  args: { fault: wrong },
  globals: withoutCalls,
});

/** Each wrong value with its key, for the administrator who deploys the portal. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(words('Portal se ne može pokrenuti'));
    for (const text of [
      'apiBase: must not end in / ("/api/")',
      words('authentication: must be one of token, session, both ("cookie")'),
      words('botCheck.provider: must be one of recaptcha, hcaptcha, turnstile ("altcha")'),
      'botCheck.siteKey: must not be empty ("")',
      'analytics: unknown key (true)',
    ]) {
      await expect(alert).toHaveTextContent(text);
    }
    await expect(within(alert).getByRole('button', { name: words('Učitaj ponovno', 'Reload') })).toBeVisible();
  },
});

export const EnglishPhoneDark = meta.story({
  tags: ['phone', 'dark', 'english'],
  args: { fault: { problems: ['/config.json: HTTP 404'] } },
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('/config.json: HTTP 404');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
});
