import { useEffect, useState } from 'react';
import { loadTexts } from '../language/i18n.ts';
import { lazyPart } from '../lazyPart.tsx';
import { useOverlayPanel } from '../Overlay/useOverlayPanel.ts';
import type { ShortcutsDialogProps } from './ShortcutsDialog.tsx';
import { characterOf, isOn, listId, onShortcutsWanted } from './shortcuts.ts';

const ShortcutsDialog = lazyPart<ShortcutsDialogProps>(async () => {
  const [module] = await Promise.all([import('./ShortcutsDialog.tsx'), loadTexts(['shortcuts'])]);
  return module.ShortcutsDialog;
});

/** The list of all shortcuts, which "?" opens on every page (behaviour 2.40); its code is fetched when it is wanted. */
export function ShortcutsHost() {
  const [isWanted, setWanted] = useState(false);
  const close = () => setWanted(false);
  const { isLoaded, ...state } = useOverlayPanel(ShortcutsDialog, isWanted, close);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || characterOf(event) !== '?' || !isOn(listId)) return;
      event.preventDefault();
      setWanted(true);
    };
    window.addEventListener('keydown', onKey);
    const forget = onShortcutsWanted(() => setWanted(true));
    return () => {
      window.removeEventListener('keydown', onKey);
      forget();
    };
  }, []);
  return isLoaded ? <ShortcutsDialog {...state} onClose={close} /> : null;
}
