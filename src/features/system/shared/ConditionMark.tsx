import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Condition } from './condition.ts';

const icons = {
  ok: CircleCheck,
  warning: TriangleAlert,
  critical: CircleX,
  pending: Clock,
  unknown: CircleQuestionMark,
};

/** The name of the colours of each condition, as `success` of `success.fg`. */
export const toneOf = {
  ok: 'success',
  warning: 'warning',
  critical: 'danger',
  pending: 'info',
  unknown: 'neutral',
} as const satisfies Record<Condition, string>;

interface ConditionMarkProps {
  readonly condition: Condition;
  /** Edge in px; default: 16. */
  readonly size?: number;
  /** The accessible name, where there is no text beside the icon. */
  readonly label?: string;
}

/**
 * A condition as an icon in its colour (behaviour 16.11): a check, an exclamation, a cross, a clock, a question mark.
 * The form of the icon is enough to distinguish them.
 */
export function ConditionMark({ condition, size = 16, label }: ConditionMarkProps) {
  const Icon = icons[condition];
  return (
    <Icon
      size={size}
      color={`var(--chakra-colors-${toneOf[condition]}-fg)`}
      style={{ flexShrink: 0 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
