import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import ExternalLink from 'lucide-react/icons/external-link';
import FlaskConical from 'lucide-react/icons/flask-conical';
import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { OverlayContext } from '#design-system/Overlay/OverlayContext.ts';
import { useShortcutGroup } from '#design-system/Shortcuts/shortcuts.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import type { UnknownOfAddress } from '#simulator/addresses/address.ts';
import { demoPath } from '#simulator/addresses/demoPath.ts';
import { PartLinks, SimulatorMark, usePart } from './Console.tsx';
import { CurrentStep, CurrentStepText } from './rehearsals/CurrentStep.tsx';
import { RehearsalProvider } from './rehearsals/RehearsalProvider.tsx';
import { useRehearsal } from './rehearsals/useRehearsal.ts';
import './texts.ts';
import { drawerId } from './drawerId.ts';
import { useFollowChanges } from './useControl.ts';

/** The address of the console's own page. */
const consolePath = `${demoPath}/simulator/console/`;

const drawerWidth = '24rem';

/** Whether the window has place for the portal and the drawer side by side. */
const wide = () => window.matchMedia('(min-width: 1100px)');

/** Lays the page out beside the drawer where there is place; returns what ends that. */
function makePlace(): () => void {
  const query = wide();
  const layOut = () => {
    const width = query.matches ? drawerWidth : '';
    // A margin, because an open dialog of the portal sets the padding in place of the scroll bar.
    document.body.style.marginInlineEnd = width;
    document.documentElement.style.setProperty('--beside-width', width || null);
  };
  layOut();
  query.addEventListener('change', layOut);
  return () => {
    query.removeEventListener('change', layOut);
    document.body.style.marginInlineEnd = '';
    document.documentElement.style.removeProperty('--beside-width');
  };
}

const Panel = chakra('section', {
  base: {
    position: 'fixed',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: `min(${drawerWidth}, 100vw)`,
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.surface',
    borderInlineStartWidth: '1px',
    boxShadow: 'lg',
    zIndex: 'overlay',
  },
});

/** The button at the lower edge; with a rehearsal under way a bar that names its current step. */
const Closed = chakra('div', {
  base: {
    position: 'fixed',
    insetBlockEnd: '3',
    insetInlineEnd: '3',
    zIndex: 'overlay',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxWidth: 'calc(100vw - 1.5rem)',
    '&[data-bar]': {
      p: '2.5',
      width: 'min(24rem, calc(100vw - 1.5rem))',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'l3',
      boxShadow: 'lg',
    },
  },
});

const openKey = 'simulator-drawer';

/** Whether the drawer was open before the page was loaded again. */
function wasLeftOpen(): boolean {
  try {
    return sessionStorage.getItem(openKey) !== null;
  } catch {
    return false;
  }
}

function leaveOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(openKey, 'true');
    else sessionStorage.removeItem(openKey);
  } catch {
    // Without storage the drawer is closed after a reload.
  }
}

export interface DrawerProps {
  /** What the address asked for that does not exist. */
  readonly unknown: readonly UnknownOfAddress[];
}

/** The drawer and its own dialogs, above the dialogs of the portal. */
const Layer = chakra('div', { base: { position: 'relative', zIndex: 'popover' } });

/**
 * The content of the drawer. An open dialog of the portal hides everything else from assistive technology, except live
 * regions; this one announces nothing by itself.
 */
const Content = chakra('div', { base: { display: 'contents' } });

/**
 * The console over the portal in demo mode: a small button, which also marks that this is a demo, and Alt+S open it.
 * The portal beside it stays usable, and so does the drawer beside a dialog of the portal; Escape closes it and the focus
 * returns.
 */
export function Drawer({ unknown }: DrawerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const surroundings = useMemo(() => ({ container: layer }), []);
  const [isOpen, setIsOpen] = useState(() => unknown.length > 0 || wasLeftOpen());
  const open = (next: boolean) => {
    setIsOpen(next);
    leaveOpen(next);
  };
  return (
    // Where the drawer covers the page that a step leads to, it makes place.
    <OverlayContext value={surroundings}>
      <RehearsalProvider onPortal={() => !wide().matches && open(false)}>
        <Layer ref={layer}>
          <OpenOrClosed unknown={unknown} isOpen={isOpen} onOpen={open} />
        </Layer>
      </RehearsalProvider>
    </OverlayContext>
  );
}

interface OpenOrClosedProps extends DrawerProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

function OpenOrClosed({ unknown, isOpen, onOpen }: OpenOrClosedProps) {
  const { t } = useTranslation('console');
  const { id } = usePart();
  const { progress } = useRehearsal();
  const latest = useRef({ isOpen, onOpen });
  useEffect(() => {
    latest.current = { isOpen, onOpen };
  });
  useShortcutGroup(() => ({
    id: 'simulator',
    title: t('name'),
    shortcuts: [{ id: 'simulator.drawer', keys: ['Alt+S'], label: t('drawerKey') }],
  }));
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
      event.preventDefault();
      latest.current.onOpen(!latest.current.isOpen);
    };
    // Before a dialog of the portal, which would close by it. A menu of the drawer uses the key itself.
    const onEscape = (event: KeyboardEvent) => {
      const drawer = document.getElementById(drawerId);
      if (event.key !== 'Escape' || !latest.current.isOpen || !drawer?.contains(event.target as Node)) return;
      if (drawer.querySelector('[aria-haspopup][aria-expanded=true]')) return;
      event.stopPropagation();
      latest.current.onOpen(false);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, []);
  useEffect(() => (isOpen ? makePlace() : undefined), [isOpen]);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    (isOpen ? closer : opener).current?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Closed id={drawerId} role="region" aria-label={t('demo')} data-bar={progress?.run == null ? undefined : ''}>
        <Content aria-live="off">
          <CurrentStepText />
          <Button
            ref={opener}
            size="sm"
            icon={<FlaskConical size={16} aria-hidden />}
            aria-label={t('openConsole')}
            title={t('openConsole')}
            onClick={() => onOpen(true)}
          >
            {t('demo')}
          </Button>
        </Content>
      </Closed>
    );
  }
  return (
    <Panel id={drawerId} role="region" aria-label={t('name')} data-place="drawer">
      <Content aria-live="off">
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
              onClick={() => onOpen(false)}
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
          {id !== 'rehearsals' && <CurrentStep />}
          <DrawerPart />
        </Box>
      </Content>
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
