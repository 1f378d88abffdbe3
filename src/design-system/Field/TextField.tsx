import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { Attributes } from '../attributes.ts';
import { inputLook } from '../theme/recipes/input.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import type { TextFieldProps } from './types.ts';

const Line = chakra('input', { base: inputLook });

/**
 * A text field with the styles of Chakra's input recipe. Native elements associate label, hint and error without
 * Chakra's Field, which would add 4 kB to the login page. The form decides when to validate; the field shows
 * the `error`.
 *
 * Names, numbers, plates and searches are its usual texts, so that nothing corrects, capitalizes or completes them; a field for
 * sentences has the props of {@link prose}.
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
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          {...(input satisfies Attributes)}
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
