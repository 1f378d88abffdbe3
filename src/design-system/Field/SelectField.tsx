import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useId } from 'react';
import { cutProps } from '../LongText/cutText.ts';
import { describedBy, FieldError } from './FieldFrame.tsx';
import { SelectArrow } from './SelectArrow.tsx';

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  /** 32 px (default) for a card's head, 36 px beside buttons. */
  readonly size?: 'sm' | 'md';
  /** The error, shown below. */
  readonly error?: string | undefined;
  /** Shown below, such as the reason why it is disabled. */
  readonly hint?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

/**
 * A native select for a short list, with its label before it, for a card's head. It is as wide as its longest option,
 * up to a maximum at which names are cut off. Its elements are associated as those of `TextField`.
 */
export function SelectField({ label, value, options, onChange, disabled, size, error, hint, ref }: SelectFieldProps) {
  const id = useId();
  return (
    <HStack wrap={error || hint ? 'wrap' : 'nowrap'} gap="2" minWidth="0">
      <chakra.label htmlFor={id} textStyle="label" color="fg.muted" whiteSpace="nowrap">
        {label}
      </chakra.label>
      <Box position="relative" minWidth="0" maxWidth="16rem">
        <chakra.select
          ref={ref}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
          data-size={size}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          appearance="none"
          width="100%"
          h="8"
          ps="2.5"
          pe="8"
          textStyle="text"
          textOverflow="ellipsis"
          color="fg"
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="l2"
          css={{
            '&[data-size=md]': { h: '9' },
            _hover: { borderColor: 'fg.muted' },
            _focusVisible: {
              outline: '2px solid transparent',
              borderColor: 'brand.focusRing',
              boxShadow: '0 0 0 1px {colors.brand.focusRing}',
            },
            _invalid: { borderColor: 'border.error' },
            _disabled: { layerStyle: 'disabled' },
            '& option': { bg: 'bg.panel', color: 'fg' },
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} {...cutProps(option.label)} />
          ))}
        </chakra.select>
        <SelectArrow narrow />
      </Box>
      {hint && (
        <Box id={`${id}-hint`} width="0" minWidth="full" textStyle="xs" color="fg.muted">
          {hint}
        </Box>
      )}
      {error && (
        // The error has its own line below the select, which it must not widen.
        <Box width="0" minWidth="full">
          <FieldError id={id}>{error}</FieldError>
        </Box>
      )}
    </HStack>
  );
}
