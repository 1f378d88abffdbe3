import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useFailureText } from '#features/forms/index.ts';
import type { useMonthZip } from './useMonthZip.ts';

type ZipPanelProps = Omit<ReturnType<typeof useMonthZip>, 'start'>;

const Bar = chakra('div', {
  base: {
    flex: '1 1 10rem',
    height: '2',
    minWidth: '0',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    overflow: 'hidden',
    '& > div': { height: '100%', borderRadius: 'full', bg: 'brand.solid' },
  },
});

/** How far the ZIP is, with cancel; then what failed, by name and reason, to try again. */
export function ZipPanel({ state, again, cancel, dismiss }: ZipPanelProps) {
  const { t } = useTranslation('settlement');
  const formats = useFormats();
  const failureText = useFailureText();
  const close = (
    <Button size="sm" variant="ghost" onClick={dismiss}>
      {t('zip.dismiss')}
    </Button>
  );
  if (state.status === 'working' || state.status === 'cancelled') {
    const text = { done: formats.count(state.done), total: formats.count(state.total) };
    if (state.status === 'cancelled')
      return (
        <FormBanner
          tone="info"
          title={t('zip.cancelled')}
          action={
            <Flex gap="2">
              <Button size="sm" onClick={again}>
                {t('zip.goOn')}
              </Button>
              {close}
            </Flex>
          }
        >
          {t('zip.reached', text)}
        </FormBanner>
      );
    return (
      <Flex layerStyle="card" align="center" wrap="wrap" columnGap="4" rowGap="2" px="4" py="2">
        <Text role="status" fontVariantNumeric="tabular-nums">
          {t('zip.working', text)}
        </Text>
        <Bar
          role="progressbar"
          aria-label={t('zip.progress')}
          aria-valuenow={state.done}
          aria-valuemin={0}
          aria-valuemax={state.total}
        >
          <div style={{ width: `${(100 * state.done) / Math.max(1, state.total)}%` }} />
        </Bar>
        <Button size="sm" onClick={cancel}>
          {t('zip.cancel')}
        </Button>
      </Flex>
    );
  }
  if (state.status === 'unwritten')
    return (
      <FormBanner
        action={
          <Flex gap="2">
            <Button size="sm" onClick={again}>
              {t('zip.retry')}
            </Button>
            {close}
          </Flex>
        }
      >
        {t('zip.unwritten')}
      </FormBanner>
    );
  if (state.status !== 'done' || state.failed.length === 0) return null;
  const { failed, total, name } = state;
  return (
    <FormBanner
      title={t('zip.failed', { count: failed.length, total: formats.count(total) })}
      action={
        <Flex gap="2">
          <Button size="sm" onClick={again}>
            {t('zip.again', { count: failed.length })}
          </Button>
          {close}
        </Flex>
      }
    >
      <Text>{name ? t('zip.savedWithout', { name }) : t('zip.nothingSaved')}</Text>
      <chakra.ul
        listStyleType="disc"
        ps="5"
        maxHeight="12rem"
        overflowY="auto"
        tabIndex={0}
        aria-label={t('zip.failedList')}
      >
        {failed.map(({ statement, error }) => (
          <li key={statement.id}>
            <chakra.span fontWeight="medium" translate="no">
              {longText(statement.name || t('unnamed'))}
            </chakra.span>{' '}
            <span>{failureText(error)}</span>
          </li>
        ))}
      </chakra.ul>
    </FormBanner>
  );
}
