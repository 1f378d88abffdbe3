import { Field } from '@chakra-ui/react/field';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system';
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

const recipe = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    // As wide as its longest choice, but a name that long is cut off.
    root: { position: 'relative', width: 'auto', minW: '0', maxW: '16rem' },
    field: {
      appearance: 'none',
      width: '100%',
      h: '8',
      '&[data-size=md]': { h: '9' },
      ps: '2.5',
      pe: '8',
      textStyle: 'text',
      textOverflow: 'ellipsis',
      color: 'fg',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'l2',
      outline: '0',
      _hover: { borderColor: 'fg.muted' },
      _focusVisible: { borderColor: 'brand.focusRing', boxShadow: '0 0 0 1px {colors.brand.focusRing}' },
      _invalid: { borderColor: 'border.error' },
      _disabled: { layerStyle: 'disabled' },
      '& option': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '2.5',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
  },
});

/** A choice of one from a short list, as the browser's own select; its label stands before it, for a card's head. */
export function SelectField({ label, value, options, onChange, disabled, size, error, ref }: SelectFieldProps) {
  const errorId = useId();
  return (
    <Field.Root
      flexDirection="row"
      flexWrap={error ? 'wrap' : 'nowrap'}
      alignItems="center"
      gap="2"
      width="auto"
      minW="0"
      disabled={disabled}
      invalid={error !== undefined}
    >
      <Field.Label whiteSpace="nowrap">{label}</Field.Label>
      <NativeSelect.Root recipe={recipe}>
        <NativeSelect.Field
          ref={ref}
          aria-describedby={error ? errorId : undefined}
          data-size={size}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={16} aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
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
    </Field.Root>
  );
}
