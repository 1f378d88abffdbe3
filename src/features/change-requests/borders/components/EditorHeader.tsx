import { chakra } from '@chakra-ui/react/styled-system';
import Save from 'lucide-react/icons/save';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneDetails } from '#api/contract/zones.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import type { SaveReason } from '../editor/useBorderEditor.ts';

const Bar = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    px: '4',
    py: '3',
    borderBottomWidth: '1px',
    bg: 'bg.surface',
    '& h1': { flex: '1 1 100%', textStyle: 'section', overflowWrap: 'anywhere' },
    '& [data-part=fields]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)',
      gap: '3',
      flex: '1 1 22rem',
      maxWidth: '40rem',
    },
    '& [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      flex: '1 1 auto',
    },
    '& [data-part=reason]': { flex: '1 1 100%', textAlign: 'end', textStyle: 'xs', color: 'fg.muted' },
  },
});

interface EditorHeaderProps {
  readonly zone: ZoneDetails;
  readonly saveReason: SaveReason | undefined;
  readonly busy: boolean;
  readonly onSave: (thenClose: boolean) => void;
  readonly onClose: () => void;
}

/** The zone's fields, and the buttons save, save and close, close. */
export function EditorHeader({ zone, saveReason, busy, onSave, onClose }: EditorHeaderProps) {
  const { t } = useTranslation('borders');
  const id = useId();
  const saving = { disabled: saveReason !== undefined, busy, 'aria-describedby': saveReason && `${id}-reason` };
  return (
    <Bar>
      <h1>{t('title', { name: zone.name })}</h1>
      <div data-part="fields">
        <TextField size="sm" readOnly label={t('cityCode')} value={zone.cityCode} />
        <TextField size="sm" readOnly label={t('zoneCode')} value={zone.code} />
        <TextField size="sm" readOnly label={t('zoneName')} value={zone.name} />
      </div>
      <div data-part="actions">
        <Button size="sm" icon={<X aria-hidden />} onClick={onClose}>
          {t('close')}
        </Button>
        <Button size="sm" {...saving} onClick={() => onSave(true)}>
          {t('saveAndClose')}
        </Button>
        <Button size="sm" variant="solid" icon={<Save aria-hidden />} {...saving} onClick={() => onSave(false)}>
          {t('save')}
        </Button>
        {saveReason && (
          <span data-part="reason" id={`${id}-reason`}>
            {t(`reason.${saveReason}`)}
          </span>
        )}
      </div>
    </Bar>
  );
}
