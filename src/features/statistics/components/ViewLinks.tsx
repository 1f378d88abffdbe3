import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/Link/Link.tsx';
import { pathTo, type StatisticsView, statisticsViews } from '#features/routes/paths.ts';

const Strip = chakra('nav', {
  base: {
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: { lg: '4' },
    minWidth: '0',
    '& > button': {
      display: { base: 'flex', lg: 'none' },
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      width: '100%',
      minHeight: '10',
      paddingInline: '4',
      layerStyle: 'card',
      textStyle: 'text',
      fontWeight: 'semibold',
      textAlign: 'start',
      cursor: 'button',
      '& small': { fontSize: 'inherit', fontWeight: 'normal', color: 'fg.muted' },
      '& svg': { flexShrink: 0, color: 'fg.muted', transition: 'rotate 150ms' },
      '&[aria-expanded=true] svg': { rotate: '180deg' },
    },
    '& ul': {
      display: { base: 'none', lg: 'flex' },
      flexDirection: 'column',
      gap: '0.5',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    '&[data-open] ul': { display: 'flex', layerStyle: 'card', padding: '1.5', marginTop: { base: '2', lg: '0' } },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '9',
      paddingInline: '3',
      paddingBlock: '1.5',
      borderRadius: 'l1',
      textStyle: 'text',
      fontWeight: 'medium',
      color: 'fg.muted',
      textDecoration: 'none',
      transition: 'color 150ms, background-color 150ms',
      _hover: { color: 'fg', bg: 'bg.muted' },
      _currentPage: { color: 'brand.fg', bg: 'brand.subtle', fontWeight: 'semibold' },
    },
  },
});

interface ViewLinksProps {
  readonly current: StatisticsView;
  /** Parameters that every view keeps: the range. */
  readonly search: string;
}

/**
 * The list of views, a link for each, which preserves the range (behaviour 18.3). It is beside the view; on a narrow
 * screen it folds under a button with the current view's name.
 */
export function ViewLinks({ current, search }: ViewLinksProps) {
  const { t } = useTranslation('statistics');
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!open) return;
    setOpen(false);
    // The focused link is about to be hidden.
    opener.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <Strip aria-label={t('views')} data-open={open ? '' : undefined} onKeyDown={onKeyDown}>
      <button ref={opener} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span>
          <small>{t('view')}</small> <span>{t(`${current}.title`)}</span>
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      <ul id={id}>
        {statisticsViews.map((name) => (
          <li key={name}>
            <Link
              to={`${pathTo(name)}?${search}`}
              aria-current={name === current ? 'page' : undefined}
              preventScrollReset
              onClick={close}
            >
              {t(`${name}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
