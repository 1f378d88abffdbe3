import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#api/days.ts';
import { comparePresets } from '#api/periods.ts';
import { statisticsBounds } from '#api/rules.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { DateRangePicker } from '#design-system/DateRangePicker/DateRangePicker.tsx';
import type { DateRangeValue } from '#design-system/DateRangePicker/types.ts';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Sheet } from '#design-system/Sheet/Sheet.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { useSetting } from '#features/auth/index.ts';
import { CopyLink } from '#features/pages/index.ts';
import {
  compareKind,
  firstCompare,
  isInBounds,
  rolledCompare,
  type StatisticsFilters,
  statisticsPresets,
} from '../filters.ts';
import { beginPresets, endPresets } from '../presets.ts';
import type { AppliedStatistics } from '../useStatisticsFilters.ts';

interface BarProps {
  readonly applied: AppliedStatistics;
}

/**
 * The periods of the statistics: the range, and the period that it is compared with. Edits are component state; Search
 * applies them and is disabled while a date is missing.
 */
export function StatisticsFilterBar({ applied }: BarProps) {
  const { t } = useTranslation(['statistics', 'reporting', 'lists']);
  const formats = useFormats();
  const { filters, problems } = applied;
  const { range, compare } = filters;
  // Edits are reset when other filters are applied: by Search, Back, or a link.
  const key = JSON.stringify({ range, compare });
  return (
    <>
      {problems.length > 0 && (
        <FormBanner tone="warning" title={t('reporting:problems.title')}>
          {problems
            .map((problem) => (problem === 'compare' ? t('compare.problem') : t(`lists:problems.${problem}`)))
            .join(' ')}
        </FormBanner>
      )}
      <Box layerStyle="card" role="search" aria-label={t('reporting:filters.title')} hideBelow="md" px="2" py="1.5">
        <Fields key={key} applied={applied} inline />
      </Box>
      <Box layerStyle="card" display={{ base: 'flex', md: 'none' }} alignItems="center" gap="2" ps="4" pe="2" py="1.5">
        <ListFilter size={16} aria-hidden style={{ flexShrink: 0 }} />
        <Box flex="1" minW="0" textStyle="table" overflowWrap="anywhere">
          {formats.dayRange(range.begin, range.end)}
        </Box>
        <CopyLink />
        <Sheet
          label={t('reporting:filters.open')}
          icon={<SlidersHorizontal size={16} aria-hidden />}
          title={t('reporting:filters.title')}
        >
          {(close) => <Fields key={key} applied={applied} onApplied={close} />}
        </Sheet>
      </Box>
      {compare && <ComparedWith applied={applied} range={range} compare={compare} />}
    </>
  );
}

interface ComparedWithProps extends BarProps {
  readonly range: StatisticsFilters['range'];
  readonly compare: NonNullable<StatisticsFilters['compare']>;
}

/** What is compared, at every width: the period and its kind, that it was typed, and lengths that differ. */
function ComparedWith({ applied, range, compare }: ComparedWithProps) {
  const { t } = useTranslation(['statistics', 'reporting']);
  const formats = useFormats();
  const kind = compareKind(range, compare);
  const previous = comparePresets(range).find(({ id }) => id === 'previousPeriod')?.range;
  const days = formats.dayRange(compare.begin, compare.end);
  return (
    <Flex role="note" px="1" gap="2" rowGap="1" wrap="wrap" align="center" textStyle="table" color="fg.muted">
      <span>
        {kind === 'typed'
          ? t('compare.typed', { range: days })
          : t('compare.with', { range: days, kind: t(`reporting:presets.${kind}`) })}
      </span>
      {lengthOf(range) !== lengthOf(compare) && (
        <span>
          {t('reporting:filters.unlike', {
            range: t('reporting:filters.days', { count: lengthOf(range) }),
            compare: t('reporting:filters.days', { count: lengthOf(compare) }),
          })}
        </span>
      )}
      {kind === 'typed' && previous && isInBounds(previous, applied.today) && (
        <Button size="xs" onClick={() => applied.apply({ range, compare: previous })}>
          {t('reporting:presets.previousPeriod')}
        </Button>
      )}
    </Flex>
  );
}

