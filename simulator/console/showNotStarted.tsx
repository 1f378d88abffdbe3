import { Box } from '@chakra-ui/react/box';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { loadTexts } from '#design-system/language/i18n.ts';
import { DesignSystemProvider } from '#design-system/Provider/Provider.tsx';
import './texts.ts';

function NotStarted() {
  const { t } = useTranslation('console');
  return (
    // Storybook's own page of an error has the largest index; of two such elements the later one is above.
    <Box as="main" position="fixed" inset="0" overflow="auto" bg="bg" style={{ zIndex: 2_147_483_647 }}>
      <ErrorState
        title={t('notStarted.title')}
        text={t('notStarted.text')}
        action={
          <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => window.location.reload()}>
            {t('notStarted.reload')}
          </Button>
        }
      />
    </Box>
  );
}

const id = 'simulator-not-started';

/** Covers the page with the notice that its simulator did not start, and a button that loads the page again. */
export async function showNotStarted(): Promise<void> {
  await loadTexts();
  if (document.getElementById(id)) return;
  // The page's own notice, after 30 s, would give another reason (index.html).
  document.getElementById('start-failed')?.remove();
  const element = document.body.appendChild(document.createElement('div'));
  element.id = id;
  createRoot(element).render(
    <DesignSystemProvider hasToasts={false}>
      <NotStarted />
    </DesignSystemProvider>,
  );
}
