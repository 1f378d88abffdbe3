import { type ComponentType, useState } from 'react';

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that keeps what is typed, as a form does. */
export const kept = <Props extends FieldProps>(Field: ComponentType<Props>) =>
  function Kept(props: Props) {
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
