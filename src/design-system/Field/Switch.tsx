import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

export interface SwitchProps {
  readonly label: string;
  /** What it does, under the label. */
  readonly description?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/**
 * Something that is on or off, in force as soon as it is switched: no button saves it. The whole line takes the click; the
 * native input keeps Space and what screen readers know of it.
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
      <chakra.span position="relative" display="inline-flex" flexShrink="0" width="9" height="5" my="0.5">
        <chakra.input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-text` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          appearance="none"
          width="9"
          height="5"
          margin="0"
          borderRadius="full"
          borderWidth="1px"
          borderColor="border.control"
          bg="bg.muted"
          cursor="inherit"
          transition="background-color 150ms, border-color 150ms"
          outlineOffset="2px"
          _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing' }}
          _checked={{ bg: 'brand.solid', borderColor: 'brand.solid' }}
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
      </chakra.span>
    </chakra.label>
  );
}
