import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { useUnloadPrompt } from '#features/forms/index.ts';
import { ItemRow } from './ItemRow.tsx';
import { Heads, Rows } from './listLook.ts';
import { countsOf, type ManyEntry, type ManyStatus } from './manyState.ts';
import type { ManyView } from './manyStore.ts';
import { TabLink } from './TabLink.ts';
import type { ManyItemsProps } from './types.ts';
import type { Many } from './useManyItems.ts';

interface SentListProps<Item> extends Pick<ManyItemsProps<Item>, 'cellsOf' | 'detailLabel' | 'requestPath'> {
  readonly many: Many<Item>;
  readonly view: ManyView<Item>;
  /** Nothing is left to send. */
  readonly isDone: boolean;
  readonly isAllSent: boolean;
}

const tones = {
  toSend: 'neutral',
  sending: 'info',
  sent: 'success',
  refused: 'danger',
  unknown: 'warning',
  notSent: 'warning',
  left: 'neutral',
} as const satisfies Record<ManyStatus, string>;

const edges = {
  success: 'success',
  danger: 'danger',
  warning: 'warning',
  info: undefined,
  neutral: undefined,
} as const;

/** A list that is being sent, or was: how far it is, what can be done, and the result of each item. */
export function SentList<Item>({ many, view, isDone, isAllSent, ...props }: SentListProps<Item>) {
  const { cellsOf, detailLabel, requestPath } = props;
  const { t } = useTranslation('many');
  useUnloadPrompt(view.isRunning);
  return (
    <>
      {view.isRunning ? (
        <Progress view={view} onStop={many.stop} />
      ) : (
        <Result many={many} view={view} isDone={isDone} isAllSent={isAllSent} />
      )}
      {!view.isKept && !isAllSent && <FormBanner tone="warning">{t('notKept')}</FormBanner>}
      <div>
        <Heads aria-hidden>
          <span>{t('place')}</span>
          <span>{t('days')}</span>
          <span>{detailLabel}</span>
          <span>{t('state')}</span>
        </Heads>
        <Rows aria-label={t('list')}>
          {view.entries.map((entry) => (
            <ItemRow key={entry.key} cells={cellsOf(entry.item)} tone={edges[tones[entry.status]]}>
              <State entry={entry} requestPath={requestPath} />
            </ItemRow>
          ))}
        </Rows>
      </div>
    </>
  );
}

interface StateProps<Item> extends Pick<ManyItemsProps<Item>, 'requestPath'> {
  readonly entry: ManyEntry<Item>;
}

function State<Item>({ entry: { item, status, reason, requestId }, requestPath }: StateProps<Item>) {
  const { t } = useTranslation('many');
  const to = requestId === undefined ? undefined : requestPath?.(item, requestId);
  return (
    <>
      <span>
        <StatusTag tone={tones[status]} label={t(`status.${status}`)} />
      </span>
      {reason && <span>{longText(reason)}</span>}
      {to !== undefined && (
        <span>
          <TabLink to={to} target="_blank" rel="noreferrer" title={t('newTab')}>
            {t(status === 'sent' ? 'openRequest' : 'openExisting')}
          </TabLink>
        </span>
      )}
    </>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& progress': {
      appearance: 'none',
      flex: '1 1 10rem',
      maxWidth: '24rem',
      height: '2',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.emphasized',
      '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
      '&::-webkit-progress-value': { bg: 'brand.solid', transition: 'width 150ms' },
      '&::-moz-progress-bar': { bg: 'brand.solid' },
    },
  },
});

/** How far the sending is, with its stop. */
function Progress({ view, onStop }: { readonly view: ManyView<unknown>; readonly onStop: () => void }) {
  const { t } = useTranslation('many');
  const formats = useFormats();
  const { all, decided } = countsOf(view.entries);
  const text = t('progress', { done: formats.count(decided), total: formats.count(all) });
  return (
    <Stack gap="1.5">
      <Bar>
        <span role="status">{text}</span>
        <progress aria-label={text} value={decided} max={all} />
        <Button size="sm" aria-disabled={view.isStopping} onClick={onStop}>
          {t(view.isStopping ? 'stopping' : 'stop')}
        </Button>
      </Bar>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('leaving')}
      </chakra.p>
    </Stack>
  );
}

interface ResultProps {
  readonly many: Omit<Many<never>, 'view' | 'start'>;
  readonly view: ManyView<unknown>;
  readonly isDone: boolean;
  readonly isAllSent: boolean;
}

/** How the sending ended, and what can be done now. */
function Result({ many, view, isDone, isAllSent }: ResultProps) {
  const { t } = useTranslation('many');
  const formats = useFormats();
  const { all, sent, refused, unknown } = countsOf(view.entries);
  const counts = { done: formats.count(sent), total: formats.count(all) };
  const why = view.isElsewhere
    ? t('elsewhere')
    : t(`stopped.${view.stop ?? 'before'}`, { begun: formats.minute(new Date(view.begun)) });
  const dismiss = (label: string) => (
    <Button size="sm" variant={isDone ? 'outline' : 'ghost'} onClick={many.discard}>
      {label}
    </Button>
  );
  if (isDone) {
    return (
      <FormBanner
        tone={isAllSent ? 'success' : 'warning'}
        title={isAllSent ? t('allSent', { count: sent }) : t('someRefused', { count: refused, ...counts })}
        action={
          <HStack wrap="wrap" gap="2">
            {refused > 0 && (
              <Button size="sm" onClick={many.retryRefused}>
                {t('retryRefused', { count: refused })}
              </Button>
            )}
            {dismiss(t('close'))}
          </HStack>
        }
      >
        {isAllSent ? t('awaits', { count: sent }) : t('reasons')}
      </FormBanner>
    );
  }
  return (
    <FormBanner
      tone="warning"
      title={t('unfinished', counts)}
      action={
        <HStack wrap="wrap" gap="2">
          <Button size="sm" variant="solid" onClick={many.goOn}>
            {t('goOn')}
          </Button>
          {dismiss(t('discard'))}
        </HStack>
      }
    >
      <Stack gap="1">
        <span>{why}</span>
        {unknown > 0 && <span>{t('unknownFirst', { count: unknown })}</span>}
      </Stack>
    </FormBanner>
  );
}
