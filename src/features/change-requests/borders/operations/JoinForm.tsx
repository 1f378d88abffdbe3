import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { Refused } from './Refused.tsx';
import type { OperationFormProps } from './types.ts';

/** Joins two polygons to one. */
export function JoinForm({ polygons, edited, operations }: OperationFormProps) {
  const { t } = useTranslation(['operations', 'borders']);
  const [first, setFirst] = useState(edited ?? 0);
  const [second, setSecond] = useState(first === 0 ? 1 : 0);
  const { run, forget, running, refused } = operations.operations;
  if (polygons.length < 2)
    return (
      <Text textStyle="text" color="fg.muted">
        {t('join.needsTwo')}
      </Text>
    );
  const optionsBut = (other: number | undefined) =>
    polygons.flatMap((_, index) =>
      index === other ? [] : [{ value: String(index), label: t('borders:polygons.name', { number: index + 1 }) }],
    );
  return (
    <Grid gap="3">
      <Text textStyle="text" color="fg.muted">
        {t('join.hint')}
      </Text>
      <Flex wrap="wrap" gap="3">
        <SelectField
          label={t('of')}
          value={String(first)}
          options={optionsBut(undefined)}
          onChange={(value) => {
            forget();
            if (Number(value) === second) setSecond(first);
            setFirst(Number(value));
          }}
        />
        <SelectField
          label={t('join.with')}
          value={String(second)}
          options={optionsBut(first)}
          onChange={(value) => {
            forget();
            setSecond(Number(value));
          }}
        />
      </Flex>
      <Flex>
        <Button
          size="sm"
          variant="solid"
          busy={running?.kind === 'join'}
          onClick={() => run({ kind: 'join', pair: [first, second] })}
        >
          {t('join.apply')}
        </Button>
      </Flex>
      <Refused reason={refused?.kind === 'join' ? refused.refused : undefined} />
    </Grid>
  );
}
