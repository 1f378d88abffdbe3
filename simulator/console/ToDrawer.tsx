import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { drawerId } from './drawerId.ts';
import './texts.ts';

const SkipButton = chakra('button', {
  base: {
    position: 'fixed',
    insetBlockEnd: '2',
    insetInlineStart: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '2',
    borderRadius: 'l2',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'medium',
    '&:not(:focus-visible)': { srOnly: true },
  },
});

/**
 * The last stop of the Tab key in a dialog of the portal, to the drawer beside it. Its `aria-controls` lets the focus leave
 * the dialog for the drawer, by pointer too.
 */
export function ToDrawer() {
  const { t } = useTranslation('console');
  return (
    <SkipButton
      type="button"
      aria-controls={drawerId}
      aria-expanded
      onClick={() => document.getElementById(drawerId)?.querySelector('button')?.focus()}
    >
      {t('toDrawer')}
    </SkipButton>
  );
}
