import { storedToken } from '../api/session.ts';
import { userInfoPath } from '../api/userInfoPath.ts';
import { storedLanguage } from '../design-system/language/storedLanguage.ts';

/** What the start script reads of the configuration, which is checked later (src/app/start/configuration.ts). */
interface Settings {
  readonly apiBase?: unknown;
  readonly authentication?: unknown;
  readonly operator?: { readonly mark?: unknown };
}

/** Whether the portal takes these settings; otherwise it makes no call, and says what is wrong. */
const areUsable = ({ apiBase = '', authentication = 'token' }: Settings) =>
  typeof apiBase === 'string' &&
  !apiBase.endsWith('/') &&
  ['token', 'session', 'both'].includes(authentication as string);

/** Makes the call for the user info as the client would (src/api/client.ts). */
function askForUser(settings: Settings, base: string) {
  if (!areUsable(settings)) return undefined;
  const { apiBase = '', authentication = 'token' } = settings;
  const token = authentication === 'session' ? null : storedToken();
  // Without a token nobody can be signed in, but with cookies.
  if (authentication === 'token' && token === null) return undefined;
  const url = `${apiBase || `${base}api`}${userInfoPath}`;
  const headers = {
    Accept: 'application/json',
    'Accept-Language': storedLanguage(),
    ...(token === null ? {} : { Authorization: `Token ${token}` }),
  };
  const controller = new AbortController();
  const response = fetch(url, {
    headers,
    credentials: authentication === 'token' ? 'omit' : 'include',
    signal: controller.signal,
  });
  // Its failure is dealt with by who takes it.
  response.catch(() => {});
  return { url, headers, sentAt: Date.now(), response, cancel: () => controller.abort() };
}

/** Shows the operator's mark in the frame, where the deployment has one. */
function showMark(mark: unknown) {
  if (typeof mark !== 'string') return;
  for (const place of document.querySelectorAll<HTMLElement>('#frame b')) {
    place.textContent = '';
    place.style.background = `url(${JSON.stringify(mark)}) center / contain no-repeat`;
  }
}

/**
 * Asks the server at once for what is known to be needed: the configuration, and who is signed in. The portal takes the responses
 * (src/api/early.ts).
 */
export function askEarly(base: string) {
  const configuration = fetch(`${base}config.json`);
  const settings = configuration.then((response) => response.clone().json() as Promise<Settings>);
  // Without a configuration there is no portal, which says so itself.
  settings.then(({ operator }) => showMark(operator?.mark)).catch(() => {});
  globalThis.early = {
    configuration,
    userInfo: settings.then(
      (known) => askForUser(known, base),
      () => undefined,
    ),
  };
}
