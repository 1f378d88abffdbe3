import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#design-system/Field/TextField.tsx';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { degreesText, readDegrees } from '../editor/degrees.ts';

interface DegreesFieldProps {
  readonly label: string;
  readonly value: number;
  /** The largest absolute value: 90 or 180. */
  readonly limit: number;
  readonly onChange: (value: number) => void;
  readonly onFocus: () => void;
}

/** A text field for a coordinate, applied on Enter and blur; an invalid text stays, with its error. */
export function DegreesField({ label, value, limit, onChange, onFocus }: DegreesFieldProps) {
  const { t } = useTranslation('borders');
  const language = useLanguage();
  const shown = degreesText(value, language);
  const [text, setText] = useState(shown);
  const [error, setError] = useState<string>();
  const [previous, setPrevious] = useState(shown);
  if (previous !== shown) {
    setPrevious(shown);
    setText(shown);
    setError(undefined);
  }
  const apply = () => {
    if (text === shown) return setError(undefined);
    const read = readDegrees(text);
    if (read === undefined) setError(t('vertices.notNumber', { example: degreesText(45.8123, language) }));
    else if (Math.abs(read) > limit) setError(t('vertices.outOfRange', { from: String(-limit), to: String(limit) }));
    else {
      setError(undefined);
      if (read === value) setText(shown);
      else onChange(read);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: TextField has no onFocus
    <div onFocus={onFocus}>
      <TextField
        size="sm"
        label={label}
        labelHidden
        inputMode="decimal"
        enterKeyHint="done"
        value={text}
        error={error}
        onChange={setText}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply();
        }}
      />
    </div>
  );
}
