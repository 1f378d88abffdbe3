import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, lengthOf } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { firstDay, monthRows, yearOfDay } from '../model/weeks.ts';
import { countsOf, dayStates, stripRuns, type YearDay } from '../model/yearDays.ts';
import { type StripPaths, stripHeight, stripPaths } from './stripPaths.ts';

/** A zone's year in a list of strips. */
interface StripRow {
  readonly key: string;
  /** Its name, as a link to its calendar where the user may open it. */
  readonly name: ReactNode;
  readonly days: readonly YearDay[];
  /** What is missing or overlaps, beside the strip. */
  readonly notes: ReactNode;
}

interface YearStripsProps {
  readonly year: number;
  readonly today: Day;
  readonly label: string;
  /** The head of the notes. */
  readonly notesHead: string;
  readonly rows: readonly StripRow[];
}

const Strips = chakra('div', {
  base: {
    '& ul': { listStyle: 'none' },
    '& li, & [data-head]': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        md: 'minmax(8rem, 14rem) minmax(0, 1fr) minmax(6rem, 11rem)',
      },
      columnGap: '4',
      rowGap: '1',
      alignItems: 'center',
      px: '4',
      py: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& li': { minHeight: '11' },
    '& [data-name]': { minWidth: '0', overflowWrap: 'anywhere', textStyle: 'table' },
    '& [data-name] a': { color: 'brand.fg', _hover: { textDecoration: 'underline' } },
    '& [data-notes]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      justifyContent: { base: 'flex-end', md: 'flex-start' },
    },
    '& [data-bar]': {
      position: 'relative',
      minWidth: '0',
      gridColumn: { base: '1 / -1', md: '2' },
      gridRow: { base: '2', md: '1' },
    },
    '& [data-notes-head]': { textStyle: 'xs', color: 'fg.muted', display: { base: 'none', md: 'block' } },
    '& svg': { display: 'block', width: '100%', height: '5' },
    '& [data-today]': {
      position: 'absolute',
      top: '-6px',
      bottom: '-6px',
      width: '2px',
      bg: 'fg',
      opacity: 0.7,
    },
    '& [data-state=charged]': { fill: 'brand.solid' },
    '& [data-state=free]': { fill: 'border.control' },
    '& [data-state=closed]': { fill: 'series.2' },
    '& [data-state=none]': { fill: 'fg.subtle' },
    '& [data-path=awaiting]': { fill: 'warning.solid' },
    '& [data-path=shared]': { fill: 'danger.solid' },
    '& [data-months]': {
      display: 'grid',
      gridColumn: { base: '1 / -1', md: '2' },
      textStyle: 'xs',
      color: 'fg.muted',
      '& span': { borderInlineStartWidth: '1px', ps: '1', overflow: 'hidden', whiteSpace: 'nowrap' },
    },
    '& [data-legend]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      rowGap: '2',
      p: '4',
      textStyle: 'sm',
      borderBottomWidth: '1px',
      '& li': { display: 'inline-flex', alignItems: 'center', gap: '2', p: '0', border: '0', minHeight: '5' },
      '& svg': { width: '7', flexShrink: 0 },
    },
  },
});

/** The years of zones side by side: a strip each, with the same months above each other and today as a line. */
export function YearStrips({ year, today, label, notesHead, rows }: YearStripsProps) {
  const formats = useFormats();
  const lengths = useMemo(
    () => monthRows(year).map((weeks) => weeks.flatMap(({ days }) => days.filter((day) => day !== null))),
    [year],
  );
  const total = lengths.reduce((sum, days) => sum + days.length, 0);
  const place =
    yearOfDay(today) === year
      ? `${((lengthOf({ begin: firstDay(year), end: today }) - 0.5) / total) * 100}%`
      : undefined;
  return (
    <Strips>
      <StripLegend />
      <div data-head="" aria-hidden>
        <span
          data-months=""
          style={{ gridTemplateColumns: lengths.map((days) => `minmax(0, ${days.length}fr)`).join(' ') }}
        >
          {lengths.map((days) => (
            <span key={days[0]}>{formats.month(days[0] ?? '').slice(0, 3)}</span>
          ))}
        </span>
        <span data-notes-head="">{notesHead}</span>
      </div>
      <ul aria-label={label}>
        {rows.map(({ key, name, days, notes }) => (
          <li key={key}>
            <span data-name="">{name}</span>
            <span data-bar="">
              <Strip days={days} />
              {place !== undefined && <span data-today="" style={{ insetInlineStart: place }} />}
            </span>
            <span data-notes="">{notes}</span>
          </li>
        ))}
      </ul>
    </Strips>
  );
}

const Shapes = ({ paths }: { readonly paths: StripPaths }) => (
  <>
    {dayStates.map((state) => paths.states[state] && <path key={state} data-state={state} d={paths.states[state]} />)}
    {paths.awaiting && <path data-path="awaiting" d={paths.awaiting} />}
    {paths.shared && <path data-path="shared" d={paths.shared} />}
  </>
);

const Strip = memo(function Strip({ days }: { readonly days: readonly YearDay[] }) {
  const { t } = useTranslation('hoursYear');
  const paths = useMemo(() => stripPaths(stripRuns(days)), [days]);
  const counts = countsOf(days);
  const words = dayStates
    .filter((state) => counts[state] > 0)
    .map((state) => `${t(`state.${state}`)}: ${t('calendar.days', { count: counts[state] })}`);
  return (
    <svg
      role="img"
      aria-label={words.join(', ')}
      viewBox={`0 0 ${days.length} ${stripHeight}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <Shapes paths={paths} />
    </svg>
  );
});

/** A run of a week for the legend. */
const sample = { begin: '', end: '', state: 'none', isAwaiting: false, isShared: false, length: 7 } as const;
const noStates = { charged: '', free: '', closed: '', none: '' } as const;
const markOf = (mark: 'isAwaiting' | 'isShared') => ({
  ...stripPaths([{ ...sample, [mark]: true }]),
  states: noStates,
});

function StripLegend() {
  const { t } = useTranslation('hoursYear');
  const entries = [
    ...dayStates.map((state) => ({ key: state, text: t(`state.${state}`), paths: stripPaths([{ ...sample, state }]) })),
    { key: 'awaiting', text: t('mark.awaiting'), paths: markOf('isAwaiting') },
    { key: 'shared', text: t('mark.shared'), paths: markOf('isShared') },
  ];
  return (
    <ul data-legend="" aria-label={t('calendar.legend')}>
      {entries.map(({ key, text, paths }) => (
        <li key={key}>
          <svg aria-hidden viewBox={`0 0 7 ${stripHeight}`} preserveAspectRatio="none">
            <Shapes paths={paths} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
