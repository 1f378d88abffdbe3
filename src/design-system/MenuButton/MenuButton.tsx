import ChevronDown from 'lucide-react/icons/chevron-down';
import { cloneElement, type HTMLAttributes, type KeyboardEvent, type ReactElement, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { lazyPart } from '../lazyPart.tsx';
import type { MenuButtonProps } from './types.ts';
import { useLazyPanel } from './useLazyPanel.ts';

const MenuPanel = lazyPart(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel));

/**
 * A button with a menu of actions: downloads, the user's menu. Arrow keys open it and move through it, letters find an
 * entry, Escape closes it and returns the focus. The menu's code is fetched on hover or focus.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, icon, items, variant, size, busy, disabled, iconOnly, trigger, align = 'end' } = props;
  const id = `${useId()}-menu`;
  const { isLoaded, open, setOpen, prepare } = useLazyPanel(MenuPanel);
  const blocked = busy || disabled;

  const behaviour = {
    id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => {
      if (!blocked) setOpen(!open);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (blocked || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  const look = { size, variant, busy, disabled };
  const button = trigger ? (
    cloneElement(trigger as ReactElement<HTMLAttributes<HTMLElement>>, behaviour)
  ) : iconOnly ? (
    <IconButton {...look} {...behaviour} label={label} icon={icon} />
  ) : (
    <Button {...look} {...behaviour} icon={icon} endIcon={<ChevronDown aria-hidden />}>
      {label}
    </Button>
  );
  return (
    <>
      {button}
      {isLoaded && (
        <MenuPanel open={open} onOpenChange={setOpen} triggerId={id} label={label} items={items} align={align} />
      )}
    </>
  );
}
