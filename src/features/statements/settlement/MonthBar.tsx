import { Flex } from '@chakra-ui/react/flex';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { CopyLink, useToday } from '#features/pages/index.ts';
import type { Month } from './months.ts';
import { monthsLater, settledMonths, type View, views } from './queries.ts';

interface MonthBarProps {
  readonly month: Month;
  readonly show: View;
  readonly onMonth: (month: Month) => void;
  readonly onShow: (show: View) => void;
}

/** The choice of the month, and of the rows that are shown. */
export function MonthBar({ month, show, onMonth, onShow }: MonthBarProps) {
  const { t } = useTranslation('settlement');
  const formats = useFormats();
  const today = useToday();
  const months = useMemo(() => settledMonths(today), [today]);
  return (
    <Flex
      layerStyle="card"
      align="center"
      wrap="wrap"
      columnGap={{ base: '2', md: '6' }}
      rowGap="2"
      px={{ base: '4', md: '2' }}
      py="1.5"
    >
      <Flex align="center" gap="1">
        <IconButton
          size="sm"
          variant="ghost"
          label={t('earlier')}
          title={t('earlier')}
          icon={<ChevronLeft aria-hidden />}
          disabled={month === months.at(-1)}
          onClick={() => onMonth(monthsLater(month, -1))}
        />
        <SelectField
          label={t('month')}
          value={month}
          options={months.map((each) => ({ value: each, label: formats.month(`${each}-01`) }))}
          onChange={onMonth}
        />
        <IconButton
          size="sm"
          variant="ghost"
          label={t('later')}
          title={t('later')}
          icon={<ChevronRight aria-hidden />}
          disabled={month === months[0]}
          onClick={() => onMonth(monthsLater(month, 1))}
        />
      </Flex>
      <SelectField
        label={t('show.label')}
        value={show}
        options={views.map((view) => ({ value: view, label: t(`show.${view}`) }))}
        onChange={(next) => onShow(next as View)}
      />
      <Flex flex={{ base: '0 0 auto', md: '1' }} justify="flex-end">
        <CopyLink />
      </Flex>
    </Flex>
  );
}
