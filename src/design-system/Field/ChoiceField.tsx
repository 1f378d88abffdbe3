import { Box } from '@chakra-ui/react/box';
import { chakra, useRecipe } from '@chakra-ui/react/styled-system';
import { type Ref, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { SelectArrow } from './SelectArrow.tsx';
import type { FieldProps } from './types.ts';

export interface ChoiceFieldProps
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'name' | 'disabled' | 'required'> {
  /** The value of an option; empty for none. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** The placeholder while nothing is chosen; it cannot be chosen itself. */
  readonly placeholder: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A form field with the native select: label above, hint and error below, as `TextField`. */
export function ChoiceField({
  label,
  hint,
  error,
  value,
  options,
  onChange,
  placeholder,
  ...select
}: ChoiceFieldProps) {
  const id = useId();
  const recipe = useRecipe({ key: 'input' });
  return (
    <FieldFrame {...{ label, hint, error, disabled: select.disabled, id }}>
      <Box position="relative" minWidth="0">
        <chakra.select
          css={recipe()}
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          {...select}
          aria-describedby={describedBy(id, { hint, error })}
          pe="9"
          textOverflow="ellipsis"
          color={value === '' ? 'fg.muted' : 'fg'}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <chakra.option key={option.value} value={option.value} bg="bg.panel" color="fg">
              {option.label}
            </chakra.option>
          ))}
        </chakra.select>
        <SelectArrow />
      </Box>
    </FieldFrame>
  );
}
