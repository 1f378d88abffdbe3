import { useTranslation } from 'react-i18next';
import { PasswordField } from '#design-system/Field/PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

type Text = Pick<Parameters<typeof PasswordField>[0], 'name' | 'value' | 'onChange' | 'error'>;

/** A new password with its rules, and its confirmation. */
export function NewPasswordFields({
  password,
  confirmation,
}: {
  readonly password: Text;
  readonly confirmation: Text;
}) {
  const { t } = useTranslation('auth');
  return (
    <>
      <PasswordField
        {...password}
        label={t('password.new')}
        autoComplete="new-password"
        required
        hint={<PasswordRules password={password.value ?? ''} />}
      />
      <PasswordField {...confirmation} label={t('password.confirm')} autoComplete="new-password" required />
    </>
  );
}
