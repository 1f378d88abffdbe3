import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import './texts.ts';

const Legend = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'normal',
    '& kbd': {
      minWidth: '5',
      paddingInline: '1',
      borderWidth: '1px',
      borderRadius: 'l1',
      bg: 'bg.surface',
      font: 'inherit',
      textStyle: 'xs',
      textAlign: 'center',
    },
    '&[data-off] kbd': { textDecoration: 'line-through' },
  },
});

interface KeysToggleProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Says which keys the desk has, and turns them on and off. */
export function KeysToggle({ isOn, onChange }: KeysToggleProps) {
  const { t } = useTranslation('console');
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-pressed={isOn}
      title={t(isOn ? 'keys.turnOff' : 'keys.turnOn')}
      onClick={() => onChange(!isOn)}
    >
      <Legend data-off={isOn ? undefined : ''}>
        <kbd>J</kbd> <kbd>K</kbd> <span>{`${t('keys.choose')} ·`}</span> <kbd>A</kbd>{' '}
        <span>{`${t('keys.approve')} ·`}</span> <kbd>R</kbd> <span>{t('keys.reject')}</span>
      </Legend>
    </Button>
  );
}
