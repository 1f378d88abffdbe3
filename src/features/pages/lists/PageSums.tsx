import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { useTranslation } from 'react-i18next';
import { sumOfAmounts } from '#api/figures.ts';
import { useFormats } from '#design-system/language/formats.ts';

/** What a row of a paged list adds to the sums of its page. */
export interface RowFigures {
  readonly quantity: number;
  /** EUR. */
  readonly amount: number;
  /** False for a transaction that is not valid; its figures are part of the sums. */
  readonly isValid?: boolean;
}

interface PageSumsProps {
  /** The number of rows that the filters find, on all pages, in words: `51 transakcija`. */
  readonly all: string;
  /** The rows of this page. */
  readonly rows: readonly RowFigures[];
}

const sumsOf = (rows: readonly RowFigures[]) => ({
  quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  amount: sumOfAmounts(rows.map(({ amount }) => amount)),
});

/**
 * How many rows the filters find, beside the sums of the rows on this page (behaviour 11.15). Where some of them are not
 * valid, the sums of the valid ones follow.
 */
export function PageSums({ all, rows }: PageSumsProps) {
  const { t } = useTranslation('lists');
  const formats = useFormats();
  const written = (some: readonly RowFigures[]) => {
    const { quantity, amount } = sumsOf(some);
    return t('page.figures', { quantity: formats.count(quantity), amount: formats.money(amount) });
  };
  const valid = rows.filter(({ isValid = true }) => isValid);
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="0.5" fontVariantNumeric="tabular-nums">
      <Span>{all}</Span>
      <Span>
        <span>{t('page.here', { count: rows.length, value: formats.count(rows.length) })}</span>{' '}
        <Span color="fg" fontWeight="medium">
          {written(rows)}
        </Span>
        {valid.length < rows.length && <span>{` ${t('page.ofWhichValid', { figures: written(valid) })}`}</span>}
      </Span>
    </Flex>
  );
}
