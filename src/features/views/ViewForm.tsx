import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanName } from '#api/cleanName.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useToday } from '#features/pages/index.ts';
import { periodIn } from './addresses.ts';
import { lengthOfName, longestName, type View } from './model.ts';
import { compareKindOf, presetsOf, type RelativePeriod } from './periods.ts';
import { usePeriodTexts } from './usePeriodTexts.ts';

/** What the form decides about a view. */
type ViewChoice = Pick<View, 'name' | 'period' | 'pinned'>;

interface ViewFormProps {
  /** What the form begins with; without `period` a new view takes the first that its dates equal. */
  readonly initial: ViewChoice;
  /** The address as it is today. */
  readonly address: string;
  readonly isNew: boolean;
  /** The names of the other views: a new view replaces the one of its name. */
  readonly taken: ReadonlySet<string>;
  readonly onSubmit: (choice: ViewChoice) => void;
  readonly onCancel: () => void;
}

/** The option for dates that stay. */
const fixedDates = 'fixed';

/** The form of a view: its name, whether its period is relative, and whether it is pinned (behaviour 3.24). */
export function ViewForm({ initial, address, isNew, taken, onSubmit, onCancel }: ViewFormProps) {
  const { t } = useTranslation(['views', 'reporting']);
  const formats = useFormats();
  const today = useToday();
  const { presetText } = usePeriodTexts();
  const dates = periodIn(address.split(/\?(.*)/s)[1] ?? '');
  const presets = dates ? presetsOf(dates.range, today) : [];
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial.name);
  // A preset that is not known any more has left its dates.
  const chosen = isNew ? presets[0] : presets.find((id) => id === initial.period?.range);
  const [range, setRange] = useState<string>(chosen ?? fixedDates);
  const [isPinned, setPinned] = useState(initial.pinned === true);
  const [isTried, setTried] = useState(false);
  const clean = cleanName(name);
  const isTaken = taken.has(clean);
  const problem = () => {
    if (clean === '') return t('form.nameMissing');
    const length = lengthOfName(clean);
    if (length > longestName) return t('form.nameTooLong', { most: longestName, length });
    return isTaken && !isNew ? t('form.nameTaken') : undefined;
  };
  const kind = dates?.compare ? compareKindOf(dates.range, dates.compare, dates.kind) : undefined;
  const isRelative = range !== fixedDates;
  const period: RelativePeriod | undefined = isRelative ? { range, ...(kind && { compare: kind }) } : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem() !== undefined) return field.current?.focus();
    onSubmit({ name: clean, period, ...(isPinned && { pinned: true }) });
  };
  const error = isTried ? problem() : undefined;
  const rangeText = dates && formats.dayRange(dates.range.begin, dates.range.end);
  return (
    <Stack as="form" gap="4" onSubmit={submit}>
      <TextField
        ref={field}
        label={t('form.name')}
        value={name}
        onChange={setName}
        autoFocus
        error={error}
        {...(isTaken && isNew && { hint: t('form.replaces') })}
      />
      {dates && rangeText && (
        <ChoiceField
          label={t('reporting:filters.range')}
          value={range}
          placeholder={t('reporting:filters.range')}
          options={[
            ...presets.map((id) => ({ value: id, label: t('form.relative', { preset: presetText(id), rangeText }) })),
            { value: fixedDates, label: t('form.fixed', { rangeText }) },
          ]}
          onChange={setRange}
          hint={isRelative ? t('form.relativeHint') : presets.length > 0 ? t('form.fixedHint') : t('form.onlyFixed')}
        />
      )}
      {dates?.compare && (
        <Text textStyle="text" color="fg.muted">
          {isRelative && kind
            ? t('form.compareRolls', { kind: t(`reporting:presets.${kind}`) })
            : t('form.compareStays', { dates: formats.dayRange(dates.compare.begin, dates.compare.end) })}
        </Text>
      )}
      <Checkbox label={t('form.pin')} checked={isPinned} onChange={setPinned} />
      <Flex gap="2" wrap="wrap" justify="flex-end">
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="submit" variant="solid">
          {t(isTaken && isNew ? 'form.replace' : 'form.save')}
        </Button>
      </Flex>
    </Stack>
  );
}
