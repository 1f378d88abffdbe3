import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Donut from 'lucide-react/icons/donut';
import Keyboard from 'lucide-react/icons/keyboard';
import Magnet from 'lucide-react/icons/magnet';
import Move from 'lucide-react/icons/move';
import Pentagon from 'lucide-react/icons/pentagon';
import Redo2 from 'lucide-react/icons/redo-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SquareDashed from 'lucide-react/icons/square-dashed';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { openShortcuts } from '#design-system/Shortcuts/shortcuts.ts';
import { useIsPhone } from '#design-system/useMediaQuery.ts';
import { fewestOf } from '../editor/edits.ts';
import { chooseSnapping, useSnaps } from '../editor/snapChoice.ts';
import type { BorderEditorModel } from '../editor/useBorderEditor.ts';
import { ToolButton } from './ToolButton.tsx';

interface EditorToolsProps {
  readonly model: BorderEditorModel;
  readonly onSquare: () => void;
  readonly onReset: () => void;
  /** Discards the drawing, or the changes of the polygon that is edited. */
  readonly onCancel: () => void;
  /** Removes the chosen vertex, or says why not. */
  readonly onRemoveVertex: () => void;
}

// On a phone the toolbar has two lines: what is being done with its tools, and below them how it ends.
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
/** What needs room or a keyboard, and so stands where both are. */
const Roomy = chakra('div', { base: { display: { base: 'none', md: 'contents' } } });

/** The editor's toolbar: what can be drawn, or how to end what is done; tools, undo and redo, reset. */
export function EditorTools({ model, onSquare, onReset, onCancel, onRemoveVertex }: EditorToolsProps) {
  const { t } = useTranslation('borders');
  const { mode } = model.state;
  const isIdle = mode.kind === 'idle';
  const reset = (
    <Button
      size="sm"
      variant="ghost"
      icon={<RotateCcw aria-hidden />}
      disabled={mode.kind === 'draw'}
      onClick={onReset}
    >
      {t('tools.reset')}
    </Button>
  );
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
      {isIdle && <Begin model={model} onSquare={onSquare} />}
      {mode.kind === 'draw' && <DrawEnds model={model} onCancel={onCancel} />}
      {mode.kind === 'edit' && <EditEnds model={model} onCancel={onCancel} />}
      <HStack gap="1" marginInlineStart="auto">
        {mode.kind === 'edit' && <EditTools model={model} onRemoveVertex={onRemoveVertex} />}
        <SnapSwitch />
        <Steps model={model} />
        {isIdle ? reset : <Roomy>{reset}</Roomy>}
        <Roomy>
          <KeysButton />
        </Roomy>
      </HStack>
    </HStack>
  );
}

/** What can be begun. */
function Begin({ model, onSquare }: Pick<EditorToolsProps, 'model' | 'onSquare'>) {
  const { t } = useTranslation('borders');
  const { t: tools } = useTranslation('borderTools');
  const { dispatch, state } = model;
  return (
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
      {state.present.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Donut aria-hidden />}
          onClick={() => dispatch({ type: 'startDrawing', what: 'hole' })}
        >
          {tools('hole.draw')}
        </Button>
      )}
    </>
  );
}

/** What is drawn, and how to end it. */
function DrawEnds({ model, onCancel }: Pick<EditorToolsProps, 'model' | 'onCancel'>) {
  const { t } = useTranslation('borders');
  const { t: tools } = useTranslation('borderTools');
  const { mode } = model.state;
  if (mode.kind !== 'draw') return null;
  const { vertices, drawing } = mode;
  const count = vertices.length;
  return (
    <>
      <Status role="status">
        {drawing.kind === 'polygon' ? t('tools.drawing', { count }) : tools(`drawing.${drawing.kind}`, { count })}
      </Status>
      <Ends>
        <Button
          size="sm"
          variant="solid"
          icon={<Check aria-hidden />}
          disabled={count < fewestOf(drawing.kind)}
          onClick={() => model.drawingRef.current?.finish()}
        >
          {t('tools.finishDrawing')}
        </Button>
        <Button size="sm" icon={<X aria-hidden />} onClick={onCancel}>
          {t('tools.cancelDrawing')}
        </Button>
      </Ends>
    </>
  );
}

/** Which polygon is edited, and how to end it. */
function EditEnds({ model, onCancel }: Pick<EditorToolsProps, 'model' | 'onCancel'>) {
  const { t } = useTranslation('borders');
  const { t: tools } = useTranslation('borderTools');
  const { state, dispatch, isMoving } = model;
  const isPhone = useIsPhone();
  if (state.mode.kind !== 'edit') return null;
  const name = t('polygons.name', { number: state.mode.polygon + 1 });
  const doing = isMoving ? tools('move.status', { name }) : t('tools.editing', { name });
  return (
    <>
      <Status role="status">{isPhone ? name : doing}</Status>
      <Ends>
        <Button size="sm" variant="solid" icon={<Check aria-hidden />} onClick={() => dispatch({ type: 'finish' })}>
          {t('tools.finish')}
        </Button>
        <Button size="sm" icon={<X aria-hidden />} onClick={onCancel}>
          {t('tools.cancel')}
        </Button>
      </Ends>
    </>
  );
}

/** Tools for the polygon that is edited. */
function EditTools({ model, onRemoveVertex }: Pick<EditorToolsProps, 'model' | 'onRemoveVertex'>) {
  const { t: tools } = useTranslation('borderTools');
  const { state, dispatch, isMoving, setMoving } = model;
  return (
    <>
      <ToolButton
        label={tools('move.label')}
        icon={<Move aria-hidden />}
        pressed={isMoving}
        onClick={() => setMoving(!isMoving)}
      />
      <ToolButton
        label={tools('hole.draw')}
        icon={<Donut aria-hidden />}
        onClick={() => dispatch({ type: 'startDrawing', what: 'hole' })}
      />
      <ToolButton
        label={tools('vertex.remove')}
        tooltip="Delete"
        keys="Delete"
        icon={<CircleMinus aria-hidden />}
        unavailable={state.picked === undefined || isMoving}
        onClick={onRemoveVertex}
      />
    </>
  );
}

/** Switches snapping on and off, kept on this device. */
function SnapSwitch() {
  const { t: tools } = useTranslation('borderTools');
  const snaps = useSnaps();
  return (
    <ToolButton
      label={tools('snap.label')}
      tooltip={tools('snap.hint')}
      icon={<Magnet aria-hidden />}
      pressed={snaps}
      onClick={() => chooseSnapping(!snaps)}
    />
  );
}

function Steps({ model: { canUndo, canRedo, undo, redo } }: Pick<EditorToolsProps, 'model'>) {
  const { t } = useTranslation('borders');
  return (
    <>
      <ToolButton
        label={t('tools.undo')}
        tooltip="Ctrl+Z"
        keys="Control+Z"
        icon={<Undo2 aria-hidden />}
        unavailable={!canUndo}
        onClick={undo}
      />
      <ToolButton
        label={t('tools.redo')}
        tooltip="Ctrl+Y, Ctrl+Shift+Z"
        keys="Control+Y Control+Shift+Z"
        icon={<Redo2 aria-hidden />}
        unavailable={!canRedo}
        onClick={redo}
      />
    </>
  );
}

function KeysButton() {
  const { t: tools } = useTranslation('borderTools');
  return (
    <ToolButton
      label={tools('keys.title')}
      tooltip="?"
      keys="?"
      icon={<Keyboard aria-hidden />}
      onClick={openShortcuts}
    />
  );
}
