import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { CountBadge } from '#design-system/PageHeader/CountBadge.tsx';
import { loadRequests } from './controlCalls.ts';
import { nextFirst, useClock } from './parts/ClockPart.tsx';
import { type PartId, parts } from './parts.ts';
import { CurrentStep } from './rehearsals/CurrentStep.tsx';
import { RehearsalProvider } from './rehearsals/RehearsalProvider.tsx';
import './texts.ts';
import { useFaults, useFollowChanges, useMails, useWorldState } from './useControl.ts';
import { useScenarios } from './useScenarios.ts';

/** How many of a part are waiting or in effect; shown beside its name. */
function useCounts(): Partial<Record<PartId, number>> {
  const language = useLanguage();
  const requests = useQuery({ queryKey: ['console', 'requests', language], queryFn: () => loadRequests(language) });
  const faults = useFaults().data?.length ?? 0;
  const mails = useMails().data?.length ?? 0;
  return {
    requests: requests.data?.filter(({ status }) => status === 'pending').length ?? 0,
    faults,
    mails,
  };
}

const Navigation = chakra('nav', {
  base: {
    '& ul': {
      listStyle: 'none',
      display: 'flex',
      gap: '1',
      flexDirection: { base: 'row', lg: 'column' },
      justifyContent: { base: 'space-between', md: 'flex-start' },
    },
    // In the drawer, whatever the window's width is.
    '&[data-icons] ul': { flexDirection: 'row', justifyContent: 'space-between' },
    '& a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1.5', lg: '2.5' },
      px: '3',
      minHeight: '9',
      borderRadius: 'l2',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
    '& a:hover': { bg: 'bg.muted', color: 'fg' },
    '& a:focus-visible': { outlineOffset: '-2px' },
    '& a[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' },
    '& [data-part=count]': { marginInlineStart: { lg: 'auto' } },
    // All parts in one row: on a phone by their icons, each with its count at the corner, on a tablet by their names.
    '&:not([data-icons])': {
      '& [data-part=name]': { mdDown: { srOnly: true } },
      '& svg': { hideBelow: 'lg', mdDown: { display: 'block' } },
      '& [data-part=count]': { mdDown: { position: 'absolute', top: '-1', insetEnd: '-1', transform: 'scale(0.85)' } },
    },
  },
});

/** The mark of the simulator, in the colour of a warning: nothing here is real. */
export const SimulatorMark = () => (
  <Flex
    align="center"
    justify="center"
    width="7"
    height="7"
    borderRadius="l2"
    bg="warning.fg"
    color="bg.surface"
    flexShrink="0"
    aria-hidden
  >
    <FlaskConical size={16} />
  </Flex>
);

/** The chosen part, as in the address. */
export function usePart() {
  const [params] = useSearchParams();
  // An address of before there were rehearsals: a request without its part.
  const asked = params.get('part') ?? (params.has('request') ? 'requests' : '');
  return parts.find(({ id }) => id === asked) ?? parts[0];
}

/** The links to all parts, each with its count. */
export function PartLinks({ iconsOnly = false }: { readonly iconsOnly?: boolean }) {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const counts = useCounts();
  const chosen = usePart();
  return (
    <Navigation aria-label={t('partsLabel')} data-icons={iconsOnly ? '' : undefined}>
      <ul>
        {parts.map(({ id, Icon }) => {
          const count = counts[id] ?? 0;
          return (
            <li key={id}>
              <Link
                to={`?part=${id}`}
                aria-current={id === chosen.id ? 'page' : undefined}
                title={t(`parts.${id}`)}
                {...(iconsOnly && { 'aria-label': t(`parts.${id}`) })}
              >
                <Icon size={18} aria-hidden />
                {!iconsOnly && <span data-part="name">{t(`parts.${id}`)}</span>}
                {count > 0 && !iconsOnly && (
                  <span data-part="count">
                    <CountBadge label={t(`counts.${id as 'requests'}`, { count })}>{formats.count(count)}</CountBadge>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </Navigation>
  );
}

/** The clock in the corner of the page: where it stands, and its most used moves. */
function ClockCard() {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const { now, stands, advance, moveTo, setStands } = useClock();
  if (!now) return null;
  return (
    <Box borderWidth="1px" borderRadius="l3" p="3" bg="bg.surface">
      <Text textStyle="xs" color="fg.muted">
        {t('clockNow')}
      </Text>
      <Text fontWeight="semibold" textStyle="lg" fontVariantNumeric="tabular-nums">
        {formats.minute(now)}
      </Text>
      <Text textStyle="xs" color="fg.muted" mb="2">
        {`${t(stands ? 'stands' : 'runs')} · ${formats.weekday(dayOf(now))}`}
      </Text>
      <Flex gap="1.5">
        <Button size="sm" onClick={() => advance(1)}>
          {t('plusDayShort')}
        </Button>
        <Button
          size="sm"
          aria-label={t('toFirst', { day: formats.day(nextFirst(now)) })}
          onClick={() => moveTo(nextFirst(now))}
        >
          {formats.dayMonth(nextFirst(now))}
        </Button>
        <IconButton
          size="sm"
          label={t(stands ? 'run' : 'stop')}
          icon={stands ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          onClick={() => setStands(!stands)}
        />
      </Flex>
    </Box>
  );
}

/** The console as a page: its parts at the side, on a phone above, and the chosen one. */
export function Console({ tools }: { readonly tools?: ReactNode }) {
  return (
    <RehearsalProvider>
      <ConsolePage tools={tools} />
    </RehearsalProvider>
  );
}

function ConsolePage({ tools }: { readonly tools: ReactNode }) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const { Part, id } = usePart();
  const state = useWorldState().data;
  const scenarios = useScenarios(language);
  useFollowChanges();
  const scenario = scenarios.data?.find((one) => one.id === state?.scenario)?.title ?? state?.scenario;
  return (
    <Box
      display="grid"
      minHeight="100vh"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14.5rem minmax(0, 1fr)' }}
      gridTemplateRows={{ base: 'auto 1fr', lg: 'auto' }}
    >
      <Flex
        as="header"
        direction="column"
        gap={{ base: '2', lg: '4' }}
        p="3"
        bg="bg.surface"
        borderColor="border"
        borderInlineEndWidth={{ base: '0', lg: '1px' }}
        borderBottomWidth={{ base: '1px', lg: '0' }}
        position={{ base: 'static', lg: 'sticky' }}
        top="0"
        height={{ base: 'auto', lg: '100vh' }}
        overflowY={{ base: 'visible', lg: 'auto' }}
        minWidth="0"
      >
        <Flex align="center" gap="2.5" px="2" pt={{ base: '0', lg: '2' }}>
          <SimulatorMark />
          <Box minWidth="0">
            <Text fontWeight="semibold">{t('name')}</Text>
            <Text textStyle="xs" color="fg.muted" truncate>
              {scenario}
            </Text>
          </Box>
          <Box ms="auto" display={{ base: 'block', lg: 'none' }}>
            {tools}
          </Box>
        </Flex>
        <PartLinks />
        <Box mt="auto" display={{ base: 'none', lg: 'block' }}>
          <Flex mb="2" gap="1">
            {tools}
          </Flex>
          <ClockCard />
        </Box>
      </Flex>
      <chakra.main px={{ base: '4', md: '8' }} py="6" minWidth="0" maxWidth="90rem" width="100%">
        {id !== 'rehearsals' && <CurrentStep />}
        <Part key={id} />
      </chakra.main>
    </Box>
  );
}
