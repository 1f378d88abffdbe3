import { Span } from '@chakra-ui/react/span';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#api/days.ts';
import { cutProps } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import type { SentRule } from './rulesJob.ts';

/** Returns what a row of the list shows of a rule: its place, its days and how many, its reason. */
export function useRuleCells() {
  const { t } = useTranslation('closingRules');
  const formats = useFormats();
  return ({ place, body }: Pick<SentRule, 'place' | 'body'>) => ({
    place,
    days: formats.dayRange(body.begin, body.end),
    detail: (
      <>
        <bdi {...cutProps(body.reason)} />{' '}
        <Span color="fg.muted" whiteSpace="nowrap">
          {t('asked.days', { count: lengthOf(body) })}
        </Span>
      </>
    ),
  });
}
