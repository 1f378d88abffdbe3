import type { RootOptions } from 'react-dom/client';
import type { ApiError } from '#api/errors.ts';
import { buildId } from '#design-system/buildId.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';
import type { Configuration } from '../start/configuration.ts';
import { anonymousSource } from './anonymous.ts';
import { createReporter, type Report } from './reporter.ts';

type Settings = NonNullable<Configuration['monitoring']>;

/** What the application hands over to the monitoring: errors that no listener of the window sees. */
export interface Monitor {
  /** React's three error handlers. */
  readonly rootOptions: Pick<RootOptions, 'onUncaughtError' | 'onCaughtError' | 'onRecoverableError'>;
  /** A route's loader or code failed. */
  readonly onRouteError: (error: unknown) => void;
  /** A reply of the API does not fit the contract (behaviour 22.15). */
  readonly onMismatch: (error: ApiError) => void;
}

/** The body of a beacon. docs/monitoring.md has the meaning of its keys. */
interface Beacon {
  readonly build: string;
  readonly language: string;
  readonly reports: readonly Report[];
}

const sender = (url: string) => (reports: readonly Report[]) => {
  const beacon: Beacon = { build: buildId() ?? 'development', language: currentLanguage(), reports };
  // As text, because JSON would cost a collector on another origin a preflight request. A refused beacon (too many at
  // once) is lost: reports never disturb the page.
  navigator.sendBeacon(url, JSON.stringify(beacon));
};

async function watchVitals(vital: (name: string, value: number, rating: string) => void) {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value, rating }) => vital(name, value, rating));
}

/**
 * Reports problems and web vitals to the deployment's collector (behaviour 24.1). Loaded only where `config.json` names
 * one. Returns undefined for page loads that are not in the sample.
 *
 * A deployment that uses a vendor's library changes `sender`: docs/monitoring.md shows it for Sentry and OpenTelemetry.
 */
export function startMonitoring({ url, sampleRate, webVitals }: Settings): Monitor | undefined {
  if (Math.random() >= sampleRate) return undefined;
  const { problem, vital, flush } = createReporter({ send: sender(url), path: () => location.pathname });
  addEventListener('error', (event) => {
    // A script or an image that could not be loaded has no error of its own and does not bubble.
    if (event instanceof ErrorEvent) problem('error', event.error ?? new Error(event.message));
  });
  addEventListener('unhandledrejection', ({ reason }) => problem('rejection', reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) =>
    problem('policy', undefined, {
      message: [disposition, effectiveDirective, anonymousSource(blockedURI)].join(' '),
    }),
  );
  document.addEventListener('visibilitychange', () => {
    // After the listeners of the web vitals, whose last values come when the page is hidden.
    if (document.visibilityState === 'hidden') setTimeout(flush);
  });
  addEventListener('pagehide', flush);
  if (webVitals) watchVitals(vital).catch((error: unknown) => problem('error', error));
  return {
    rootOptions: {
      // React reports an error to one place only: with these handlers the console is up to them.
      onUncaughtError(error, { componentStack }) {
        problem('react-uncaught', error);
        console.error(error, componentStack);
      },
      onCaughtError(error, { componentStack }) {
        problem('react-caught', error);
        console.error(error, componentStack);
      },
      onRecoverableError(error, { componentStack }) {
        problem('react-recoverable', error);
        console.error(error, componentStack);
      },
    },
    onRouteError: (error) => problem('route', error),
    onMismatch: (error) => problem('contract', error),
  };
}
