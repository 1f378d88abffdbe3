import { Button } from '@chakra-ui/react/button';
import { Table2 } from 'lucide-react';
import { useTexts } from '../language/useTexts.ts';
import '../texts.ts';

export interface ChartTableToggleProps {
  readonly asTable: boolean;
  readonly onChange: (asTable: boolean) => void;
}

/** The button that shows a chart's figures as a table, and the chart again. */
export function ChartTableToggle({ asTable, onChange }: ChartTableToggleProps) {
  const t = useTexts('ui');
  return (
    <Button
      variant={asTable ? 'subtle' : 'outline'}
      size="sm"
      aria-pressed={asTable}
      onClick={() => onChange(!asTable)}
    >
      <Table2 aria-hidden />
      {t('chart.table')}
    </Button>
  );
}
