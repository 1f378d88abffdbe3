import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { ToggleInput } from './ToggleInput.tsx';

export interface SwitchProps {
  readonly label: string;
  /** A description below the label. */
  readonly description?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/**
 * A setting that is on or off and takes effect at once, without a save button. The whole line is clickable; the native
 * input supports the Space key and screen readers.
 */
export function Switch({ label, description, checked, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <chakra.label
      display="flex"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="6"
      cursor={disabled ? 'not-allowed' : 'pointer'}
      opacity={disabled ? 0.5 : 1}
    >
      <Span minWidth="0" overflowWrap="anywhere">
        <Span id={`${id}-label`} display="block" textStyle="text" fontWeight="medium">
          {label}
        </Span>
        {description && (
          <Span id={`${id}-text`} display="block" textStyle="sm" color="fg.muted">
            {description}
          </Span>
        )}
      </Span>
      <Span position="relative" display="inline-flex" flexShrink="0" width="9" height="5" my="0.5">
        <ToggleInput
          look="switch"
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-text` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Span
          aria-hidden
          position="absolute"
          top="3px"
          left="3px"
          width="3.5"
          height="3.5"
          borderRadius="full"
          pointerEvents="none"
          transition="transform 150ms, background-color 150ms"
          bg={checked ? 'brand.contrast' : 'fg.muted'}
          transform={checked ? 'translateX(1rem)' : undefined}
        />
      </Span>
    </chakra.label>
  );
}
