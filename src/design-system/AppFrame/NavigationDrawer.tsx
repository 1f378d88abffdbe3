import Menu from 'lucide-react/icons/menu';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { useLazyPanel } from '../MenuButton/useLazyPanel.ts';
import type { NavigationPanelProps } from './NavigationPanel.tsx';
import type { AppFrameProps } from './types.ts';

type NavigationDrawerProps = Pick<AppFrameProps, 'productName' | 'items'>;

const loadPanel = () => import('./NavigationPanel.tsx').then(({ NavigationPanel }) => NavigationPanel);

/**
 * The button of narrow screens, and the drawer behind it, whose code is fetched when the pointer or the focus reaches
 * the button.
 */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { t } = useTranslation('data');
  const id = `${useId()}-drawer-trigger`;
  const { Panel, open, setOpen, prepare } = useLazyPanel<NavigationPanelProps>(loadPanel);
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
      {Panel && <Panel {...props} open={open} onClose={() => setOpen(false)} triggerId={id} />}
    </>
  );
}
