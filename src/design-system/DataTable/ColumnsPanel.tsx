import { useTranslation } from 'react-i18next';
import { PickerPopover } from '../Picker/PickerPopover.tsx';
import { ColumnList } from './ColumnList.tsx';
import type { ColumnsMenuProps } from './ColumnsMenu.tsx';

interface ColumnsPanelProps extends ColumnsMenuProps {
  readonly buttonId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The list of a table's columns in its popover. Its code is fetched on hover, focus or opening. */
export function ColumnsPanel({ buttonId, open, onClose, ...list }: ColumnsPanelProps) {
  const { t } = useTranslation('data');
  return (
    <PickerPopover buttonId={buttonId} label={t('table.columns')} open={open} onClose={onClose}>
      <ColumnList {...list} />
    </PickerPopover>
  );
}
