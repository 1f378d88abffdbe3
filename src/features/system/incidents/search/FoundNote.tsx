import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { useFormats } from '#design-system/language/formats.ts';

interface FoundNoteProps {
  /** How much was read. */
  readonly read: { readonly incidents: number; readonly pages: number };
  /** How many were found. */
  readonly found: number;
  readonly onAll: () => void;
}

/** Says how many incidents were found, and over how many pages they were looked for (behaviour 16.41). */
export function FoundNote({ read, found, onAll }: FoundNoteProps) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  return (
    <Line>
      <Text role="status" flex="1 1 16rem" minWidth="0">
        {[
          t('search.found', { count: found, value: formats.count(found) }),
          t('search.read', {
            count: read.pages,
            pages: formats.count(read.pages),
            incidents: formats.count(read.incidents),
          }),
        ].join(' ')}
      </Text>
      <Button size="sm" onClick={onAll}>
        {t('search.all')}
      </Button>
    </Line>
  );
}

interface ActiveTooProps {
  readonly day: Day;
  readonly onActive: () => void;
}

/** A search text that is a day finds what began on it: offers what was active on it as well. */
export function ActiveToo({ day, onActive }: ActiveTooProps) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  return (
    <Line>
      <Text flex="1 1 16rem" minWidth="0">
        {t('search.begunOn', { day: formats.day(day) })}
      </Text>
      <Button size="sm" onClick={onActive}>
        {t('search.activeToo')}
      </Button>
    </Line>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    wrap="wrap"
    align="center"
    justify="space-between"
    columnGap="4"
    rowGap="1.5"
    px="4"
    py="1.5"
    minHeight="11"
    borderBottomWidth="1px"
    bg="bg.raised"
    textStyle="table"
    color="fg.muted"
    fontVariantNumeric="tabular-nums"
  >
    {children}
  </Flex>
);
