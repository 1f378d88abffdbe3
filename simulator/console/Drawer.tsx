import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import ExternalLink from 'lucide-react/icons/external-link';
import FlaskConical from 'lucide-react/icons/flask-conical';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { PartLinks, SimulatorMark, usePart } from './Console.tsx';
import './texts.ts';
import { useFollowChanges } from './useControl.ts';

/** The address of the console's own page. */
const consolePath = `${import.meta.env.BASE_URL}simulator/console/`;

const Panel = chakra('aside', {
  base: {
    position: 'fixed',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: 'min(24rem, 100vw)',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.surface',
    borderInlineStartWidth: '1px',
    boxShadow: 'lg',
    zIndex: 'overlay',
  },
});

export interface DrawerProps {
  /** What the address asked for that does not exist. */
  readonly unknown: readonly { readonly name: 'scenario' | 'now' | 'person'; readonly value: string }[];
}

/**
 * The console over the portal in demo mode: a small button, which also marks that this is a demo, and Alt+S open it.
 * The portal beside it stays usable; Escape closes it and the focus returns.
 */
export function Drawer({ unknown }: DrawerProps) {
  const { t } = useTranslation('console');
  const [isOpen, setIsOpen] = useState(unknown.length > 0);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    (isOpen ? closer : opener).current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Box position="fixed" insetBlockEnd="3" insetInlineEnd="3" zIndex="overlay">
        <Button
          ref={opener}
          size="sm"
          icon={<FlaskConical size={16} aria-hidden />}
          aria-label={t('openConsole')}
          title={t('openConsole')}
          onClick={() => setIsOpen(true)}
        >
          {t('demo')}
        </Button>
      </Box>
    );
  }
  return (
    <Panel
      data-place="drawer"
      aria-label={t('name')}
      onKeyDown={(event) => {
        // A menu or a dialog inside has used the key already.
        if (event.key === 'Escape' && !event.defaultPrevented) setIsOpen(false);
      }}
    >
      <Flex as="header" align="center" gap="2.5" px="4" minHeight="14" borderBottomWidth="1px">
        <SimulatorMark />
        <Text fontWeight="semibold">{t('name')}</Text>
        <StatusTag tone="warning" label={t('demo')} />
        <Flex ms="auto" gap="1">
          <OwnPageLink />
          <IconButton
            ref={closer}
            size="sm"
            variant="ghost"
            label={t('closeConsole')}
            icon={<X size={18} aria-hidden />}
            onClick={() => setIsOpen(false)}
          />
        </Flex>
      </Flex>
      <Box px="3" py="2" borderBottomWidth="1px">
        <PartLinks iconsOnly />
      </Box>
      <Box flex="1" overflowY="auto" p="4" bg="bg.page">
        {unknown.map(({ name, value }) => (
          <Box key={name} mb="4">
            <FormBanner tone="warning">{t(`unknown.${name}`, { value })}</FormBanner>
          </Box>
        ))}
        <DrawerPart />
      </Box>
    </Panel>
  );
}

/** The link to the same part on the console's page. */
function OwnPageLink() {
  const { t } = useTranslation('console');
  const { search } = useLocation();
  return (
    <IconButton
      size="sm"
      variant="ghost"
      label={t('ownPage')}
      icon={<ExternalLink size={18} aria-hidden />}
      onClick={() => window.open(`${consolePath}${search}`, '_blank', 'noopener')}
    />
  );
}

function DrawerPart() {
  const { Part, id } = usePart();
  useFollowChanges();
  return <Part key={id} />;
}
