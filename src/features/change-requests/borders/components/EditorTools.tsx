import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import Pentagon from 'lucide-react/icons/pentagon';
import Redo2 from 'lucide-react/icons/redo-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SquareDashed from 'lucide-react/icons/square-dashed';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import type { BorderEditorModel } from '../editor/useBorderEditor.ts';

interface EditorToolsProps {
  readonly model: BorderEditorModel;
  readonly onSquare: () => void;
  readonly onReset: () => void;
}

// On a phone the toolbar has two lines: what is being done with undo, redo and reset, and below them how it ends.
const Status = chakra('span', {
  base: {
    textStyle: 'text',
    fontWeight: 'medium',
    paddingInline: '1',
    minWidth: '0',
    flex: { base: '1', md: 'none' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Ends = chakra('div', {
  base: { display: 'flex', gap: '2', order: { base: 1, md: 0 }, flexBasis: { base: '100%', md: 'auto' } },
});

/** The editor's toolbar: draw, finish or cancel, undo and redo, reset. */
export function EditorTools({ model, onSquare, onReset }: EditorToolsProps) {
  const { t } = useTranslation('borders');
  const { state, dispatch, drawingRef, canUndo, canRedo, undo, redo } = model;
  const { mode } = state;
  return (
    <HStack
      role="toolbar"
      aria-label={t('tools.label')}
      wrap="wrap"
      gap="2"
      px="3"
      py="2"
      borderBottomWidth="1px"
      bg="bg.surface"
      minHeight="3.25rem"
    >
      {mode.kind === 'idle' && (
        <>
          <Button
            size="sm"
            variant="subtle"
            icon={<Pentagon aria-hidden />}
            onClick={() => dispatch({ type: 'startDrawing' })}
          >
            {t('tools.draw')}
          </Button>
          <Button size="sm" variant="ghost" icon={<SquareDashed aria-hidden />} onClick={onSquare}>
            {t('tools.square')}
          </Button>
        </>
      )}
      {mode.kind === 'draw' && (
        <>
          <Status role="status">{t('tools.drawing', { count: mode.vertices.length })}</Status>
          <Ends>
            <Button
              size="sm"
              variant="solid"
              icon={<Check aria-hidden />}
              disabled={mode.vertices.length < (mode.drawing.kind === 'line' ? 2 : 3)}
              onClick={() => drawingRef.current?.finish()}
            >
              {t('tools.finishDrawing')}
            </Button>
            <Button size="sm" icon={<X aria-hidden />} onClick={() => dispatch({ type: 'cancel' })}>
              {t('tools.cancelDrawing')}
            </Button>
          </Ends>
        </>
      )}
      {mode.kind === 'edit' && (
        <>
          <Status role="status">
            {t('tools.editing', { name: t('polygons.name', { number: mode.polygon + 1 }) })}
          </Status>
          <Ends>
            <Button size="sm" variant="solid" icon={<Check aria-hidden />} onClick={() => dispatch({ type: 'finish' })}>
              {t('tools.finish')}
            </Button>
            <Button size="sm" icon={<X aria-hidden />} onClick={() => dispatch({ type: 'cancel' })}>
              {t('tools.cancel')}
            </Button>
          </Ends>
        </>
      )}
      <HStack gap="1" marginInlineStart="auto">
        <Tooltip text="Ctrl+Z">
          <IconButton
            size="sm"
            variant="ghost"
            label={t('tools.undo')}
            icon={<Undo2 aria-hidden />}
            aria-keyshortcuts="Control+Z"
            aria-disabled={!canUndo}
            style={{ opacity: canUndo ? 1 : 0.5 }}
            onClick={() => canUndo && undo()}
          />
        </Tooltip>
        <Tooltip text="Ctrl+Y, Ctrl+Shift+Z">
          <IconButton
            size="sm"
            variant="ghost"
            label={t('tools.redo')}
            icon={<Redo2 aria-hidden />}
            aria-keyshortcuts="Control+Y Control+Shift+Z"
            aria-disabled={!canRedo}
            style={{ opacity: canRedo ? 1 : 0.5 }}
            onClick={() => canRedo && redo()}
          />
        </Tooltip>
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw aria-hidden />}
          disabled={mode.kind === 'draw'}
          onClick={onReset}
        >
          {t('tools.reset')}
        </Button>
      </HStack>
    </HStack>
  );
}
