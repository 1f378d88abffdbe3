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

const named = ['arrows', 'space'] as const;
const isNamed = (key: string): key is (typeof named)[number] => named.some((name) => name === key);

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of the border editor. */
export function KeysDialog({ open, onClose }: KeysDialogProps) {
  const { t } = useTranslation('borderTools');
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <List>
        {editorKeys.map(({ id, combinations }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>
              {combinations.map((combination) => {
                const text = combination.map((key) => (isNamed(key) ? t(`keyNames.${key}`) : key)).join(' + ');
                return <kbd key={text}>{text}</kbd>;
              })}
            </dt>
            <dd>{t(`keys.${id}`)}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
