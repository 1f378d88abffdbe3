import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import { dayOfWeekday } from '../hours/model.ts';
import type { ReviewField, ReviewRow, ReviewValue } from '../review.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'table',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: '3', py: '2', borderBottomWidth: '1px' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
    '& td': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& [data-side=before]': { color: 'fg.muted' },
    '& [data-side=after]': { fontWeight: 'medium' },
  },
});

/** Each value that a request changes, before and after. */
export function ReviewTable({ label, rows }: { readonly label: string; readonly rows: readonly ReviewRow[] }) {
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  const named = (field: ReviewField) =>
    typeof field === 'number' ? formats.weekday(dayOfWeekday(field)) : t(`review.${field}`);
  const written = (value: ReviewValue | null): string => {
    if (!value) return t('review.nothing');
    if (value.kind === 'day') return formats.day(value.day);
    if (value.kind === 'text') return value.text || t('review.nothing');
    const { timeFrom, timeTo, noCharge } = value.hours;
    // As one word, also on a phone.
    return noCharge ? t('review.noCharge') : `${timeFrom}\u00a0–\u00a0${timeTo}`;
  };
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('review.field')}</th>
          <th scope="col">{t('review.before')}</th>
          <th scope="col">{t('review.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{named(field)}</th>
            <td data-side="before">{written(before)}</td>
            <td data-side="after">{written(after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
