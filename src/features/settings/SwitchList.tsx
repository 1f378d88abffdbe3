import { chakra } from '@chakra-ui/react/styled-system';
import { Switch } from '#design-system/Field/Switch.tsx';
import { cutProps } from '#design-system/LongText/cutText.ts';
import type { Switches } from './useSwitches.ts';

interface SwitchListProps {
  readonly switches: Switches;
  readonly items: readonly { readonly key: string; readonly label: string; readonly description?: string }[];
}

/** Switches, one below the other. */
export function SwitchList({ switches, items }: SwitchListProps) {
  return (
    <chakra.ul listStyleType="none">
      {items.map(({ key, label, description }) => (
        <chakra.li
          key={key}
          title={cutProps(label).title}
          px="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border.muted"
          _first={{ borderTopWidth: '0' }}
        >
          <Switch
            label={cutProps(label).children}
            description={description}
            checked={switches.shown(key)}
            onChange={() => switches.toggle(key)}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
