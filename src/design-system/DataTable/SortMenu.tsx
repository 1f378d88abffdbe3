import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { SectionActions } from '../Section/SectionActions.tsx';
import { nextSort } from './HeadRows.tsx';
import type { DataTableColumn, DataTableSort } from './types.ts';
import { isSortable } from './useTableModel.ts';

interface SortMenuProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: DataTableSort | null;
  readonly onSort: (sort: DataTableSort) => void;
}

/**
 * The menu that sorts a list of cards, which has no heads, in the head of its section. Choosing the sorted column again
 * reverses the order.
 */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const { t } = useTranslation('data');
  const sortable = columns.filter(isSortable) as readonly DataTableColumn<never>[];
  if (sortable.length < 2) return null;
  return (
    <SectionActions>
      <MenuButton
        iconOnly
        size="sm"
        label={t('table.sort')}
        icon={<ArrowUpDown aria-hidden />}
        items={sortable.map((column) => {
          const checked = sort?.id === column.id;
          const next = nextSort(column, sort);
          return {
            id: column.id,
            label: column.group === undefined ? column.header : `${column.group}: ${column.header}`,
            icon: (checked ? sort.desc : next.desc) ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />,
            checked,
            onSelect: () => onSort(next),
          };
        })}
      />
    </SectionActions>
  );
}
