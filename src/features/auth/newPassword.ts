import { useTranslation } from 'react-i18next';
import { passwordProblem } from '#api/passwordRules.ts';

/** A new password and its confirmation, as a form holds them. */
export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Returns why a new password and its confirmation cannot be sent: keys of the texts (behaviour 1.16 and 1.18). */
export function newPasswordProblems({ newPassword, confirmPassword }: NewPassword) {
  const problem = passwordProblem(newPassword);
  return {
    newPassword: newPassword === '' ? 'required.newPassword' : problem && (`password.${problem}` as const),
    confirmPassword:
      confirmPassword === ''
        ? 'required.confirmPassword'
        : confirmPassword !== newPassword
          ? 'password.notEqual'
          : undefined,
  } as const;
}

/** {@link newPasswordProblems} in the user's language, by field. */
export function useNewPasswordMessages() {
  const { t } = useTranslation('account');
  return (values: NewPassword) => {
    const { newPassword, confirmPassword } = newPasswordProblems(values);
    return { newPassword: newPassword && t(newPassword), confirmPassword: confirmPassword && t(confirmPassword) };
  };
}
