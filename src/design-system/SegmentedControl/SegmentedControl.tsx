import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';
import type { SegmentedControlProps } from './types.ts';

/**
 * A choice of a few options, all visible: day, week, month. It consists of native radio buttons, which support arrow
 * keys, forms and screen readers without code in the dashboard's first load.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange, size = 'sm', compact, disabled } = props;
  const name = useId();
  return (
    <chakra.fieldset
      display="inline-flex"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      bg="bg.surface"
      minWidth="0"
      height={size === 'sm' ? '8' : '9'}
      data-many={options.length > 4 ? '' : undefined}
      disabled={disabled}
      opacity={disabled ? 0.5 : 1}
    >
      <chakra.legend srOnly>{label}</chakra.legend>
      {options.map((option) => (
        <chakra.label
          key={option.value}
          position="relative"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          px={compact && option.icon ? '2' : '3'}
          textStyle="sm"
          fontWeight="medium"
          whiteSpace="nowrap"
          color="fg.muted"
          cursor={disabled || option.disabled ? 'not-allowed' : 'pointer'}
          userSelect="none"
          transition="background-color 150ms, color 150ms"
          borderInlineStartWidth="1px"
          borderColor="border"
          _first={{ borderInlineStartWidth: '0', borderStartRadius: 'calc({radii.l2} - 1px)' }}
          _last={{ borderEndRadius: 'calc({radii.l2} - 1px)' }}
          _hover={{ color: 'fg', bg: 'bg.muted' }}
          _icon={{ width: '4', height: '4' }}
          css={{
            '&:has(:checked)': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
            '&:has(:focus-visible)': {
              outline: '2px solid',
              outlineColor: 'brand.focusRing',
              outlineOffset: '1px',
              zIndex: 1,
            },
            // Five options fit a phone.
            'fieldset[data-many] > &': { px: { base: '1.5', sm: '3' }, fontSize: { base: '0.75rem', sm: 'sm' } },
            'fieldset:not(:disabled) > &:has(:disabled)': { opacity: 0.5 },
          }}
        >
          <chakra.input
            srOnly
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {compact && option.icon ? <VisuallyHidden>{option.label}</VisuallyHidden> : <Steady>{option.label}</Steady>}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

/** Reserves the width of the chosen option's heavier weight, so that nothing moves when it is chosen. */
function Steady({ children }: { children: string }) {
  return (
    <Span
      display="inline-grid"
      data-text={children}
      _after={{
        content: 'attr(data-text) / ""',
        height: '0',
        visibility: 'hidden',
        overflow: 'hidden',
        fontWeight: 'semibold',
      }}
    >
      {children}
    </Span>
  );
}
