import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { Waiting } from '#design-system/Loading/Waiting.tsx';
import { lazyPart } from '#design-system/Picker/lazyPart.ts';
import type { BorderEditorProps } from './types.ts';

/** The editor with its geometry, kept out of the pages around it; the map comes beside it. */
const room = lazyPart<BorderEditorProps>(() => import('./EditorRoom.tsx').then((part) => part.EditorRoom));

/** Starts to fetch the editor, when somebody is about to open it. */
export const prepareBorderEditor = () => room.load();

/**
 * Draws and changes a zone's border: full page, or in a dialog that says its height. Undoes every step, checks what is
 * drawn, and keeps what was not saved. What it shows of the zone is that of its first drawing: another zone needs a `key`.
 */
export function BorderEditor(props: BorderEditorProps) {
  const { Part, failed } = room.use();
  useEffect(() => room.load(), []);
  if (Part) return <Part {...props} />;
  return (
    <chakra.div bg="bg.surface" style={{ minHeight: props.height ?? '100dvh' }}>
      {failed ? (
        <ErrorState onRetry={room.load} />
      ) : (
        <Waiting>
          <chakra.div display="grid" gap="4" p="4">
            <Skeleton height="6" width="16rem" />
            <Skeleton height="9" />
            <Skeleton height="28rem" />
          </chakra.div>
        </Waiting>
      )}
    </chakra.div>
  );
}
