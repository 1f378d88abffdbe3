import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { type DayRange, lengthOf } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import type { Findings } from '../model/findings.ts';
import type { YearItem } from '../model/items.ts';
import { ItemLine, type ItemPlace } from './ItemLine.tsx';

const Lists = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h3': { textStyle: 'text', fontWeight: 'semibold', mb: '2' },
    '& p': { textStyle: 'sm', color: 'fg.muted' },
    '& ul': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3' },
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2.5', rowGap: '1' },
    '& li > button': {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      textAlign: 'start',
      minHeight: '6',
      cursor: 'button',
      color: 'brand.fg',
      fontVariantNumeric: 'tabular-nums',
      '& [data-days]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '& [data-count]': { color: 'fg.muted', textStyle: 'sm' },
    },
    '& [data-note]': { flexBasis: '100%', textStyle: 'sm', color: 'fg.muted' },
    '& [data-items]': {
      flexBasis: '100%',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      ps: '3',
      borderInlineStartWidth: '2px',
      borderColor: 'border.emphasized',
    },
  },
});

interface FindingsListProps {
  readonly id: string;
  readonly findings: Findings;
  readonly placeOf: (item: YearItem) => ItemPlace;
  /** Shows days in the calendar. */
  readonly onShow: (days: DayRange) => void;
}

/** The days of a year without working hours, and what overlaps; a press shows the days in the calendar. */
export function FindingsList({ id, findings: { gaps, overlaps }, placeOf, onShow }: FindingsListProps) {
  const { t } = useTranslation('hoursYear');
  return (
    <Lists id={id}>
      <section aria-label={t('findings.gaps')}>
        <h3>{t('findings.gaps')}</h3>
        {gaps.length === 0 ? (
          <p>{t('findings.noGaps')}</p>
        ) : (
          <ul>
            {gaps.map((gap) => (
              <li key={gap.begin}>
                <DaysButton days={gap} onShow={onShow} />
                {gap.kind !== 'open' && <span data-note="">{t(`findings.${gap.kind}`)}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t('findings.overlaps')}>
        <h3>{t('findings.overlaps')}</h3>
        {overlaps.length === 0 ? (
          <p>{t('findings.noOverlaps')}</p>
        ) : (
          <ul>
            {overlaps.map(({ one, other, isCertain, ...days }) => (
              <li key={`${one.key} ${other.key}`}>
                <DaysButton days={days} onShow={onShow} />
                <StatusTag
                  tone={isCertain && one.kind === 'period' ? 'danger' : 'warning'}
                  label={t(isCertain ? 'findings.certain' : 'findings.possible')}
                />
                <span data-items="">
                  <ItemLine item={one} place={placeOf(one)} />
                  <ItemLine item={other} place={placeOf(other)} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Lists>
  );
}

function DaysButton({ days, onShow }: { readonly days: DayRange; readonly onShow: (days: DayRange) => void }) {
  const { t } = useTranslation('hoursYear');
  const formats = useFormats();
  const range = formats.dayRange(days.begin, days.end);
  const count = t('calendar.days', { count: lengthOf(days) });
  return (
    <button
      type="button"
      aria-label={`${t('findings.show', { range })} ${count}`}
      onClick={() => onShow({ begin: days.begin, end: days.end })}
    >
      {/* The space parts both for those who read them in one. */}
      <span data-days="">{`${range} `}</span>
      <span data-count="">{count}</span>
    </button>
  );
}
