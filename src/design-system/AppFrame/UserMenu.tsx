import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import type { MenuItem } from '../MenuButton/types.ts';
import { themeChoices } from '../theme/storedTheme.ts';
import { useColorTheme } from '../theme/useColorTheme.ts';
import { initials } from './initials.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** The signed-in user's name, with their menu: settings, password, theme, log out. */
export function UserMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const { t } = useTranslation('data');
  const { choice, setChoice } = useColorTheme();
  if (name === '') return <Skeleton width={{ base: '7', md: '10rem' }} height="7" mx="2" borderRadius="full" />;

  const looks = themeChoices.map((value): MenuItem => {
    const Icon = icons[value];
    return {
      id: `theme-${value}`,
      label: t(`frame.${value}`),
      icon: <Icon aria-hidden />,
      group: t('frame.appearance'),
      checked: value === choice,
      onSelect: () => setChoice(value),
    };
  });
  // Log out is the last entry, separate from the others.
  const last = items.at(-1);
  const all = [...items.slice(0, -1), ...looks, ...(last ? [last] : [])];
  return (
    <MenuButton
      label={t('frame.userMenu', { name })}
      items={all}
      trigger={
        <Button variant="ghost" size="sm" px="1.5" gap="2" minWidth="0" flexShrink="1">
          <VisuallyHidden>{t('frame.userMenu', { name })}</VisuallyHidden>
          <Grid
            as="span"
            aria-hidden
            placeItems="center"
            flexShrink="0"
            width="7"
            height="7"
            borderRadius="full"
            bg="brand.subtle"
            color="brand.fg"
            fontSize="xs"
            fontWeight="semibold"
          >
            <span translate="no">{initials(name)}</span>
          </Grid>
          <Span
            aria-hidden
            display={{ base: 'none', md: 'block' }}
            maxWidth="12rem"
            overflow="hidden"
            textOverflow="ellipsis"
          >
            <span translate="no">{name}</span>
          </Span>
          <Flex as="span" color="fg.muted">
            <ChevronDown aria-hidden />
          </Flex>
        </Button>
      }
    />
  );
}
