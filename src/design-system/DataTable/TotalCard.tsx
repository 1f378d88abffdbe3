import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { Formats } from '../language/formats.ts';
import { Card, isThere } from './Card.tsx';
import type { CardPlaces } from './cardPlaces.ts';
import type { DataTableColumn } from './types.ts';

interface TotalCardProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly places: CardPlaces<Row>;
  readonly t: TFunction<'data'>;
  readonly formats: Formats;
}

/** The totals row as the last card. */
export function TotalCard<Row>({ columns, places, t, formats }: TotalCardProps<Row>) {
  const [open, setOpen] = useState(false);
  const rest = places.rest.filter(({ total, card, group }) => isThere(total) && (!card || group));
  const total = (column: DataTableColumn<Row>) =>
    column === columns[0] ? (column.total ?? t('table.total')) : column.total;
  return (
    <Card
      part="total"
      places={places}
      formats={formats}
      summaryOf={total}
      detailOf={total}
      rest={rest}
      canOpen={rest.length > 0}
      open={open}
      onToggle={() => setOpen(!open)}
    />
  );
}
