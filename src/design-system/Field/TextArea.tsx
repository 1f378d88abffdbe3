import { chakra, useRecipe } from '@chakra-ui/react/styled-system';
import { type Ref, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './types.ts';

export interface TextAreaProps
  extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'name' | 'disabled' | 'required' | 'value' | 'onChange'> {
  /** Lines to begin with; it grows with what is written, up to 16. Default: 4. */
  readonly rows?: number;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Sentences of several lines, in the look of `TextField`. */
export function TextArea({ label, hint, error, onChange, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  const recipe = useRecipe({ key: 'input' });
  return (
    <FieldFrame {...{ label, hint, error, disabled: area.disabled, id }}>
      <chakra.textarea
        css={recipe()}
        id={id}
        rows={rows}
        autoComplete="off"
        autoCapitalize="sentences"
        autoCorrect="on"
        spellCheck
        aria-invalid={error ? true : undefined}
        {...area}
        aria-describedby={describedBy(id, { hint, error })}
        height="auto"
        maxHeight="22rem"
        py="2"
        resize="vertical"
        fieldSizing="content"
        minHeight={`calc(${rows} * 1.25rem + 1.125rem)`}
        overflowWrap="anywhere"
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    </FieldFrame>
  );
}
