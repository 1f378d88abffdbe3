import { type ComponentType, useState } from 'react';

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Makes a field controlled, with its value as state, as a form does. */
export const controlled = <Props extends FieldProps>(Field: ComponentType<Props>) =>
  function Controlled(props: Props) {
    const [value, setValue] = useState(props.value);
    return (
      <Field
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    );
  };
