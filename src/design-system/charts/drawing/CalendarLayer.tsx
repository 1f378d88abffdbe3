import { chakra } from '@chakra-ui/react/styled-system';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../Link/Link.tsx';
import { cutText } from '../../LongText/cutText.ts';
import { useFormats } from '../../language/formats.ts';
import { MenuButton } from '../../MenuButton/MenuButton.tsx';
import { Tooltip } from '../../Tooltip/Tooltip.tsx';
import type { ChartCalendar, ChartMark } from '../types.ts';
import { bandNames, groupMarks, markSize } from './calendarPlaces.ts';

/** Where the plot of a chart is, px from the chart's top left corner. */
export interface PlotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface LayerProps {
  readonly calendar: ChartCalendar;
  readonly box: PlotBox;
  /** How many categories the plot has. */
  readonly categories: number;
}

const Bands = chakra('div', {
  base: {
    position: 'absolute',
    overflow: 'hidden',
    pointerEvents: 'none',
    '& [data-kind]': { position: 'absolute', top: '0', bottom: '0' },
    '& [data-kind=weekend]': { bg: 'bg.muted' },
    '& [data-kind=holiday]': { bg: 'brand.muted' },
    '& [data-kind=mark]': { borderInlineStart: '1px dashed' },
    '& [data-kind=span]': { bottom: 'auto', height: '3px' },
    '& [data-tone=warning]': { borderColor: 'warning.border', bg: 'warning.border' },
    '& [data-tone=danger]': { borderColor: 'danger.border', bg: 'danger.border' },
    '& span': {
      position: 'absolute',
      top: '0',
      // Below it is where the figures of a holiday mostly are.
      maxHeight: '65%',
      paddingTop: '1.5',
      paddingBottom: '1.5',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      writingMode: 'vertical-rl',
      textOrientation: 'sideways',
      transform: 'translateX(-50%) rotate(180deg)',
      fontSize: '0.6875rem',
      lineHeight: '0.875rem',
      color: 'fg.muted',
    },
    '& span[data-wide]': {
      writingMode: 'horizontal-tb',
      transform: 'translateX(-50%)',
      whiteSpace: 'normal',
      textAlign: 'center',
      paddingInline: '1.5',
    },
  },
});

/** Weekends and holidays behind the series, holidays with their names, and the days that incidents touch. */
export function CalendarBands({ calendar: { bands, marks }, box, categories }: LayerProps) {
  const names = useMemo(() => bandNames(bands, categories, box.width), [bands, categories, box.width]);
  const place = (from: number, to: number) => ({
    left: `${(100 * from) / categories}%`,
    width: `${(100 * (to - from + 1)) / categories}%`,
  });
  return (
    // The days' names, the tooltips and the table say the same.
    <Bands aria-hidden data-part="bands" style={{ ...box }}>
      {bands.map(({ from, to, kind }) => (
        <div key={`${kind} ${from}`} data-kind={kind} style={place(from, to)} />
      ))}
      {marks.map(({ id, from, to, tone }) => (
        <div key={id} data-kind="span" data-tone={tone} style={place(from, to)} />
      ))}
      {names.map(({ text, at, width }) => (
        <span key={at} data-wide={width ? '' : undefined} style={{ left: at, ...(width ? { width } : {}) }}>
          {text}
        </span>
      ))}
    </Bands>
  );
}

const Marks = chakra('ul', {
  base: {
    position: 'absolute',
    height: '6',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    // Between the marks the chart is under the pointer.
    pointerEvents: 'none',
    '& li': { position: 'absolute', top: '0', pointerEvents: 'auto' },
    '& a, & button': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      borderRadius: 'l1',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _icon: { width: '4', height: '4' },
    },
    '& [data-tone=warning]': { color: 'warning.fg' },
    '& [data-tone=danger]': { color: 'danger.fg' },
    '& b': {
      position: 'absolute',
      top: '-1',
      insetEnd: '-1',
      minWidth: '3.5',
      borderRadius: 'full',
      bg: 'bg.surface',
      textStyle: 'label',
      fontSize: '0.625rem',
      lineHeight: '0.875rem',
      textAlign: 'center',
    },
  },
});

const icons = { warning: TriangleAlert, danger: CircleX };

/** The longest title in a tooltip or a menu, in letters. */
const longestTitle = 120;

const textOf = ({ title, detail }: ChartMark) => `${cutText(title, longestTitle)}, ${detail}`;

/** The incidents above the plot, each a link; those that have no room side by side are one button with a menu. */
export function CalendarMarks({ calendar: { marks, marksTitle }, box, categories }: LayerProps) {
  const groups = useMemo(() => groupMarks(marks, categories, box.width), [marks, categories, box.width]);
  if (groups.length === 0) return null;
  return (
    <Marks
      aria-label={marksTitle}
      data-part="marks"
      style={{ left: box.left, width: box.width, top: box.top - markSize - 2 }}
    >
      {groups.map(({ at, marks: [first, ...others] }) => (
        <li key={first.id} style={{ left: at - markSize / 2 }}>
          {others.length === 0 ? <OneMark mark={first} /> : <ManyMarks marks={[first, ...others]} title={marksTitle} />}
        </li>
      ))}
    </Marks>
  );
}

function OneMark({ mark }: { readonly mark: ChartMark }) {
  const Icon = icons[mark.tone];
  return (
    <Tooltip text={textOf(mark)}>
      <Link to={mark.address} data-tone={mark.tone} aria-label={textOf(mark)}>
        <Icon aria-hidden />
      </Link>
    </Tooltip>
  );
}

interface ManyMarksProps {
  readonly marks: readonly ChartMark[];
  readonly title: string;
}

function ManyMarks({ marks, title }: ManyMarksProps) {
  const navigate = useNavigate();
  const formats = useFormats();
  const tone = marks.some((mark) => mark.tone === 'danger') ? 'danger' : 'warning';
  const Icon = icons[tone];
  const count = formats.count(marks.length);
  return (
    <MenuButton
      label={`${title}: ${count}`}
      items={marks.map((mark) => {
        const Own = icons[mark.tone];
        return {
          id: mark.id,
          label: cutText(mark.title, longestTitle),
          description: mark.detail,
          icon: <Own aria-hidden color={`var(--chakra-colors-${mark.tone}-fg)`} />,
          onSelect: () => void navigate(mark.address),
        };
      })}
      align="start"
      trigger={
        <button type="button" data-tone={tone} aria-label={`${title}: ${count}`} title={marks.map(textOf).join('\n')}>
          <Icon aria-hidden />
          <b aria-hidden>{count}</b>
        </button>
      }
    />
  );
}
