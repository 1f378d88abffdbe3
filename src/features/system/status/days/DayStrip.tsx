import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/Link/Link.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { pathTo } from '#features/routes/paths.ts';
import { type OutageDay, secondsOf } from './outages.ts';
import { useDayTexts } from './useDayTexts.ts';

/** Units of the drawing: a bar with the space after it, and its height. */
const step = 10;
const barWidth = 8;
const height = 40;
/** The height of an outage of no length: a short one is seen too. */
const leastHeight = 8;

const Strip = chakra('div', {
  base: {
    position: 'relative',
    height: '2.5rem',
    borderRadius: 'l1',
    cursor: 'pointer',
    touchAction: 'pan-y',
    focusVisibleRing: 'outside',
    '& svg': { display: 'block', width: 'full', height: 'full' },
    '& [data-bar=free]': { fill: 'bg.emphasized' },
    '& [data-bar=critical]': { fill: 'danger.solid' },
    '& [data-bar=warning]': { fill: 'warning.solid' },
    '& [data-bar=unknown]': { fill: 'fg.subtle' },
    '& [data-bar=chosen]': { fill: 'fg' },
  },
});

/** Another day, by a key that moves through the bars; undefined for any other key. */
function dayAfterKey(key: string, at: number, last: number): number | undefined {
  const moved: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 7,
    PageUp: at + 7,
    Home: 0,
    End: last,
  };
  const next = moved[key];
  return next === undefined ? undefined : Math.min(last, Math.max(0, next));
}

interface DayStripProps {
  readonly group: string;
  readonly days: readonly OutageDay[];
  /** The days of the whole strip together, as far as they are known. */
  readonly total: Pick<OutageDay, 'critical' | 'warning' | 'any'>;
  /** Whether the user may search the incidents of a day. */
  readonly maySearch: boolean;
}

/**
 * A service group's days as bars, the last one today (behaviour 16.47). One bar is chosen, and what it shows is said below it:
 * by pointing, and by the arrow keys as a slider, so that each can be read without seeing it.
 */
export function DayStrip({ group, days, total, maySearch }: DayStripProps) {
  const { t } = useTranslation('incidents');
  const formats = useFormats();
  const texts = useDayTexts();
  const nameId = useId();
  const last = days.length - 1;
  const [chosenAt, setChosen] = useState(last);
  const [hoveredAt, setHovered] = useState<number>();
  const at = Math.min(hoveredAt ?? chosenAt, last);
  const chosen = days[at];
  if (!chosen) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    setHovered(undefined);
    setChosen(next);
  };
  const barAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const bar = Math.floor(((clientX - left) / Math.max(1, width)) * days.length);
    return Math.min(last, Math.max(0, bar));
  };
  const choose = (event: PointerEvent<HTMLElement>) => {
    setHovered(undefined);
    setChosen(barAt(event));
  };
  /** A mouse looks at a bar, and its press chooses it: on the way to the link it crosses others. A finger chooses. */
  const move = (event: PointerEvent<HTMLElement>) =>
    event.pointerType === 'mouse' ? setHovered(barAt(event)) : choose(event);
  const hasOutage = chosen.any > 0;
  return (
    <Box px="4" py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4" rowGap="0.5" mb="2">
        <Heading as="h3" size="md" id={nameId} minWidth="0" overflowWrap="anywhere">
          {longText(group)}
        </Heading>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.lengths(total)}
        </Text>
      </Flex>
      <Strip
        role="slider"
        tabIndex={0}
        aria-label={t('days.strip', { group })}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${texts.day(chosen)}: ${texts.outage(chosen)}`}
        onKeyDown={onKeyDown}
        onPointerMove={move}
        onPointerLeave={() => setHovered(undefined)}
        onPointerDown={choose}
      >
        <Bars days={days} chosen={at} />
      </Strip>
      <Flex wrap="wrap" columnGap="2" rowGap="0.5" mt="1.5" minHeight="6" align="baseline" textStyle="sm">
        <Span fontWeight="medium" fontVariantNumeric="tabular-nums">
          {texts.day(chosen)}
        </Span>
        <Span color="fg.muted">{texts.outage(chosen)}</Span>
        {maySearch && hasOutage && (
          <Span ms={{ sm: 'auto' }}>
            <Link
              to={`${pathTo('incidents')}?day=${chosen.day}`}
              aria-label={t('days.openNamed', { day: formats.day(chosen.day) })}
            >
              {t('days.open')}
            </Link>
          </Span>
        )}
      </Flex>
    </Box>
  );
}

/** The bars: a critical outage has the whole width of its bar, a warning half of it above, so that colours need not tell them apart. */
function Bars({ days, chosen }: { readonly days: readonly OutageDay[]; readonly chosen: number }) {
  return (
    <svg viewBox={`0 0 ${days.length * step} ${height + 4}`} preserveAspectRatio="none" aria-hidden>
      {days.map((day, index) => {
        const x = index * step + (step - barWidth) / 2;
        const heightOf = (seconds: number) =>
          seconds > 0 ? leastHeight + Math.min(1, seconds / secondsOf(day.day)) * (height - leastHeight) : 0;
        const critical = heightOf(day.critical);
        const warning = Math.min(height - critical, heightOf(day.any - day.critical));
        return (
          <g key={day.day}>
            {day.isKnown ? (
              <rect data-bar="free" x={x} y={0} width={barWidth} height={height} />
            ) : (
              <rect data-bar="unknown" x={x} y={height / 2 - 1.5} width={barWidth} height={3} />
            )}
            {critical > 0 && (
              <rect data-bar="critical" x={x} y={height - critical} width={barWidth} height={critical} />
            )}
            {warning > 0 && (
              <rect
                data-bar="warning"
                x={x + barWidth / 4}
                y={height - critical - warning}
                width={barWidth / 2}
                height={warning}
              />
            )}
            {index === chosen && <rect data-bar="chosen" x={x - 1} y={height + 1} width={barWidth + 2} height={3} />}
          </g>
        );
      })}
    </svg>
  );
}
