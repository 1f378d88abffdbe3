import Columns3 from 'lucide-react/icons/columns-3';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { OptionsPanel } from '../MultiSelect/lazyOptionsPanel.ts';
import type { DataTableColumn } from './types.ts';

export interface ColumnsMenuProps {
  readonly columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'group' | 'alwaysShown'>[];
  readonly hidden: readonly string[];
  readonly setHidden: (hidden: string[]) => void;
}

/** The button that chooses a table's columns; see `useHiddenColumns`. */
export function ColumnsMenu({ columns, hidden, setHidden }: ColumnsMenuProps) {
  const { t } = useTranslation('data');
  const buttonId = useId();
  const [open, setOpen] = useState(false);
  const panel = OptionsPanel.useStatus();
  const options = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        name: column.group ? `${column.group}: ${column.header}` : column.header,
        ...(column.alwaysShown && { fixed: true }),
      })),
    [columns],
  );
  const shown = useMemo(
    () => new Set<string | number>(columns.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id)),
    [columns, hidden],
  );
  const hide = (isHidden: (id: string) => boolean) =>
    setHidden(columns.filter((column) => !column.alwaysShown && isHidden(column.id)).map((column) => column.id));
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
        onPointerEnter={OptionsPanel.load}
        onFocus={OptionsPanel.load}
        onClick={() => {
          void OptionsPanel.load();
          setOpen(!open);
        }}
      />
      {panel === 'loaded' && (
        <OptionsPanel
          label={t('table.columns')}
          options={options}
          selected={shown}
          onToggle={(id, on) => hide((other) => (other === id ? !on : hidden.includes(other)))}
          onToggleAll={(on) => hide(() => !on)}
          buttonId={buttonId}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
