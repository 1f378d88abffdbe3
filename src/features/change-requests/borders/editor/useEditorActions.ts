import { useTranslation } from 'react-i18next';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { canLoseVertex } from './edits.ts';
import type { EditorCommand } from './keys.ts';
import type { BorderEditorModel } from './useBorderEditor.ts';

/** Carries out what keys and the toolbar ask for, and says why something is not done. */
export function useEditorActions(model: BorderEditorModel) {
  const { t } = useTranslation('borders');
  const { t: tools } = useTranslation('borderTools');
  const { state, dispatch, drawingRef, canUndo, canRedo } = model;
  const { mode, present, picked } = state;

  const cancel = () => {
    const isLost = mode.kind === 'draw' ? mode.vertices.length > 0 : mode.kind === 'edit' && mode.before !== present;
    dispatch({ type: 'cancel' });
    if (!isLost) return;
    toast.info(tools(mode.kind === 'draw' ? 'cancelled.drawing' : 'cancelled.editing'), toastTime.operation, {
      label: t('tools.undo'),
      onClick: () => dispatch({ type: 'undo' }),
    });
  };
  const remove = (): boolean => {
    if (mode.kind === 'draw') {
      if (mode.vertices.length > 0) drawingRef.current?.removeLast();
      return true;
    }
    if (mode.kind !== 'edit' || !picked || model.isMoving) return false;
    if (canLoseVertex(present[mode.polygon]?.[picked.ring])) dispatch({ type: 'remove', vertex: picked });
    else toast.error(tools(picked.ring === 0 ? 'vertex.kept' : 'vertex.keptInHole'), toastTime.operation);
    return true;
  };
  const finish = (): boolean => {
    if (mode.kind === 'idle') return false;
    if (mode.kind === 'edit') dispatch({ type: 'finish' });
    else if (!drawingRef.current?.finish())
      toast.info(tools(mode.drawing.kind === 'line' ? 'tooFew.line' : 'tooFew.ring'), toastTime.operation);
    return true;
  };

  return {
    cancel,
    /** Carries out the command of a key; returns false where it does nothing here. */
    run(command: EditorCommand): boolean {
      switch (command) {
        case 'undo':
          if (canUndo) model.undo();
          return true;
        case 'redo':
          if (canRedo) model.redo();
          return true;
        case 'finish':
          return finish();
        case 'remove':
          return remove();
        case 'cancel':
          if (mode.kind === 'idle') return false;
          if (model.isMoving) model.setMoving(false);
          else cancel();
          return true;
      }
    },
  };
}
