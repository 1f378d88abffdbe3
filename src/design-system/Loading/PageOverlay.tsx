import { Flex } from '@chakra-ui/react/flex';
import { Spinner } from '@chakra-ui/react/spinner';
import { HStack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Delayed } from './Delayed.tsx';
import type { PageOverlayProps } from './types.ts';

/**
 * The full-page overlay while data is fetched (behaviour 2.7), from 150 ms on. It dims the page and says so, but lets
 * the pointer through: a user who sees that the filter is wrong can correct it without waiting.
 */
export function PageOverlay({ active, label }: PageOverlayProps) {
  return (
    <div role="status" aria-live="polite">
      {active && (
        <Delayed>
          <Overlay label={label} />
        </Delayed>
      )}
    </div>
  );
}

function Overlay({ label }: { label: string | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <Flex
      position="fixed"
      inset="0"
      zIndex="overlay"
      pointerEvents="none"
      align="flex-start"
      justify="center"
      pt="30vh"
      css={{
        animation: 'appear 150ms',
        background: 'color-mix(in srgb, {colors.bg.page} 45%, transparent)',
      }}
    >
      <HStack layerStyle="panel" gap="3" px="5" py="3.5" textStyle="text" fontWeight="medium">
        <Spinner size="md" color="brand.fg" aria-hidden />
        <span>{label ?? t('loading.label')}</span>
      </HStack>
    </Flex>
  );
}
