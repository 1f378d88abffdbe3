import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useFailureText } from '#features/forms/index.ts';
import type { AllPages } from './useAllPages.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1.5',
    minHeight: '11',
    paddingInline: '4',
    paddingBlock: '1.5',
    borderBlockWidth: '1px',
    bg: 'bg.raised',
    textStyle: 'table',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > :first-child': { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
    '&[data-tone=danger] > :first-child': { color: 'fg.error' },
    '& progress': {
      appearance: 'none',
      flex: '1 1 8rem',
      maxWidth: '16rem',
      height: '1.5',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.emphasized',
      '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
      '&::-webkit-progress-value': { bg: 'brand.solid', transition: 'width 150ms' },
      '&::-moz-progress-bar': { bg: 'brand.solid' },
    },
  },
});

interface AllPagesBarProps {
  readonly all: Pick<
    AllPages<unknown>,
    'state' | 'progress' | 'asks' | 'error' | 'lists' | 'readAt' | 'read' | 'cancel'
  >;
  /** What waits for all pages: `Zbrojevi i poredak trebaju sve stranice.` */
  readonly needs: string;
  /** Returns the error's text for the user; default: that of every page. */
  readonly failureText?: ((error: unknown) => string) | undefined;
}

/**
 * Says how far all pages of a list are read, with the button that cancels; asks where they are more than a hundred; says
 * what failed, and that the rows are "as of" where the pages moved (behaviour 11.19 and 11.20). Nothing when all is read.
 */
export function AllPagesBar({ all, needs, failureText: ownText }: AllPagesBarProps) {
  const { t } = useTranslation('lists');
  const formats = useFormats();
  const failureText = useFailureText();
  const { state, progress, asks, error, lists, readAt, read, cancel } = all;
  const button = (label: string, onClick: () => void) => (
    <Button size="sm" onClick={onClick}>
      {label}
    </Button>
  );
  if (state === 'reading') {
    const { read: done = 0, pages = 0 } = progress ?? {};
    if (pages === 1) return null;
    const text =
      pages > 0
        ? t('all.reading', { read: formats.count(done), count: pages, value: formats.count(pages) })
        : t('all.begins');
    return (
      <Bar>
        <span>{text}</span>
        <progress aria-label={text} {...(pages > 0 ? { value: done, max: pages } : {})} />
        {button(t('all.cancel'), cancel)}
      </Bar>
    );
  }
  if (state === 'asks' && asks) {
    const { pages, rows } = asks;
    return (
      <Bar role="status">
        <span>{t('all.asks', { count: pages, pages: formats.count(pages), rows: formats.count(rows), needs })}</span>
        {button(t('all.readAll'), read)}
      </Bar>
    );
  }
  if (state === 'cancelled') {
    return (
      <Bar role="status">
        <span>{t('all.cancelled', { needs })}</span>
        {button(t('all.readAll'), read)}
      </Bar>
    );
  }
  if (state === 'failed') {
    return (
      <Bar data-tone="danger">
        <span role="alert">{t('all.failed', { reason: (ownText ?? failureText)(error) })}</span>
        {button(t('all.again'), read)}
      </Bar>
    );
  }
  if (lists?.some(({ isWhole }) => !isWhole)) {
    return (
      <Bar role="status">
        <span>{t('all.asOf', { time: formats.exactTime(readAt) })}</span>
        {button(t('all.readAgain'), read)}
      </Bar>
    );
  }
  return null;
}
