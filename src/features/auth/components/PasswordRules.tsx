import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useTranslation } from 'react-i18next';
import { passwordRules } from '#api/passwordRules.ts';

const Hidden = chakra('span', { base: { srOnly: true } });

/**
 * The server's rules for a password, checked off while it is typed. It is the field's hint, so screen readers read it
 * with the field.
 */
export function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useTranslation('account');
  return (
    <Flex as="span" wrap="wrap" columnGap="4" rowGap="1">
      {passwordRules.map(({ problem, isMet }) => {
        const met = isMet(password);
        const Icon = met ? Check : Circle;
        return (
          <Span
            key={problem}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            color={met ? 'success.fg' : 'inherit'}
          >
            <Icon size={14} aria-hidden />
            <span>{t(`password.rule.${problem}`)}</span>
            {password !== '' && <Hidden>{`(${met ? t('password.met') : t('password.unmet')})`}</Hidden>}
          </Span>
        );
      })}
    </Flex>
  );
}
