import { Button } from '../Button/Button.tsx';
import type { SubmitButtonProps } from './types.ts';

/** The main button of a form; Enter in any field presses it. */
export function SubmitButton({ fullWidth, busy, disabled, icon, tone, size, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="solid"
      busy={busy}
      disabled={disabled}
      icon={icon}
      tone={tone}
      size={size}
      style={fullWidth ? { width: '100%' } : undefined}
    >
      {children}
    </Button>
  );
}
