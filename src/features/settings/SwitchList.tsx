import { chakra } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { Switch } from '#design-system/Field/Switch.tsx';
import type { Switchboard } from './switchboard.ts';

interface SwitchListProps {
  readonly board: Switchboard;
  readonly items: readonly { readonly key: string; readonly label: string; readonly description?: string }[];
}

/** The switches of a board, one below the other. */
export function SwitchList({ board, items }: SwitchListProps) {
  useSyncExternalStore(board.subscribe, board.version);
  return (
    <chakra.ul listStyleType="none">
      {items.map(({ key, label, description }) => (
        <chakra.li
          key={key}
          px="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border.muted"
          _first={{ borderTopWidth: '0' }}
        >
          <Switch
            label={label}
            description={description}
            checked={board.shown(key)}
            onChange={(value) => board.set(key, value)}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
