import Table2 from 'lucide-react/icons/table-2';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';

export interface ChartTableToggleProps {
  readonly asTable: boolean;
  readonly onChange: (asTable: boolean) => void;
}

/** The button that switches between a chart and the table of its figures. */
export function ChartTableToggle({ asTable, onChange }: ChartTableToggleProps) {
  const { t } = useTranslation('data');
  return (
    <Button
      variant={asTable ? 'subtle' : 'outline'}
      size="sm"
      icon={<Table2 aria-hidden />}
      aria-pressed={asTable}
      onClick={() => onChange(!asTable)}
    >
      {t('chart.table')}
    </Button>
  );
}
