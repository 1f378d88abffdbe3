import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import Save from 'lucide-react/icons/save';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneDetails } from '#api/contract/zones.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import type { SaveReason } from '../editor/useBorderEditor.ts';

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
    <Flex as="header" wrap="wrap" align="flex-end" gap="3" px="4" py="3" borderBottomWidth="1px" bg="bg.surface">
      <Heading as="h1" flex="1 1 100%" overflowWrap="anywhere">
        {t('title', { name: zone.name })}
      </Heading>
      <Grid templateColumns="minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)" gap="3" flex="1 1 22rem" maxWidth="40rem">
        <TextField size="sm" readOnly label={t('cityCode')} value={zone.cityCode} />
        <TextField size="sm" readOnly label={t('zoneCode')} value={zone.code} />
        <TextField size="sm" readOnly label={t('zoneName')} value={zone.name} />
      </Grid>
      <Flex wrap="wrap" align="center" justify="flex-end" gap="2" flex="1 1 auto">
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
          <Span id={`${id}-reason`} flex="1 1 100%" textAlign="end" textStyle="xs" color="fg.muted">
            {t(`reason.${saveReason}`)}
          </Span>
        )}
      </Flex>
    </Flex>
  );
}
