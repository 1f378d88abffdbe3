import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { WandSparkles } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { PickerPopover } from '../Picker/PickerPopover.tsx';
import { DayField } from './DayField.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';
import { isOutside, parseDay } from './range.ts';
import type { DateRangePickerProps, DayPreset } from './types.ts';
import { useRangeDraft } from './useRangeDraft.ts';

interface RangePanelProps {
  readonly picker: DateRangePickerProps;
  readonly buttonId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Set by the panel: returns whether it may close with the typed text in it. */
  readonly mayLeaveRef: RefObject<() => boolean>;
}

/** The date-range picker's panel: presets, text fields, calendar. Its code is fetched on hover, focus or opening. */
export function RangePanel({ picker, buttonId, open, onClose, mayLeaveRef }: RangePanelProps) {
  return (
    <PickerPopover
      buttonId={buttonId}
      label={picker.label}
      open={open}
      onClose={onClose}
      mayLeave={() => mayLeaveRef.current()}
      initialFocus={firstField}
    >
      <RangeForm picker={picker} onClose={onClose} mayLeaveRef={mayLeaveRef} />
    </PickerPopover>
  );
}

/**
 * The first text field has the focus, except on touch devices, where an on-screen keyboard would cover the calendar.
 */
const firstField = (panel: HTMLElement) =>
  matchMedia('(pointer: coarse)').matches ? panel : panel.querySelector<HTMLElement>('input');

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    minHeight: '0',
    overflowY: 'auto',
    '& > fieldset': {
      margin: '0',
      display: 'flex',
      flexDirection: { base: 'row', md: 'column' },
      flexWrap: { base: 'wrap', md: 'nowrap' },
      flexShrink: 0,
      gap: { base: '1.5', md: '0.5' },
      padding: '3',
      minWidth: { md: '11rem' },
      bg: 'bg.raised',
      borderColor: 'border',
      borderBottomWidth: { base: '1px', md: '0' },
      borderEndWidth: { md: '1px' },
      '& button': {
        justifyContent: 'flex-start',
        borderRadius: 'l1',
        textStyle: 'text',
        height: '8',
        paddingInline: '2.5',
        whiteSpace: 'nowrap',
        cursor: 'button',
        textAlign: 'start',
        borderWidth: { base: '1px', md: '0' },
        borderColor: 'border',
        _hover: { bg: 'bg.muted' },
        '&[aria-pressed=true]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
        _disabled: { color: 'fg.subtle', opacity: 0.6, cursor: 'disabled', bg: 'transparent' },
      },
    },
  },
});

/** Whether two months fit. */
const wide = '(min-width: 768px)';

function RangeForm({ picker, onClose, mayLeaveRef }: Pick<RangePanelProps, 'picker' | 'onClose' | 'mayLeaveRef'>) {
  const { t } = useTranslation('dateRange');
  const formats = useFormats();
  const draft = useRangeDraft(picker, onClose);
  const { read, limits } = draft;
  const [months] = useState<1 | 2>(() => (matchMedia(wide).matches ? 2 : 1));
  // Typing mounts the calendar again at the typed month; a click in it does not move it.
  const [calendarAt, setCalendarAt] = useState('');
  useEffect(() => {
    mayLeaveRef.current = draft.mayLeave;
    return () => {
      mayLeaveRef.current = () => true;
    };
  });
  const { presets = [], magic, clearable } = picker;
  const length = read.range?.begin && read.range.end ? daysIn(read.range.begin, read.range.end) : undefined;
  const field = (end: 'begin' | 'end') => ({
    text: draft.typed[end],
    onText: (text: string) => {
      draft.type(end, text);
      const day = parseDay(text, picker.today);
      if (typeof day === 'string') setCalendarAt(`${end}${day}`);
    },
    onBlur: () => draft.leave(end),
    problem: draft.problem(end),
    pattern: t('pattern'),
    inputRef: draft.refs[end],
    isDisabled: (preset: DayPreset) =>
      preset.disabled === true || isOutside({ begin: preset.day, end: preset.day }, limits),
    onPreset: (preset: DayPreset) => {
      draft.type(end, formats.day(preset.day));
      setCalendarAt(`${end}${preset.day}`);
    },
  });
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The event bubbles through the React portal into a form around the picker, which it must not submit.
        event.stopPropagation();
        if (draft.apply()) onClose();
      }}
    >
      {presets.length > 0 && (
        <fieldset aria-label={t('presets')}>
          {presets.map((preset) => (
            <button
              key={preset.id}
              type="button"
              disabled={preset.disabled === true || isOutside(preset.range, limits)}
              aria-pressed={preset.range.begin === read.begin && preset.range.end === read.end}
              onClick={() => draft.applyPreset(preset)}
            >
              {preset.label}
            </button>
          ))}
        </fieldset>
      )}
      <Stack gap="3" p="4" maxWidth="37rem" minWidth="0">
        <Grid templateColumns="1fr 1fr" gap="3" alignItems="start">
          <DayField
            label={t('begin')}
            presets={picker.beginPresets}
            presetsLabel={t('beginPresets')}
            clearLabel={clearable ? t('clearBegin') : undefined}
            {...field('begin')}
          />
          <DayField
            label={t('end')}
            presets={picker.endPresets}
            presetsLabel={t('endPresets')}
            clearLabel={clearable ? t('clearEnd') : undefined}
            {...field('end')}
          />
        </Grid>
        <RangeCalendar
          key={calendarAt}
          value={{ begin: read.begin, end: read.end }}
          onChange={draft.show}
          today={picker.today}
          min={picker.min}
          max={picker.max}
          months={months}
        />
        <HStack wrap="wrap" gap="2" pt="3" borderTopWidth="1px" borderColor="border">
          <Span aria-live="polite" textStyle="table" color="fg.muted" marginInlineEnd="auto">
            {length !== undefined && t('length', { count: length, formatted: formats.count(length) })}
          </Span>
          {magic && (
            <Button variant="outline" title={t('magicHint')} onClick={draft.magic}>
              <WandSparkles aria-hidden />
              <span>{t('magic')}</span>
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="solid">
            {t('apply')}
          </Button>
        </HStack>
      </Stack>
    </Form>
  );
}

const daysIn = (begin: string, end: string) => Math.round((Date.parse(end) - Date.parse(begin)) / 86_400_000) + 1;
