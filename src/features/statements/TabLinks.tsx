import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/Link/Link.tsx';
import { pathTo } from '#features/routes/paths.ts';

const Strip = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    borderBottomWidth: '1px',
    overflowX: 'auto',
    overflowY: 'hidden',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
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

const tabs = ['statements', 'settlement'] as const;

interface TabLinksProps {
  readonly current: (typeof tabs)[number];
}

/** The two pages of statements as tabs. They are links: each opens in a tab of its own too, and loads the other's code only when followed. */
export function TabLinks({ current }: TabLinksProps) {
  const { t } = useTranslation('statements');
  return (
    <Strip aria-label={t('tabs.label')}>
      {tabs.map((name) => (
        <Link key={name} to={pathTo(name)} aria-current={name === current ? 'page' : undefined}>
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </Strip>
  );
}
