import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type Ref, useId } from 'react';

export interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  /** 32 px (left out) for a card's head, 36 px beside buttons. */
  readonly size?: 'sm' | 'md';
  /** What is wrong with the choice, for a person; stands below it. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

/**
 * A choice of one from a short list, as the browser's own select; its label stands before it, for a card's head. As
 * wide as its longest choice, but a name that long is cut off. The native elements are tied together as a `TextField`'s.
 */
export function SelectField({ label, value, options, onChange, disabled, size, error, ref }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <chakra.div display="flex" flexWrap={error ? 'wrap' : 'nowrap'} alignItems="center" gap="2" minWidth="0">
      <chakra.label htmlFor={id} textStyle="label" color="fg.muted" whiteSpace="nowrap">
        {label}
      </chakra.label>
      <chakra.div position="relative" minWidth="0" maxWidth="16rem">
        <chakra.select
          ref={ref}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
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
          outline="0"
          css={{
            '&[data-size=md]': { h: '9' },
            _hover: { borderColor: 'fg.muted' },
            _focusVisible: { borderColor: 'brand.focusRing', boxShadow: '0 0 0 1px {colors.brand.focusRing}' },
            _invalid: { borderColor: 'border.error' },
            _disabled: { layerStyle: 'disabled' },
            '& option': { bg: 'bg.panel', color: 'fg' },
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </chakra.select>
        <chakra.span
          position="absolute"
          insetEnd="2.5"
          top="50%"
          transform="translateY(-50%)"
          pointerEvents="none"
          color="fg.muted"
          aria-hidden
        >
          <ChevronDown size={16} />
        </chakra.span>
      </chakra.div>
      {error && (
        <chakra.div
          id={errorId}
          aria-live="polite"
          // A line of its own below the choice, which it must not widen.
          width="0"
          minWidth="full"
          display="flex"
          gap="1.5"
          textStyle="label"
          color="fg.error"
        >
          <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
          {error}
        </chakra.div>
      )}
    </chakra.div>
  );
}
