import { CircleX, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../language/formats.ts';
import { PickerField } from '../Picker/PickerField.tsx';
import { OptionsPanel } from './lazyOptionsPanel.ts';
import type { MultiSelectProps } from './types.ts';

/**
 * Chooses any number of options, all of them with one checkbox. The closed control shows how many, as a warning when
 * not all are chosen and as an error when none is (behaviour 3.9). Only the closed control is in the page's first load.
 */
export function MultiSelect<Id extends string | number = number>(props: MultiSelectProps<Id>) {
  const { label, options, onChange, gender = 'f', state = 'ready' } = props;
  const { t } = useTranslation('data');
  const formats = useFormats();
  const buttonId = useId();
  const [open, setOpen] = useState(false);
  const panel = OptionsPanel.useStatus();
  const selected = useMemo(() => new Set<string | number>(props.selected), [props.selected]);

  const chosen = options.filter((option) => selected.has(option.id)).length;
  const total = options.length;
  const ready = state === 'ready' && total > 0;
  const tone =
    state === 'failed' || (ready && chosen === 0) ? 'danger' : ready && chosen < total ? 'warning' : undefined;
  const text =
    state === 'loading'
      ? t('multiSelect.loading')
      : state === 'failed'
        ? t('multiSelect.failed')
        : chosen === total
          ? t(`multiSelect.all_${gender}`, { formatted: formats.count(total) })
          : chosen === 0
            ? t(`multiSelect.none_${gender}`)
            : t('multiSelect.some', { formatted: formats.count(chosen), total: formats.count(total) });
  const hint = ready && chosen < total ? t(chosen === 0 ? 'multiSelect.danger' : 'multiSelect.warning') : undefined;

  const choose = (isChosen: (id: Id) => boolean) =>
    onChange(options.filter((option) => isChosen(option.id)).map((option) => option.id));

  return (
    <>
      <PickerField
        label={label}
        hideLabel={props.hideLabel}
        labelInside={props.labelInside}
        text={text}
        hint={hint}
        icon={tone === 'danger' ? <CircleX /> : tone === 'warning' ? <TriangleAlert /> : undefined}
        tone={tone ?? (state === 'loading' ? 'muted' : undefined)}
        busy={state === 'loading' || (open && panel === 'pending')}
        disabledReason={props.disabledReason}
        error={props.error ?? (open && panel === 'failed' ? t('picker.partFailed') : undefined)}
        buttonId={buttonId}
        open={open && panel === 'loaded'}
        onIntent={OptionsPanel.load}
        onToggle={() => {
          void OptionsPanel.load();
          setOpen(!open || panel === 'failed');
        }}
      />
      {panel === 'loaded' && (
        <OptionsPanel
          label={label}
          options={options}
          selected={selected}
          onToggle={(id, on) => choose((other) => (other === id ? on : selected.has(other)))}
          onToggleAll={(on) => choose(() => on)}
          state={state}
          onRetry={props.onRetry}
          buttonId={buttonId}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
