import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '#features/forms/index.ts';
import type { NewPassword } from '../newPassword.ts';
import { PasswordRules } from './PasswordRules.tsx';

/** A new password with its rules, and its confirmation; in the `FormProvider` of a form that holds both. */
export function NewPasswordFields() {
  const { t } = useTranslation('account');
  const { control } = useFormContext<NewPassword>();
  const password = useWatch({ control, name: 'newPassword' });
  return (
    <>
      <FormPasswordField
        control={control}
        name="newPassword"
        deps="confirmPassword"
        label={t('password.new')}
        autoComplete="new-password"
        required
        hint={<PasswordRules password={password} />}
      />
      <FormPasswordField
        control={control}
        name="confirmPassword"
        label={t('password.confirm')}
        autoComplete="new-password"
        required
      />
    </>
  );
}
