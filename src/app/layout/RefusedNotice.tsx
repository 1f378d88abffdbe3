import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#design-system/Button/Button.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { setNotice } from './notice.ts';

interface RefusedNoticeProps {
  readonly path: string;
  readonly isWrite: boolean;
  readonly hasDraft: boolean;
}

/** Says on the page that a refused call led to that it was refused, and leads back (behaviour 1.11). */
export function RefusedNotice({ path, isWrite, hasDraft }: RefusedNoticeProps) {
  const { t } = useTranslation('session');
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  const queryClient = useQueryClient();
  /** What was refused is requested again by the page, rather than shown as it failed. */
  const forgetFailures = () =>
    queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  const key = isWrite ? 'refused' : 'refusedRead';
  useEffect(() => {
    if (pathname !== shownAt.current) setNotice(undefined);
  }, [pathname]);
  return (
    <Box mb="4">
      <FormBanner
        title={t(`${key}.title`)}
        action={
          <Flex as="span" wrap="wrap" gap="2">
            <LinkButton size="xs" to={path} onClick={forgetFailures}>
              {t(hasDraft ? 'refused.back' : 'refusedRead.back')}
            </LinkButton>
            <Button size="xs" onClick={() => setNotice(undefined)}>
              {t('refused.close')}
            </Button>
          </Flex>
        }
      >
        {[t(`${key}.text`), ...(hasDraft ? [t('refused.kept')] : [])].join(' ')}
      </FormBanner>
    </Box>
  );
}
