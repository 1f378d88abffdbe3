import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogPanel } from '../Dialog/DialogPanel.tsx';
import type { DialogProps } from '../Dialog/types.ts';
import { Switch } from '../Field/Switch.tsx';
import { keyNames } from './keyNames.ts';
import { isCharacter, listId, presentShortcuts, type Shortcut, switchedOff, switchShortcut } from './shortcuts.ts';

const List = chakra('div', {
  base: {
    textStyle: 'text',
    '& h3': { textStyle: 'label', color: 'fg.muted', pt: '4', pb: '1.5' },
    '& section:first-of-type h3': { pt: '0' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { base: '7rem minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
      alignItems: 'center',
      gap: '3',
      minHeight: '9',
      py: '1',
      borderTopWidth: '1px',
    },
    '& dt': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', textStyle: 'sm', color: 'fg.muted' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& kbd + kbd': { marginInlineStart: '1' },
    '& kbd': {
      minWidth: '6',
      paddingInline: '1.5',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderBottomWidth: '2px',
      borderRadius: 'l1',
      bg: 'bg.muted',
      color: 'fg',
      font: 'inherit',
      textStyle: 'sm',
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
    '& [data-off] kbd': { textDecoration: 'line-through', color: 'fg.muted' },
  },
});

export type ShortcutsDialogProps = Pick<DialogProps, 'open' | 'onClose'> & {
  readonly finalFocusEl: () => HTMLElement | null;
};

/** All shortcuts of what is on the screen; those of one character can be switched off, each by itself. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { t } = useTranslation('shortcuts');
  return (
    <DialogPanel {...props} title={t('title')} description={t('text')}>
      <Groups />
    </DialogPanel>
  );
}

function Groups() {
  const { t } = useTranslation('shortcuts');
  const [present] = useState(presentShortcuts);
  const [off, setOff] = useState(switchedOff);
  const onSwitch = (id: string, isOn: boolean) => {
    switchShortcut(id, isOn);
    setOff(switchedOff());
  };
  const groups = [
    {
      id: 'everywhere',
      title: t('everywhere'),
      shortcuts: [
        { id: 'palette', keys: ['Control+K'], label: t('palette') },
        { id: listId, keys: ['?'], label: t('list') },
        { id: 'close', keys: ['Escape'], label: t('close'), isOfFocus: true },
      ],
    },
    ...present.filter(({ shortcuts }) => shortcuts.length > 0),
    {
      id: 'fields',
      title: t('fields'),
      shortcuts: [
        { id: 'day', keys: ['Alt+ArrowDown'], label: t('day'), isOfFocus: true },
        { id: 'time', keys: ['ArrowUp', 'ArrowDown'], label: t('time'), isOfFocus: true },
        { id: 'hour', keys: ['PageUp', 'PageDown'], label: t('hour'), isOfFocus: true },
      ],
    },
  ];
  return (
    <List>
      {groups.map(({ id, title, shortcuts }) => (
        <section key={id} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map((shortcut) => (
              <Line key={shortcut.id} shortcut={shortcut} isOff={off.includes(shortcut.id)} onSwitch={onSwitch} />
            ))}
          </dl>
        </section>
      ))}
    </List>
  );
}

interface LineProps {
  readonly shortcut: Shortcut;
  readonly isOff: boolean;
  readonly onSwitch: (id: string, isOn: boolean) => void;
}

function Line({ shortcut: { id, keys, label, isOfFocus = false }, isOff, onSwitch }: LineProps) {
  const { t } = useTranslation('shortcuts');
  const canSwitch = !isOfFocus && keys.some(isCharacter);
  return (
    <div data-off={canSwitch && isOff ? '' : undefined}>
      <dt>
        {keys.map((way, at) => (
          <span key={way}>
            {at > 0 && <span>{`${t('or')} `}</span>}
            {keyNames(way).map((name) => (
              <kbd key={name} translate="no">
                {name}
              </kbd>
            ))}
          </span>
        ))}
      </dt>
      <dd>{canSwitch ? <Switch label={label} checked={!isOff} onChange={(isOn) => onSwitch(id, isOn)} /> : label}</dd>
    </div>
  );
}
