import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { prose } from '#design-system/Field/prose.ts';
import { TextField } from '#design-system/Field/TextField.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { longestNote, type MarkBook } from './marks.ts';
import { type RowState, type SettlementRow, statementsOf, stateOf } from './rows.ts';
import { useMark } from './useMarks.ts';

interface RowMarkProps {
  readonly row: SettlementRow;
  readonly book: MarkBook;
}

/** The tick of a row that was checked. */
export function RowCheck({ row, book }: RowMarkProps) {
  const { t } = useTranslation('settlement');
  const { checked } = useMark(book, row.key);
  return (
    <Box py="1">
      <Checkbox
        label={<VisuallyHidden>{t('checkedNamed', { name: row.name })}</VisuallyHidden>}
        checked={checked}
        onChange={(next) => book.write(row.key, { checked: next })}
      />
    </Box>
  );
}

/** The note of a row, kept with every letter. */
export function RowNote({ row, book }: RowMarkProps) {
  const { t } = useTranslation('settlement');
  const { note } = useMark(book, row.key);
  return (
    <TextField
      {...prose}
      label={t('noteOf', { name: row.name })}
      labelHidden
      size="sm"
      value={note}
      maxLength={longestNote}
      onChange={(next) => book.write(row.key, { note: next })}
    />
  );
}

const tones = { one: 'success', several: 'warning', unsure: 'warning', none: 'neutral' } as const satisfies Record<
  RowState,
  string
>;

/** How far a row is settled, in a word. */
export function RowStateTag({ row, book }: RowMarkProps) {
  const { t } = useTranslation('settlement');
  const mark = useMark(book, row.key);
  const state = stateOf(row, mark);
  const count = statementsOf(row, mark).length;
  return (
    <StatusTag tone={tones[state]} label={state === 'several' ? t('state.several', { count }) : t(`state.${state}`)} />
  );
}
