import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import Zap from 'lucide-react/icons/zap';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsWords, searchWords } from '#api/text.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { demoPath } from '#simulator/addresses/demoPath.ts';
import type { LogEntry } from '#simulator/control/replies.ts';
import { loadBodies, loadLog, setFaults } from '../controlCalls.ts';
import { PartHeader } from '../PartHeader.tsx';
import '../texts.ts';
import { useControl, useFaults } from '../useControl.ts';

/** The interval at which new calls are fetched (ms). */
const lookAgain = 1000;
const rowHeight = 36;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A call as a command of curl. A token is left out: the console does not see any. */
const curlOf = ({ method, path }: Pick<LogEntry, 'method' | 'path'>, sent: string | null, origin: string): string =>
  [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(`${origin}${path}`),
    ...(sent === null ? [] : ['-H', quoted('Content-Type: application/json'), '--data-raw', quoted(sent)]),
  ].join(' ');

/** The path below `/api`, without its query, as rules of faults have it. */
const rulePathOf = (path: string) => path.replace(/^\/api/, '').replace(/\?.*$/, '');

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3rem minmax(0, 1fr) 3rem', md: '4rem 3.5rem minmax(0, 1fr) 6rem 3rem 4.5rem' },
    gap: '2',
    alignItems: 'center',
    width: '100%',
    height: '36px',
    px: '4',
    textAlign: 'start',
    textStyle: 'sm',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    borderBottomWidth: '1px',
    whiteSpace: 'nowrap',
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > [data-wide]': { display: { base: 'none', md: 'block' } },
    '&:hover': { bg: 'bg.muted' },
    '&[aria-expanded=true]': { bg: 'brand.subtle' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& [data-tone=danger]': { color: 'danger.fg', fontWeight: 'semibold' },
    '[data-place=drawer] &': {
      gridTemplateColumns: '3rem minmax(0, 1fr) 3rem',
      '& > [data-wide]': { display: 'none' },
    },
  },
});

/** Calls so far, with new ones as they come. A world that starts over has a new log. */
function useLog() {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const queryKey = ['console', 'log', language];
  return useQuery({
    queryKey,
    queryFn: async (): Promise<readonly LogEntry[]> => {
      const known = queryClient.getQueryData<readonly LogEntry[]>(queryKey) ?? [];
      // From the last known call on: it is missing when the log has begun again.
      const last = known.at(-1);
      const fresh = await loadLog(language, last ? last.id - 1 : 0);
      const isSame = last && fresh[0]?.id === last.id && fresh[0].at === last.at && fresh[0].path === last.path;
      if (!last) return fresh;
      if (!isSame) return loadLog(language, 0);
      return fresh.length === 1 ? known : [...known, ...fresh.slice(1)].slice(-5000);
    },
    refetchInterval: lookAgain,
    structuralSharing: false,
  });
}

/** The calls of all tabs and people as they happen, the newest first; one at a time is opened. */
export function LogPart() {
  const { t } = useTranslation('console');
  const log = useLog();
  const [search, setSearch] = useState('');
  const [failedOnly, setFailedOnly] = useState(false);
  const [open, setOpen] = useState<LogEntry>();
  const words = searchWords(search);
  const shown = (log.data ?? [])
    .filter((entry) => {
      if (failedOnly && entry.status > 0 && entry.status < 400) return false;
      return holdsWords(`${entry.method} ${entry.path} ${entry.user ?? ''} ${entry.status}`, words);
    })
    .toReversed();
  return (
    <Flex direction="column" gap="4">
      <PartHeader title={t('parts.log')} description={t('logText')} />
      <Flex gap="4" wrap="wrap" align="center">
        <Box flex="1 1 14rem" maxWidth="26rem">
          <TextField
            label={t('logSearch')}
            labelHidden
            placeholder={t('logSearch')}
            type="search"
            enterKeyHint="search"
            value={search}
            onChange={setSearch}
          />
        </Box>
        <Checkbox label={t('failedOnly')} checked={failedOnly} onChange={setFailedOnly} />
      </Flex>
      <Section title={t('calls')} count={String(shown.length)} padding="none">
        {shown.length === 0 ? (
          <EmptyState compact title={t(log.data?.length ? 'noCallFits' : 'noCalls')} />
        ) : (
          <LogRows entries={shown} open={open} onOpen={(entry) => setOpen(entry.id === open?.id ? undefined : entry)} />
        )}
      </Section>
      {open && <CallDetails key={open.id} entry={open} />}
    </Flex>
  );
}

