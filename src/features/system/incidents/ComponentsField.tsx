import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import type { ComponentChoice } from './values.ts';

interface ComponentsFieldProps {
  readonly choices: readonly ComponentChoice[];
  readonly value: readonly string[];
  /** The new choice, in the order of the choices. */
  readonly onChange: (names: readonly string[]) => void;
  readonly error: string | undefined;
}

/** The field of the affected components: any number of them. */
export function ComponentsField({ choices, value, onChange, error }: ComponentsFieldProps) {
  const { t } = useTranslation('system');
  const chosen = new Set(value);
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error ? 'components-error' : undefined}>
      <chakra.legend textStyle="label" color="fg.muted" mb="1.5">
        {t('form.components')}
      </chakra.legend>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="4" rowGap="1.5">
        {choices.map(({ name, isUnusable }) => (
          <Checkbox
            key={name}
            label={<Span overflowWrap="anywhere">{name}</Span>}
            name="components"
            checked={chosen.has(name)}
            disabled={isUnusable && !chosen.has(name)}
            {...(isUnusable && { hint: t('form.componentHash') })}
            onChange={(on) =>
              onChange(
                choices.map((choice) => choice.name).filter((other) => (other === name ? on : chosen.has(other))),
              )
            }
          />
        ))}
      </Grid>
      {error && (
        <Text id="components-error" mt="1.5" textStyle="label" color="fg.error" aria-live="polite">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  );
}
