import { Box } from '@chakra-ui/react/box';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { loadViews } from './loadViews.ts';
import { hasPins, subscribe } from './viewsEntry.ts';

const PinnedViews = lazyPart(() => loadViews().then((parts) => parts.PinnedViews));

/** The place of the pinned views above the landing page. It has no height, and nothing is fetched, while there are none. */
export function PinsPlace() {
  const isNeeded = useSyncExternalStore(subscribe, hasPins);
  if (!isNeeded) return null;
  return (
    <Box minH="8" mb="2.5">
      <Suspense fallback={null}>
        <PinnedViews />
      </Suspense>
    </Box>
  );
}
