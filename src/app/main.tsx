import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage, loadTexts } from '#design-system/language/i18n.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { ConfigurationFailed } from './ConfigurationFailed.tsx';
import { ConfigurationError, loadConfiguration } from './configuration.ts';
import { createPortal } from './start.tsx';
import { publicNamespaces } from './textGroups.ts';

document.documentElement.lang = currentLanguage();
// The other texts are loaded with the main layout and its pages.
const texts = loadTexts(publicNamespaces);
const root = createRoot(document.getElementById('root') as HTMLElement);

const show = (page: ReactNode) =>
  root.render(
    <StrictMode>
      <DesignSystemProvider>{page}</DesignSystemProvider>
    </StrictMode>,
  );

async function start() {
  // Demo mode: the simulator answers in the page. The production build leaves this out, and all it would load.
  if (import.meta.env.MODE === 'demo') await (await import('#simulator/browser.ts')).startSimulator();
  const [configuration] = await Promise.all([loadConfiguration(), texts]);
  show(createPortal(configuration).element);
}

start().catch(async (error: unknown) => {
  if (!(error instanceof ConfigurationError)) throw error;
  await texts;
  show(<ConfigurationFailed problems={error.problems} />);
});
