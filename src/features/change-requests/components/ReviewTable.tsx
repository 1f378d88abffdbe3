import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { ownElement } from '#design-system/ownElement.tsx';
import { dayOfWeekday } from '../hours/model.ts';
import type { ReviewField, ReviewRow, ReviewValue } from '../review.ts';

const Frame = chakra('div', {
  base: { borderWidth: '1px', borderRadius: 'l2', overflow: 'hidden', containerType: 'inline-size' },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    // Columns of values are equally wide, and hours stay on one line, where the table is wide enough. In between, columns
    // take the width of their contents; in the narrowest table hours wrap.
    tableLayout: 'fixed',
    '& thead th:first-of-type': { width: '28%' },
    '@container (min-width: 21rem)': {
      tableLayout: 'auto',
      '& thead th:first-of-type': { width: 'auto' },
      '& [data-weekday] ~ td': { whiteSpace: 'nowrap' },
    },
    '@container (min-width: 26rem)': {
      tableLayout: 'fixed',
      '& thead th:first-of-type': { width: '20%' },
    },
    textStyle: { base: 'xs', sm: 'table' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      px: { base: '1.5', sm: '3' },
      py: '1.5',
      borderBottomWidth: '1px',
    },
    '& thead th': { bg: 'bg.muted', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
    '& td': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& [data-weekday]': { textTransform: 'capitalize' },
    '& [data-mark]': { fontWeight: 'semibold' },
    '& [data-mark=changed]': { bg: 'brand.subtle', color: 'fg' },
    '& [data-mark=overwritten]': { bg: 'warning.bg', color: 'warning.fg' },
  },
});

interface ReviewTableProps {
  readonly label: string;
  readonly rows: readonly ReviewRow[];
  /** The head of the last column: the values after approval, or the requested ones. */
  readonly afterLabel: string;
}

/** The values of a period or a rule before, now where it was changed meanwhile, and after; what differs is marked. */
export function ReviewTable({ label, rows, afterLabel }: ReviewTableProps) {
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  const hasNow = rows.some(({ now }) => now !== undefined);
  const named = (field: ReviewField) =>
    typeof field === 'number' ? formats.weekday(dayOfWeekday(field)) : t(`review.${field}`);
  const written = (value: ReviewValue | null) => {
    if (!value) return t('review.nothing');
    if (value.kind === 'days') return formats.dayRange(value.from, value.to);
    if (value.kind === 'text') return longText(value.text || t('review.nothing'));
    const { timeFrom, timeTo, noCharge } = value.hours;
    return noCharge ? t('review.noCharge') : `${timeFrom}–${timeTo}`;
  };
  return (
    <Frame>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('review.field')}</th>
            <th scope="col">{t('review.before')}</th>
            {hasNow && <th scope="col">{t('review.now')}</th>}
            <th scope="col">{afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, before, now = null, after, isChanged, isOverwritten }) => (
            <tr key={field}>
              <th scope="row" data-weekday={typeof field === 'number' ? '' : undefined}>
                {named(field)}
              </th>
              <td>{written(before)}</td>
              {hasNow && (
                <td data-mark={isOverwritten ? 'overwritten' : undefined}>
                  {ownElement(written(now))}
                  {isOverwritten && <VisuallyHidden>{` ${t('review.overwritten')}`}</VisuallyHidden>}
                </td>
              )}
              <td data-mark={isChanged ? 'changed' : undefined}>
                {isChanged || after === null ? written(after) : t('review.unchanged')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
