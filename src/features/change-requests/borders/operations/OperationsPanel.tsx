import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import Combine from 'lucide-react/icons/combine';
import Slice from 'lucide-react/icons/slice';
import Spline from 'lucide-react/icons/spline';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import type { BorderEditorModel } from '../editor/useBorderEditor.ts';
import { JoinForm } from './JoinForm.tsx';
import { SimplifyForm } from './SimplifyForm.tsx';
import { SplitForm } from './SplitForm.tsx';
import { SquareForm } from './SquareForm.tsx';
import type { BorderOperations } from './useBorderOperations.ts';

const tools = [
  { tool: 'split', icon: <Slice size={15} aria-hidden /> },
  { tool: 'join', icon: <Combine size={15} aria-hidden /> },
  { tool: 'simplify', icon: <Spline size={15} aria-hidden /> },
  { tool: 'square', icon: <Square size={15} aria-hidden /> },
] as const;
type Tool = (typeof tools)[number]['tool'];

interface OperationsPanelProps {
  readonly model: BorderEditorModel;
  readonly operations: BorderOperations;
}

/** Splitting, joining, simplifying and squaring up of the border's polygons: one tool at a time. */
export function OperationsPanel({ model, operations }: OperationsPanelProps) {
  const { t } = useTranslation('operations');
  const { present, mode } = model.state;
  const [open, setOpen] = useState<Tool>();
  const isInvalid = !model.pending && (model.facts?.problems.length ?? 0) > 0;
  const isDrawing = mode.kind === 'draw';
  const isLine = isDrawing && mode.drawing.kind === 'line';
  const reason = present.length === 0 ? 'empty' : isInvalid ? 'problem' : isDrawing && !isLine ? 'drawing' : undefined;
  const toolsRef = useRef<HTMLDivElement>(null);
  const focusTool = () => toolsRef.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  const close = () => {
    operations.showPreview(undefined);
    operations.operations.forget();
    focusTool();
    setOpen(undefined);
  };
  useEffect(() => {
    // The form that was in use begins again with another number of polygons: the keyboard goes on from its button.
    if (present.length > 0 && document.activeElement === document.body)
      toolsRef.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus({ preventScroll: true });
  }, [present.length]);
  const edited = mode.kind === 'edit' ? mode.polygon : undefined;
  // Another number of polygons, or another one that is edited, is another choice.
  const props = { key: `${present.length} ${edited}`, polygons: present, edited, operations, onClose: close };
  return (
    <Panel title={t('title')}>
      <Grid ref={toolsRef} gap="2" templateColumns="repeat(2, minmax(0, 1fr))">
        {tools.map(({ tool, icon }) => (
          <Button
            key={tool}
            size="sm"
            variant={open === tool && !reason ? 'subtle' : 'outline'}
            icon={icon}
            aria-expanded={open === tool && !reason}
            disabled={reason !== undefined || isLine}
            onClick={({ currentTarget }) => {
              close();
              currentTarget.focus();
              if (open !== tool) setOpen(tool);
            }}
          >
            {t(`tools.${tool}`)}
          </Button>
        ))}
      </Grid>
      {reason && (
        <Text textStyle="xs" color="fg.muted">
          {t(`reason.${reason}`)}
        </Text>
      )}
      {!reason && open === 'split' && <SplitForm {...props} isDrawing={isLine} />}
      {!reason && open === 'join' && <JoinForm {...props} />}
      {!reason && open === 'simplify' && <SimplifyForm {...props} />}
      {!reason && open === 'square' && <SquareForm {...props} />}
    </Panel>
  );
}
