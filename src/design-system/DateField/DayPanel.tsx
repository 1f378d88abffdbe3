import { Box } from '@chakra-ui/react/box';
import { PickerPopover } from '../Picker/PickerPopover.tsx';
import { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx';

interface DayPanelProps extends DayCalendarProps {
  readonly label: string;
  readonly buttonId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The calendar below a date field. Its code is fetched on hover, focus or opening. */
export function DayPanel({ label, buttonId, open, onClose, ...calendar }: DayPanelProps) {
  return (
    <PickerPopover
      buttonId={buttonId}
      label={label}
      open={open}
      onClose={onClose}
      initialFocus={(content) => content.querySelector<HTMLElement>('[data-focus], [data-selected], [data-now]')}
    >
      <Box p="3" width="18.5rem" maxWidth="full">
        <DayCalendar {...calendar} />
      </Box>
    </PickerPopover>
  );
}
