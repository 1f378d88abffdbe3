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
import { demoPath } from '#simulator/addresses/demoPath.ts';
import { followServer } from '#simulator/control/follow.ts';
import { Console } from './Console.tsx';
import { loadPortalPath } from './controlCalls.ts';
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
/** The console of a development server; the built one is served by the HTTP simulator. */
const isDevelopment = import.meta.env.MODE === 'development';

/** The path that the portal is served at, at this page's origin; null: it is not known where the portal is. */
const portalPath = async () => (isDemo || isDevelopment ? `${demoPath}/` : loadPortalPath().catch(() => null));

/** How the console reaches the portal: in demo mode by the address, else by the page that signs a user in (behaviour 23.28). */
function placeOf(portal: string | null): ConsolePlace {
  if (portal === null) return { kind: 'page' };
  const portalAddress = (path: string) => `${portal}${path.replace(/^\//, '')}`;
  return {
    kind: 'page',
    portalAddress,
    addressFor: (person, path = '/') => {
      const address = portalAddress(path);
      if (isDemo) return `${address}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ person })}`;
      return `/__simulator/portal/open/?${new URLSearchParams({ person, path: address })}`;
    },
    hasSharedSession: !isDemo,
    portal: isDemo ? portalElsewhere() : undefined,
  };
}

async function start() {
  // In demo mode this tab shares its data with the portal's tabs; otherwise the server behind the page has it.
  const follow = isDemo ? (await (await import('#simulator/browser.ts')).startSimulator()).follow : followServer;
  follow(() => void queryClient.invalidateQueries());
  const [path] = await Promise.all([portalPath(), loadTexts()]);
  const place = placeOf(path);
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
