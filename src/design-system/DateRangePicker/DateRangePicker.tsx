import { Calendar } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { lazyPart } from '../Picker/lazyPart.ts';
import { PickerField } from '../Picker/PickerField.tsx';
import { useOpen } from '../useOpen.ts';
import type { RangePanelProps } from './RangePanel.tsx';
import type { DateRangePickerProps } from './types.ts';

const panel = lazyPart<RangePanelProps>(() => import('./RangePanel.tsx').then((part) => part.RangePanel));

/**
 * Chooses a range of days, typed or in a calendar (Monday first), inside `min` and `max`. Enter or Apply applies it,
 * Escape goes back to what was; clicking away applies a right range and stays open over a wrong one, so that nothing
 * typed is lost. Only the closed control is in the page's first load.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { t } = useTranslation('ui');
  const formats = useFormats();
  const buttonId = useId();
  const [open, setOpen] = useOpen();
  const { Part, failed } = panel.use();
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
        busy={open && !Part && !failed}
        disabledReason={props.disabledReason}
        error={props.error ?? (open && failed ? t('picker.partFailed') : undefined)}
        buttonId={buttonId}
        open={open && Part !== undefined}
        onIntent={panel.load}
        onToggle={() => {
          panel.load();
          if (!open || failed) setOpen(true);
          else if (mayLeaveRef.current()) setOpen(false);
        }}
      />
      {Part && (
        <Part picker={props} buttonId={buttonId} open={open} onClose={() => setOpen(false)} mayLeaveRef={mayLeaveRef} />
      )}
    </>
  );
}
