import { PickerPopover } from '../Picker/PickerPopover.tsx';
import { OptionList, type OptionListProps } from './OptionList.tsx';

interface OptionsPanelProps extends OptionListProps {
  readonly buttonId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The list of options in its popover. Its code is fetched on hover, focus or opening. */
export function OptionsPanel({ buttonId, open, onClose, ...list }: OptionsPanelProps) {
  return (
    <PickerPopover buttonId={buttonId} label={list.label} open={open} onClose={onClose}>
      <OptionList {...list} />
    </PickerPopover>
  );
}
