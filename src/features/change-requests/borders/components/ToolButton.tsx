import type { ReactElement } from 'react';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: ReactElement;
  /** What the tooltip says: its key, or more about it; default: the label. */
  readonly tooltip?: string;
  /** Its keys, as `aria-keyshortcuts` has them. */
  readonly keys?: string;
  /** Whether it is switched on; default: it is no switch. */
  readonly pressed?: boolean;
  /** There is nothing that it could do now. It keeps the focus, as a disabled button would not. */
  readonly unavailable?: boolean;
  readonly onClick: () => void;
}

/** A button of the editor's toolbar that shows only an icon, with a tooltip. */
export function ToolButton({
  label,
  icon,
  tooltip = label,
  keys,
  pressed,
  unavailable = false,
  onClick,
}: ToolButtonProps) {
  return (
    <Tooltip text={tooltip}>
      <IconButton
        size="sm"
        variant={pressed ? 'subtle' : 'ghost'}
        label={label}
        icon={icon}
        aria-keyshortcuts={keys}
        aria-pressed={pressed}
        aria-disabled={unavailable}
        style={{ opacity: unavailable ? 0.5 : 1 }}
        onClick={() => !unavailable && onClick()}
      />
    </Tooltip>
  );
}
