import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button/IconButton.tsx';
import { TextField } from './TextField.tsx';
import type { PasswordFieldProps } from './types.ts';

/** A password field whose text can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          variant="ghost"
          size="xs"
          label={shown ? t('field.hidePassword') : t('field.showPassword')}
          disabled={props.disabled}
          icon={<Icon aria-hidden color="var(--chakra-colors-fg-muted)" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
