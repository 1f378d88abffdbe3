import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { inputLook } from '../theme/recipes/input.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import type { TextFieldProps } from './types.ts';

const Line = chakra('input', { base: inputLook });

/**
 * A line of text, in the look of Chakra's input recipe. The native elements tie label, hint and error together without the
 * machinery of Chakra's Field, 4 kB of the login page. The form decides when to check; the field shows what was found (`error`).
 */
export function TextField({
  label,
  hint,
  error,
  labelHidden,
  icon,
  end,
  onChange,
  id: ownId,
  size,
  ...input
}: TextFieldProps) {
  const generated = useId();
  const id = ownId ?? generated;
  const { disabled } = input;
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, disabled, id }}>
      <Flex position="relative" align="center">
        {icon && (
          <Flex as="span" position="absolute" insetStart="3" color="fg.muted" pointerEvents="none" aria-hidden>
            {icon}
          </Flex>
        )}
        <Line
          id={id}
          data-size={size}
          data-icon={icon ? '' : undefined}
          data-end={end ? '' : undefined}
          aria-invalid={error ? true : undefined}
          {...input}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
        {end && (
          <Flex as="span" position="absolute" insetEnd="1" color="fg.muted" textStyle="text">
            {end}
          </Flex>
        )}
      </Flex>
    </FieldFrame>
  );
}