interface LogRowsProps {
  readonly entries: readonly LogEntry[];
  readonly open: LogEntry | undefined;
  readonly onOpen: (entry: LogEntry) => void;
}

function LogRows({ entries, open, onOpen }: LogRowsProps) {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (place) => entries[place]?.id ?? place,
    initialRect: { width: 800, height: 432 },
  });
  return (
    <Box ref={box} maxHeight="27rem" overflowY="auto" role="list" aria-label={t('calls')} tabIndex={0}>
      <Box position="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const entry = entries[index];
          if (!entry) return null;
          const isFailed = entry.status === 0 || entry.status >= 400;
          return (
            <Box
              key={key}
              role="listitem"
              position="absolute"
              insetX="0"
              top="0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row type="button" aria-expanded={entry.id === open?.id} onClick={() => onOpen(entry)}>
                <span data-wide="">{formats.time(new Date(entry.at))}</span>
                <span>{entry.method}</span>
                <span title={entry.path}>{entry.path.replace(/^\/api/, '')}</span>
                <span data-wide="">{entry.user ?? '–'}</span>
                <span data-tone={isFailed ? 'danger' : undefined}>{entry.status || t('noStatus')}</span>
                <span data-wide="">{`${formats.count(entry.duration_ms)} ms`}</span>
              </Row>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const Body = chakra('pre', {
  base: {
    textStyle: 'xs',
    fontFamily: 'mono',
    bg: 'bg.muted',
    borderRadius: 'l2',
    p: '3',
    maxHeight: '20rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** JSON with its structure; any other text as it is. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

function CallDetails({ entry }: { readonly entry: LogEntry }) {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const language = useLanguage();
  const faults = useFaults().data ?? [];
  const bodies = useQuery({
    queryKey: ['console', 'log', 'bodies', entry.id, entry.at],
    queryFn: () => loadBodies(language, entry.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failing = useControl(setFaults, () => toast.success(t('willFail')));
  const body = (title: string, text: string | null | undefined) => (
    <Box>
      <Text fontWeight="semibold" mb="1">
        {title}
      </Text>
      {text ? (
        <Body tabIndex={0} aria-label={title}>
          {readable(text)}
        </Body>
      ) : (
        <Text color="fg.muted" textStyle="sm">
          {bodies.error ? t('bodyGone') : t('noBody')}
        </Text>
      )}
    </Box>
  );
  return (
    <Section
      title={`${entry.method} ${rulePathOf(entry.path)}`}
      description={[
        formats.moment(new Date(entry.at)),
        entry.user ?? t('nobody'),
        entry.status || t('noStatus'),
        entry.fault && t('byFault', { fault: entry.fault }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <CopyButton
            text={() => curlOf(entry, bodies.data?.sent ?? null, window.location.origin + demoPath)}
            label={t('copyCurl')}
            icon="copy"
            size="sm"
          />
          <Button
            size="sm"
            icon={<Zap size={16} aria-hidden />}
            onClick={() =>
              failing.send([...faults, { method: entry.method, path: rulePathOf(entry.path), status: 500, times: 1 }])
            }
          >
            {t('failCall')}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="4">
        {entry.path.includes('?') &&
          body(t('query'), new URLSearchParams(entry.path.split('?')[1]).toString().replaceAll('&', '\n'))}
        {entry.method !== 'GET' && body(t('sent'), bodies.data?.sent)}
        {body(t('received'), bodies.data?.received)}
      </Flex>
    </Section>
  );
}
