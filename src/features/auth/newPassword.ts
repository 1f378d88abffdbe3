import { passwordProblem } from '#api/passwordRules.ts';

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Why a new password and its confirmation cannot be sent: keys of the texts (spec 1, part 5; spec 3, part 2). */
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
