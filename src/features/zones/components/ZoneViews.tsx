import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/Link/Link.tsx';
import { pathTo } from '#features/routes/paths.ts';
import type { ZonesView } from '../pages.ts';

const Strip = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    borderBottomWidth: '1px',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      height: '10',
      paddingInline: '3',
      marginBottom: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      textStyle: 'text',
      fontWeight: 'medium',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg' },
      _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
      _currentPage: { color: 'brand.fg', borderColor: 'brand.solid' },
    },
  },
});

interface ZoneViewsProps {
  readonly providerId: number;
  readonly current: ZonesView;
}

/** The two views of a provider's zones as links: the list with the map, and the calendar of the year. */
export function ZoneViews({ providerId, current }: ZoneViewsProps) {
  const { t } = useTranslation('zones');
  const page = pathTo('parkingProviderZones', { id: providerId });
  return (
    <Strip aria-label={t('views.label')}>
      <Link to={page} aria-current={current === 'list' ? 'page' : undefined}>
        {t('views.list')}
      </Link>
      <Link to={`${page}?view=calendar`} aria-current={current === 'calendar' ? 'page' : undefined}>
        {t('views.calendar')}
      </Link>
    </Strip>
  );
}
