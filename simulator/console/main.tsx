import { Flex } from '@chakra-ui/react/flex';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { LanguageSwitch } from '#design-system/AppFrame/LanguageSwitch.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { currentLanguage, type Language, loadTexts, storeLanguage } from '#design-system/language/i18n.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import { useColorTheme } from '#design-system/theme/useColorTheme.ts';
import { demoPath } from '#simulator/demoPath.ts';
import { followServer } from '#simulator/follow.ts';
import { Console } from './Console.tsx';
import { portalElsewhere } from './portalChannel.ts';
import './texts.ts';
import { type ConsolePlace, ConsolePlaceContext } from './useControl.ts';

/** As in the portal: a call is made, and fails, also when the browser thinks that it is offline. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});

document.documentElement.lang = currentLanguage();

const changeLanguage = (language: Language) => {
  storeLanguage(language);
  window.location.reload();
};

function Tools() {
  const { t } = useTranslation('console');
  const { theme, setChoice } = useColorTheme();
  return (
    <Flex gap="1" align="center">
      <LanguageSwitch language={currentLanguage()} onChange={changeLanguage} />
      <IconButton
        size="sm"
        variant="ghost"
        label={t(theme === 'dark' ? 'toLight' : 'toDark')}
        icon={theme === 'dark' ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
        onClick={() => setChoice(theme === 'dark' ? 'light' : 'dark')}
      />
    </Flex>
  );
}

const isDemo = import.meta.env.MODE === 'demo';
/** The path that the portal is served at; the simulator's own server serves no portal. */
const portal = isDemo || import.meta.env.MODE === 'development' ? `${demoPath}/` : undefined;
const place: ConsolePlace = {
  kind: 'page',
  addressFor: isDemo
    ? (username, path = '/') => {
        const person = `person=${encodeURIComponent(username)}`;
        return `${portal}${path.replace(/^\//, '')}${path.includes('?') ? '&' : '?'}${person}`;
      }
    : undefined,
  portalAddress: portal === undefined ? undefined : (path) => `${portal}${path.replace(/^\//, '')}`,
  portal: isDemo ? portalElsewhere() : undefined,
};

async function start() {
  // In demo mode this tab shares its data with the portal's tabs; otherwise the server behind the page has it.
  const follow = isDemo ? (await (await import('#simulator/browser.ts')).startSimulator()).follow : followServer;
  follow(() => void queryClient.invalidateQueries());
  await loadTexts();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <DesignSystemProvider>
      <QueryClientProvider client={queryClient}>
        <ConsolePlaceContext value={place}>
          <BrowserRouter>
            <Console tools={<Tools />} />
          </BrowserRouter>
        </ConsolePlaceContext>
      </QueryClientProvider>
    </DesignSystemProvider>,
  );
}

void start();
