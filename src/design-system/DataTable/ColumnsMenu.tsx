import Columns3 from 'lucide-react/icons/columns-3';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { ColumnsPanel } from './columnsPanelPart.ts';
import type { DataTableColumn } from './types.ts';

/** The columns of a table and what the user chooses of them; see `useColumnChoice`. */
export interface ColumnsMenuProps {
  /** In their order. */
  readonly columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'group' | 'alwaysShown'>[];
  readonly hidden: readonly string[];
  readonly setHidden: (hidden: readonly string[]) => void;
  /** Stores the order, or undefined for the table's own. */
  readonly setOrder: (order: readonly string[] | undefined) => void;
  readonly isOrdered: boolean;
}

/** The button that chooses and orders a table's columns. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { t } = useTranslation('data');
  const buttonId = useId();
  const [open, setOpen] = useState(false);
  const panel = ColumnsPanel.useStatus();
  return (
    <>
      <IconButton
        id={buttonId}
        label={t('table.columns')}
        icon={<Columns3 aria-hidden />}
        title={t('table.columns')}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={ColumnsPanel.load}
        onFocus={ColumnsPanel.load}
        onClick={() => {
          void ColumnsPanel.load();
          setOpen(!open);
        }}
      />
      {panel === 'loaded' && <ColumnsPanel {...props} buttonId={buttonId} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
