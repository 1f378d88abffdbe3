import { Box } from '@chakra-ui/react/box';
import Bookmark from 'lucide-react/icons/bookmark';
import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { useLazyPanel } from '#design-system/MenuButton/useLazyPanel.ts';
import type { ViewParts } from '#features/pages/index.ts';
import { usePageTables } from '#features/report-files/index.ts';
import { loadViews } from './loadViews.ts';
import { readEntry, subscribe } from './viewsEntry.ts';

const ViewsDialog = lazyPart(() => loadViews().then((parts) => parts.ViewsDialog));
const GoneViews = lazyPart(() => loadViews().then((parts) => parts.GoneViews));

/** The button that opens the saved views, beside a page's filters. Its dialog is fetched on hover or focus. */
function ViewsButton() {
  const { t } = useTranslation('reporting');
  const tables = usePageTables();
  const { isLoaded, open, setOpen, prepare } = useLazyPanel(ViewsDialog);
  return (
    <>
      <IconButton
        variant="ghost"
        label={t('filters.views')}
        icon={<Bookmark aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      {isLoaded && <ViewsDialog open={open} onClose={() => setOpen(false)} tables={tables.map(({ id }) => id)} />}
    </>
  );
}

/** On a page of what does not exist any more: the saved views that lead to it. Nothing where there are none. */
function ViewsOfGone() {
  const { pathname } = useLocation();
  const mayHave = useSyncExternalStore(subscribe, () => readEntry()?.includes(pathname) ?? false);
  if (!mayHave) return null;
  return (
    <Suspense fallback={<Box minH="12" />}>
      <GoneViews pathname={pathname} />
    </Suspense>
  );
}

/** The parts of the saved views that pages have. */
export const viewParts: ViewParts = { Button: ViewsButton, OfGone: ViewsOfGone };
