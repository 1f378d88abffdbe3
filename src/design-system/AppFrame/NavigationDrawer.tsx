import Menu from 'lucide-react/icons/menu';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { useLazyPanel } from '../MenuButton/useLazyPanel.ts';
import type { AppFrameProps } from './types.ts';

type NavigationDrawerProps = Pick<AppFrameProps, 'productName' | 'items'>;

const NavigationPanel = lazyPart(() => import('./NavigationPanel.tsx').then((module) => module.NavigationPanel));

/**
 * The button of narrow screens, and the drawer behind it, whose code is fetched when the pointer or the focus reaches
 * the button.
 */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { t } = useTranslation('data');
  const id = `${useId()}-drawer-trigger`;
  const { isLoaded, open, setOpen, prepare } = useLazyPanel(NavigationPanel);
  return (
    <>
      <IconButton
        id={id}
        variant="ghost"
        label={t('frame.openMenu')}
        icon={<Menu aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      {isLoaded && <NavigationPanel {...props} open={open} onClose={() => setOpen(false)} triggerId={id} />}
    </>
  );
}
