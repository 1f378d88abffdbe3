import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { cutProps } from '#design-system/LongText/cutText.ts';
import { Row } from './listLook.ts';
import type { ItemCells } from './types.ts';

interface ItemRowProps {
  readonly cells: ItemCells;
  /** The colour of the row's edge; what it says is written in the row too. */
  readonly tone: 'danger' | 'warning' | 'success' | undefined;
  /** Undefined where the list is no longer to choose from. */
  readonly tick?: { readonly checked: boolean; readonly label: string; readonly onChange: (on: boolean) => void };
  /** Its overlaps, or its result. */
  readonly children: ReactNode;
}

/** An item of the list: its zone, its days, its hours or reason, and its overlaps or its result. */
export function ItemRow({ cells, tone, tick, children }: ItemRowProps) {
  const place = <bdi {...cutProps(cells.place)} />;
  return (
    <Row data-tone={tone}>
      {tick ? (
        <Checkbox
          label={
            <span>
              <Span aria-hidden fontWeight="medium">
                {place}
              </Span>
              <Span srOnly>{tick.label}</Span>
            </span>
          }
          checked={tick.checked}
          onChange={tick.onChange}
        />
      ) : (
        <Span fontWeight="medium">{place}</Span>
      )}
      <Span fontVariantNumeric="tabular-nums">{cells.days}</Span>
      <div>{cells.detail}</div>
      <Stack gap="1" minWidth="0">
        {children}
      </Stack>
    </Row>
  );
}
