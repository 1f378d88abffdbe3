import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { editorKeys } from '../editor/keys.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '5',
    rowGap: '2.5',
    alignItems: 'baseline',
    textStyle: 'text',
    '& dt': { display: 'flex', flexWrap: 'wrap', gap: '1.5', maxWidth: '12rem' },
    '& dd': { color: 'fg.muted' },
    '& kbd': {
      px: '1.5',
      borderWidth: '1px',
      borderBottomWidth: '2px',
      borderRadius: 'l1',
      bg: 'bg.subtle',
      fontFamily: 'inherit',
      textStyle: 'xs',
      whiteSpace: 'nowrap',
    },
  },
});

/** What is printed on keys whose names are others. */
const printed: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−',
};

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of the border editor. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { t } = useTranslation('borderTools');
  const nameOf = (key: string) => {
    if (key === ' ') return t('keys.space');
    return printed[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  };
  /** A plus joins keys, and is a key itself. */
  const textOf = (combination: string) =>
    combination === '+' ? combination : combination.split('+').map(nameOf).join(' + ');
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <List>
        {editorKeys.map(({ id, keys }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>
              {keys.map((combination) => (
                <kbd key={combination}>{textOf(combination)}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${id}`)}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