interface FieldsProps extends BarProps {
  /** The fields are in one line, with their labels for screen readers only. */
  readonly inline?: boolean;
  readonly onApplied?: () => void;
}

interface Draft {
  /** A cleared date leaves it half set or empty. */
  readonly range: DateRangeValue;
  readonly compare: StatisticsFilters['compare'];
  /** The period that was compared lay before the first day for the new range. */
  readonly isDropped: boolean;
}

function Fields({ applied, inline = false, onApplied }: FieldsProps) {
  const { t } = useTranslation(['statistics', 'reporting', 'lists']);
  const formats = useFormats();
  const { filters, today, apply } = applied;
  const magic = useSetting('magic_button');
  const [draft, setDraft] = useState<Draft>({ ...filters, isDropped: false });
  const { begin, end } = draft.range;
  const range = begin && end ? { begin, end } : null;
  const bounds = statisticsBounds(today);
  const { earliest = today, latest } = bounds;
  const first = range && firstCompare(range, today);
  const presets = useMemo(
    () => ({
      presets: statisticsPresets(today).map(({ id, range: days }) => ({ id, range: days, label: t(`ranges.${id}`) })),
      beginPresets: beginPresets(today).map(({ id, day }) => ({ id, day, label: t(`presets.${id}`) })),
      endPresets: endPresets(today).map(({ id, day }) => ({ id, day, label: t(`presets.${id}`) })),
    }),
    [today, t],
  );
  const changeRange = (next: DateRangeValue) => {
    const whole = next.begin && next.end ? { begin: next.begin, end: next.end } : null;
    const compare = whole && range ? rolledCompare(draft.compare, range, whole, today) : draft.compare;
    setDraft({ range: next, compare, isDropped: draft.compare !== null && compare === null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!range) return;
    apply({ range, compare: draft.compare });
    onApplied?.();
  };
  return (
    <Flex
      as="form"
      onSubmit={submit}
      gap="2"
      rowGap={{ base: '4', md: '2' }}
      // In a phone's sheet each field has a line of its own.
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'flex-start' }}
      wrap={{ md: 'wrap' }}
    >
      <DateRangePicker
        label={t('reporting:filters.range')}
        hideLabel={inline}
        value={draft.range}
        onChange={changeRange}
        today={today}
        min={earliest}
        max={latest}
        {...presets}
        magic={magic}
        clearable
        {...(range ? {} : { error: t('lists:dates.missing') })}
      />
      <Flex align="center" minH="9" px="1" flexShrink="0">
        <Checkbox
          label={t('reporting:filters.compareWith')}
          checked={draft.compare !== null}
          disabled={draft.compare === null && first === null}
          onChange={(checked) => setDraft({ ...draft, compare: checked ? first : null, isDropped: false })}
        />
      </Flex>
      {(draft.isDropped || (range && draft.compare === null && first === null)) && (
        <Flex role="note" align="center" minH="9" textStyle="sm" color="fg.muted">
          {t('compare.tooEarly', { day: formats.day(earliest) })}
        </Flex>
      )}
      {draft.compare && (
        <DateRangePicker
          label={t('reporting:filters.compareRange')}
          hideLabel={inline}
          value={draft.compare}
          onChange={(next) =>
            next.begin && next.end && setDraft({ ...draft, compare: { begin: next.begin, end: next.end } })
          }
          today={today}
          min={earliest}
          max={latest}
          presets={
            range
              ? comparePresets(range).map(({ id, range: days }) => ({
                  id,
                  range: days,
                  label: t(`reporting:presets.${id}`),
                }))
              : []
          }
          magic={magic}
        />
      )}
      <Flex direction={{ base: 'column', md: 'row' }} ms={{ md: 'auto' }} gap="1" align={{ md: 'center' }}>
        {inline && <CopyLink />}
        <SubmitButton busy={false} disabled={!range} icon={<Search size={16} aria-hidden />}>
          {t('reporting:filters.search')}
        </SubmitButton>
      </Flex>
    </Flex>
  );
}
