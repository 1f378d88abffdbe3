import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useEffect, useId, useRef } from 'react';
import { ownElement } from '../ownElement.tsx';
import { ToggleInput } from './ToggleInput.tsx';
import type { CheckboxProps } from './types.ts';

/**
 * A checkbox: the native input in the theme's colours. It needs no component library, and the dashboard's first load
 * has one.
 */
export function Checkbox({ label, checked, onChange, name, disabled, hint, error }: CheckboxProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const mixed = checked === 'indeterminate';
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = mixed;
  }, [mixed]);
  const Mark = mixed ? Minus : Check;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack gap="1">
      <chakra.label
        display="inline-flex"
        alignItems="flex-start"
        gap="2"
        width="fit-content"
        textStyle="text"
        cursor={disabled ? 'not-allowed' : 'pointer'}
        opacity={disabled ? 0.5 : 1}
      >
        <Span position="relative" display="inline-flex" width="4" height="4" my="0.5" flexShrink="0">
          <ToggleInput
            ref={ref}
            look="checkbox"
            type="checkbox"
            name={name}
            checked={checked === true}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          {checked && (
            <Grid
              as="span"
              position="absolute"
              inset="0"
              placeItems="center"
              color="brand.contrast"
              pointerEvents="none"
            >
              <Mark size={12} strokeWidth={3} aria-hidden />
            </Grid>
          )}
        </Span>
        {ownElement(label)}
      </chakra.label>
      {hint && (
        <Box id={`${id}-hint`} ps="6" textStyle="xs" color="fg.muted">
          {hint}
        </Box>
      )}
      {error && (
        <Box id={`${id}-error`} ps="6" textStyle="label" color="fg.error">
          {error}
        </Box>
      )}
    </Stack>
  );
}
