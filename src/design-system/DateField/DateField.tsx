import CalendarIcon from 'lucide-react/icons/calendar';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { TextField } from '../Field/TextField.tsx';
import { useFormats } from '../language/formats.ts';
import { lazyPart } from '../lazyPart.tsx';
import { dayOrText } from './dayText.ts';
import type { DateFieldProps } from './types.ts';

const DayPanel = lazyPart(() => import('./DayPanel.tsx').then((module) => module.DayPanel));

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * A day of a form: typed as users write it (`1.11.`, `1.11.2026`, `2026-11-01`), or chosen in a calendar that opens
 * with its button or with Alt and the down arrow. A text that is no date stays as it was typed.
 */
export function DateField({ value, onChange, onCommit, today, min, max, ...field }: DateFieldProps) {
  const { t } = useTranslation('dateRange');
  const formats = useFormats();
  const buttonId = useId();
  const panel = DayPanel.useStatus();
  const [open, setOpen] = useState(false);
  const written = isDay(value) ? formats.day(value) : value;
  const [typed, setTyped] = useState({ text: written, value });
  // A value from outside is formatted; text that is being typed stays as it is.
  const text = typed.value === value ? typed.text : written;

  const finish = () => {
    setTyped({ text: written, value });
    onCommit?.(value);
  };
  const choose = (day: string) => {
    setOpen(false);
    onChange(day);
    onCommit?.(day);
  };
  const toggle = () => {
    void DayPanel.load();
    setOpen(!open || panel === 'failed');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    toggle();
  };

  return (
    <div style={{ minWidth: 0, width: '100%' }}>
      <TextField
        {...field}
        value={text}
        placeholder={t('pattern')}
        inputMode="text"
        onChange={(next) => {
          const read = dayOrText(next, today);
          setTyped({ text: next, value: read });
          onChange(read);
        }}
        onBlur={finish}
        onKeyDown={onKeyDown}
        end={
          <IconButton
            id={buttonId}
            type="button"
            variant="ghost"
            size="xs"
            disabled={field.disabled}
            label={t('openCalendar', { label: field.label })}
            icon={<CalendarIcon aria-hidden color="var(--chakra-colors-fg-muted)" />}
            busy={open && panel === 'pending'}
            aria-haspopup="dialog"
            aria-expanded={open && panel === 'loaded'}
            onPointerEnter={DayPanel.load}
            onFocus={DayPanel.load}
            onClick={toggle}
          />
        }
      />
      {panel === 'loaded' && (
        <DayPanel
          label={field.label}
          buttonId={buttonId}
          open={open}
          onClose={() => setOpen(false)}
          value={isDay(value) ? value : null}
          onChoose={choose}
          {...{ today, min, max }}
        />
      )}
    </div>
  );
}
