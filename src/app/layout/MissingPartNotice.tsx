import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { missingPart } from '#design-system/missingPart.ts';
import { ReloadButton } from '../routing/ReloadButton.tsx';

/**
 * Offers to reload when a menu, a dialog or another part of the page could not be fetched (behaviour 22.18). The page
 * stays as it is; where a form holds unsent input, the browser asks before it reloads. It can be read and pressed beside an
 * open dialog, which hides the page and takes its pointer events: so it is outside of the page, and takes its own.
 */
export function MissingPartNotice() {
  const { t } = useTranslation('app');
  const isMissing = useSyncExternalStore(missingPart.subscribe, missingPart.isMissing);
  if (!isMissing) return null;
  return createPortal(
    <Box
      position="fixed"
      bottom="4"
      left="4"
      zIndex="toast"
      width="min(28rem, calc(100vw - 2rem))"
      boxShadow="lg"
      pointerEvents="auto"
    >
      <FormBanner
        tone="danger"
        title={t('missingPart.title')}
        action={
          <Flex direction="column" align="flex-end" gap="1">
            <IconButton
              size="sm"
              variant="ghost"
              label={t('missingPart.close')}
              icon={<X aria-hidden />}
              onClick={missingPart.clear}
            />
            <ReloadButton />
          </Flex>
        }
      >
        {t('missingPart.text')}
      </FormBanner>
    </Box>,
    document.body,
  );
}
