import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { CircleAlert, X } from 'lucide-react';
import type { RefObject } from 'react';
import type { DayPreset } from './types.ts';

export interface DayFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
  /** The error message. */
  readonly problem?: string | undefined;
  /** The placeholder: the format of a day, which does not look like a day. */
  readonly pattern: string;
  /** The label of the button that clears the field; without it there is no such button. */
  readonly clearLabel?: string | undefined;
  readonly presets?: readonly DayPreset[] | undefined;
  readonly presetsLabel: string;
  readonly isDisabled: (preset: DayPreset) => boolean;
  readonly onPreset: (preset: DayPreset) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

const recipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText', 'errorIcon', 'input'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', width: '100%', gap: '1.5' },
    label: { textStyle: 'label', color: 'fg.muted', display: 'flex', gap: '1' },
    errorText: { display: 'flex', gap: '1.5', textStyle: 'xs', fontWeight: 'medium', color: 'fg.error' },
  },
});

const Place = chakra('div', { base: { position: 'relative', width: '100%' } });
const Presets = chakra('fieldset', {
  base: {
    margin: '0',
    padding: '0',
    borderWidth: '0',
    minWidth: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    marginTop: '0.5',
  },
});

/** The text field of one end of the range, with its own presets where the screen has them. */
export function DayField({ inputRef, ...props }: DayFieldProps) {
  const { presets = [] } = props;
  return (
    <Field.Root recipe={recipe} invalid={props.problem !== undefined}>
      <Field.Label>{props.label}</Field.Label>
      <Place>
        <Input
          ref={inputRef}
          value={props.text}
          placeholder={props.pattern}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          fontVariantNumeric="tabular-nums"
          paddingEnd={props.clearLabel ? '9' : undefined}
          onChange={(event) => props.onText(event.target.value)}
          onBlur={props.onBlur}
          onFocus={(event) => event.target.select()}
        />
        {props.clearLabel && props.text !== '' && (
          <Button
            variant="ghost"
            size="xs"
            position="absolute"
            insetEnd="1"
            top="1"
            color="fg.muted"
            aria-label={props.clearLabel}
            onClick={() => {
              props.onText('');
              inputRef.current?.focus();
            }}
          >
            <X aria-hidden />
          </Button>
        )}
      </Place>
      {props.problem && (
        <Field.ErrorText>
          <CircleAlert size={14} aria-hidden />
          <span>{props.problem}</span>
        </Field.ErrorText>
      )}
      {presets.length > 0 && (
        <Presets aria-label={props.presetsLabel}>
          {presets.map((preset) => (
            <Button
              key={preset.id}
              variant="outline"
              size="xs"
              disabled={props.isDisabled(preset)}
              onClick={() => props.onPreset(preset)}
            >
              {preset.label}
            </Button>
          ))}
        </Presets>
      )}
    </Field.Root>
  );
}
