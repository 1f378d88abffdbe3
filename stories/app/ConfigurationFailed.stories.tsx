import { expect, within } from 'storybook/test';
import { ConfigurationFailed } from '#app/ConfigurationFailed.tsx';
import { ConfigurationError, parseConfiguration } from '#app/configuration.ts';
import preview from '../../.storybook/preview';

/** What the checks of a deployment's `config.json` find. */
function problemsOf(configuration: unknown): readonly string[] {
  try {
    parseConfiguration(configuration);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
  }
  throw new Error('Nothing is wrong with this configuration');
}

const wrong = problemsOf({
  apiBase: '/api/',
  authentication: 'cookie',
  botCheck: { provider: 'altcha', siteKey: '' },
  analytics: true,
});

const meta = preview.meta({
  title: 'App/ConfigurationFailed',
  component: ConfigurationFailed,
  args: { problems: wrong },
  parameters: { simulator: false },
});

/** Each wrong value with its key, for the administrator who deploys the portal. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Portal se ne može pokrenuti');
    for (const text of [
      'apiBase: must not end in / ("/api/")',
      'authentication: must be one of token, session, both ("cookie")',
      'botCheck.provider: must be one of recaptcha, hcaptcha, turnstile ("altcha")',
      'botCheck.siteKey: must not be empty ("")',
      'analytics: unknown key (true)',
    ]) {
      await expect(alert).toHaveTextContent(text);
    }
    await expect(within(alert).getByRole('button', { name: 'Učitaj ponovno' })).toBeVisible();
  },
});

export const EnglishNarrowDark = meta.story({
  args: { problems: ['/config.json: HTTP 404'] },
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('/config.json: HTTP 404');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
});
