import { Calendar } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { lazyPart } from '../lazyPart.tsx';
import { PickerField } from '../Picker/PickerField.tsx';
import type { DateRangePickerProps } from './types.ts';

const RangePanel = lazyPart(() => import('./RangePanel.tsx').then((module) => module.RangePanel));

/**
 * Chooses a range of days, typed or in a calendar (Monday first), inside `min` and `max`. Enter or Apply applies the
 * range, Escape restores the previous one. A press outside applies a valid range; over an invalid one the picker stays
 * open, so that nothing typed is lost. Only the closed control is in the page's first load.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { t } = useTranslation('data');
  const formats = useFormats();
  const buttonId = useId();
  const [open, setOpen] = useState(false);
  const panel = RangePanel.useStatus();
  const mayLeaveRef = useRef(() => true);
  const { begin, end } = props.value;
  const text =
    begin && end
      ? `${formats.day(begin)} – ${formats.day(end)}`
      : begin
        ? t('dateRange.from', { day: formats.day(begin) })
        : end
          ? t('dateRange.until', { day: formats.day(end) })
          : t('dateRange.empty');
  return (
    <>
      <PickerField
        label={props.label}
        hideLabel={props.hideLabel}
        text={text}
        icon={<Calendar />}
        tone={begin || end ? undefined : 'muted'}
        busy={open && panel === 'pending'}
        disabledReason={props.disabledReason}
        error={props.error ?? (open && panel === 'failed' ? t('picker.partFailed') : undefined)}
        buttonId={buttonId}
        open={open && panel === 'loaded'}
        onIntent={RangePanel.load}
        onToggle={() => {
          void RangePanel.load();
          if (!open || panel === 'failed') setOpen(true);
          else if (mayLeaveRef.current()) setOpen(false);
        }}
      />
      {panel === 'loaded' && (
        <RangePanel
          picker={props}
          buttonId={buttonId}
          open={open}
          onClose={() => setOpen(false)}
          mayLeaveRef={mayLeaveRef}
        />
      )}
    </>
  );
}
