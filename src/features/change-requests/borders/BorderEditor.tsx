import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useEffect } from 'react';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { Waiting } from '#design-system/Loading/Waiting.tsx';
import { lazyPart } from '#design-system/Picker/lazyPart.ts';
import type { BorderEditorProps } from './types.ts';

/** The editor with its geometry, loaded apart from the pages around it; the map is loaded beside it. */
const editorView = lazyPart<BorderEditorProps>(() =>
  import('./BorderEditorView.tsx').then((module) => module.BorderEditorView),
);

/** Starts to load the editor, when the user is about to open it. */
export const prepareBorderEditor = () => editorView.load();

/**
 * Draws and changes a zone's border, on a full page or in a dialog that sets its height. Undoes every step, checks the
 * border, and keeps unsaved work. It reads the zone only when it mounts: another zone needs another `key`.
 */
export function BorderEditor(props: BorderEditorProps) {
  const { Part, failed } = editorView.use();
  useEffect(() => editorView.load(), []);
  if (Part) return <Part {...props} />;
  return (
    <Box bg="bg.surface" style={{ minHeight: props.height ?? '100dvh' }}>
      {failed ? (
        <ErrorState onRetry={editorView.load} />
      ) : (
        <Waiting>
          <Grid gap="4" p="4">
            <Skeleton height="6" width="16rem" />
            <Skeleton height="9" />
            <Skeleton height="28rem" />
          </Grid>
        </Waiting>
      )}
    </Box>
  );
}
