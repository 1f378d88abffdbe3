import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PickerPopover } from '#design-system/Picker/PickerPopover.tsx';
import { holidayNames, stateWords } from '../calendar/dayWords.ts';
import type { YearItem } from '../model/items.ts';
import type { YearDay } from '../model/yearDays.ts';
import { ItemLine, type ItemPlace } from './ItemLine.tsx';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: '21rem',
    maxWidth: 'full',
    p: '4',
    overflowY: 'auto',
    '& header': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '2' },
    '& h4': { textStyle: 'text', fontWeight: 'semibold', pt: '1', _firstLetter: { textTransform: 'uppercase' } },
    '& p': { overflowWrap: 'anywhere', _firstLetter: { textTransform: 'uppercase' } },
    '& h5': { textStyle: 'label', color: 'fg.muted', mb: '1.5' },
    '& ul': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3' },
    '& [data-muted]': { color: 'fg.muted', textStyle: 'sm' },
  },
});

export interface DayPopoverProps {
  readonly day: YearDay;
  /** The id of the day's cell. */
  readonly cellId: string;
  readonly open: boolean;
  readonly placeOf: (item: YearItem) => ItemPlace;
  /** Begins a closing rule with the day; undefined for a user who may not. */
  readonly onNewRule: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What holds on a day, and the periods, rules and requests it comes from. */
export function DayPopover({ day, cellId, open, placeOf, onNewRule, onClose }: DayPopoverProps) {
  const { t } = useTranslation(['hoursYear', 'calendar']);
  const formats = useFormats();
  const title = `${formats.weekday(day.day)}, ${formats.dayLong(day.day)}`;
  const { period, rule, hours, state } = day;
  const inForce = [rule, period].filter((item) => item !== undefined);
  const sources: readonly YearItem[] = [
    ...inForce,
    ...day.awaiting.filter(({ key }) => !inForce.some((item) => item.key === key)),
  ];
  const otherwise = () => {
    if (state !== 'closed' || !period) return undefined;
    return hours ? t('popover.otherwise', { from: hours.from, to: hours.to }) : t('popover.otherwiseFree');
  };
  return (
    <PickerPopover
      buttonId={cellId}
      label={title}
      open={open}
      onClose={onClose}
      initialFocus={(panel) => panel.querySelector('a, button')}
    >
      <Panel>
        <header>
          <h4>{title}</h4>
          <IconButton size="xs" variant="ghost" label={t('popover.close')} icon={<X aria-hidden />} onClick={onClose} />
        </header>
        <div>
          <p>{stateWords(day, t)}</p>
          {otherwise() !== undefined && <p data-muted="">{otherwise()}</p>}
          {day.holidays.length > 0 && <p data-muted="">{t('day.holiday', { names: holidayNames(day.holidays, t) })}</p>}
          {day.isShared && <p data-muted="">{t('day.shared')}</p>}
        </div>
        {sources.length > 0 ? (
          <div>
            <h5>{t('popover.sources')}</h5>
            <ul>
              {sources.map((item) => (
                <li key={item.key}>
                  <ItemLine item={item} place={placeOf(item)} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p data-muted="">{t('popover.none')}</p>
        )}
        {onNewRule && (
          <div>
            <Button size="sm" icon={<Plus aria-hidden />} onClick={onNewRule}>
              {t('popover.newRule')}
            </Button>
          </div>
        )}
      </Panel>
    </PickerPopover>
  );
}
