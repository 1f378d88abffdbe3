import { chakra } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { LanguageSwitch } from '#design-system/AppFrame/LanguageSwitch.tsx';
import { currentLanguage, type Language, loadTexts, storeLanguage } from '#design-system/language/i18n.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { SupportDesk } from './SupportDesk.tsx';

document.documentElement.lang = currentLanguage();

const changeLanguage = (language: Language) => {
  storeLanguage(language);
  window.location.reload();
};

async function start() {
  // In demo mode this tab has the world that the portal's tabs have; otherwise the server behind the page has it.
  if (import.meta.env.MODE === 'demo') await (await import('#simulator/browser.ts')).startSimulator();
  await loadTexts();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <DesignSystemProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <chakra.main maxWidth="90rem" mx="auto" px={{ base: '4', md: '8' }} py="6">
          <chakra.div display="flex" justifyContent="flex-end">
            <LanguageSwitch language={currentLanguage()} onChange={changeLanguage} />
          </chakra.div>
          <SupportDesk />
        </chakra.main>
      </QueryClientProvider>
    </DesignSystemProvider>,
  );
}

void start();
