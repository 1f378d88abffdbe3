import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useTranslation } from 'react-i18next';
import { passwordRules } from '#api/passwordRules.ts';

const Hidden = chakra('span', { base: { srOnly: true } });

/** The server's rules for a password, ticked off while it is typed. Stands in a field's hint, so it is read with it. */
export function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useTranslation('auth');
  return (
    <Flex as="span" wrap="wrap" columnGap="4" rowGap="1">
      {passwordRules.map(({ problem, isMet }) => {
        const met = isMet(password);
        const Icon = met ? Check : Circle;
        return (
          <chakra.span
            key={problem}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            color={met ? 'success.fg' : 'inherit'}
          >
            <Icon size={14} aria-hidden />
            {t(`password.rule.${problem}`)}
            {password !== '' && <Hidden>({met ? t('password.met') : t('password.unmet')})</Hidden>}
          </chakra.span>
        );
      })}
    </Flex>
  );
}
