import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Suspense, useEffect } from 'react';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { LoadingStatus } from '#design-system/Loading/LoadingStatus.tsx';
import { lazyPart } from '#design-system/lazyPart.tsx';
import type { BorderEditorProps } from './types.ts';

/** The editor with its geometry code, lazily loaded; the map is loaded in parallel. */
const EditorView = lazyPart(() => import('./BorderEditorView.tsx').then((module) => module.BorderEditorView));

/** Starts to load the editor, when the user is about to open it. */
export const prepareBorderEditor = EditorView.load;

/**
 * Draws and changes a zone's border, on a full page or in a dialog that sets its height. Undoes every step, checks the
 * border, and keeps unsaved work. It reads the zone only when it mounts: another zone needs another `key`.
 */
export function BorderEditor(props: BorderEditorProps) {
  const failed = EditorView.useStatus() === 'failed';
  // A fetch that failed before is repeated.
  useEffect(() => void EditorView.load(), []);
  const placeholder = (
    <Box bg="bg.surface" style={{ minHeight: props.height ?? '100dvh' }}>
      {failed ? (
        <ErrorState onRetry={EditorView.load} />
      ) : (
        <LoadingStatus>
          <Grid gap="4" p="4">
            <Skeleton height="6" width="16rem" />
            <Skeleton height="9" />
            <Skeleton height="28rem" />
          </Grid>
        </LoadingStatus>
      )}
    </Box>
  );
  if (failed) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <EditorView {...props} />
    </Suspense>
  );
}
