import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { onPaletteWanted, openPalette, type PaletteRequest } from '#design-system/commandPalette.ts';
import { loadTexts } from '#design-system/language/i18n.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { useOverlayPanel } from '#design-system/Overlay/useOverlayPanel.ts';
import { outletNamespaces } from '#features/routes/paths.ts';
import type { PaletteProps } from './Palette.tsx';

const Palette = lazyPart<PaletteProps>(async () => {
  const [module] = await Promise.all([
    import('./Palette.tsx'),
    loadTexts(['palette', 'lists', 'forms', ...outletNamespaces]),
  ]);
  return module.Palette;
});

/** The delay (ms) after which the palette is fetched, so that it opens at once and the first page is loaded before. */
const fetchDelay = 3000;

/** Whether the keys ask for the palette: Ctrl+K or Cmd+K, but not AltGr+K, which is a letter. */
const isAskedBy = ({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;

/** The palette, opened by Ctrl+K, by the button of the frame, or by a page; fetched when it is wanted, or in an idle moment. */
export function PaletteHost(props: Pick<PaletteProps, 'menuLinks' | 'onLanguageChange' | 'onSignOut'>) {
  const [request, setRequest] = useState<PaletteRequest | null>(null);
  const [isFetched, setFetched] = useState(false);
  const { pathname } = useLocation();
  const { isLoaded, ...state } = useOverlayPanel(Palette, request !== null, () => setRequest(null));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isAskedBy(event)) return;
    if (request) setRequest(null);
    // Another dialog has the keys: what is typed in it would be left behind.
    else if (document.querySelector('[aria-modal=true]')) return;
    else setRequest({});
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    const forget = onPaletteWanted(setRequest);
    const timer = setTimeout(() => void Palette.load().then(setFetched), fetchDelay);
    return () => {
      window.removeEventListener('keydown', listen);
      forget();
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    if (isFetched) void import('./ids.ts').then(({ noteVisit }) => noteVisit(pathname));
  }, [isFetched, pathname]);
  // Mounted as soon as it is fetched: it opens the first time as quickly as later.
  return isLoaded || isFetched ? (
    <Palette {...props} {...state} request={request} onClose={() => setRequest(null)} />
  ) : null;
}

/** The button of the frame that opens the palette. Its code is fetched when the pointer or the focus reaches it. */
export function PaletteButton() {
  const { t } = useTranslation('layout');
  const prepare = () => void Palette.load();
  return (
    <IconButton
      variant="ghost"
      size="sm"
      label={t('find')}
      title={`${t('find')} (Ctrl+K)`}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      icon={<Search aria-hidden />}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => openPalette()}
    />
  );
}
