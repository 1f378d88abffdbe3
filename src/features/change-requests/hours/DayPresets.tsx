import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { TimeField } from '#design-system/TimeField/TimeField.tsx';
import { isTime } from '#design-system/TimeField/timeText.ts';
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx';
import { type DayValues, dayGroups, withNoCharge } from './values.ts';

interface DayPresetsProps {
  /** Gives the days of a group these hours; the group's name is for what is read out. */
  readonly onSet: (group: keyof typeof dayGroups, hours: DayValues) => void;
}

/** The groups in the order of the week. */
const groups = Object.keys(dayGroups) as (keyof typeof dayGroups)[];

/** Hours, or no charge, for Monday to Friday, Saturday or Sunday with one press each. */
export function DayPresets({ onSet }: DayPresetsProps) {
  const { t } = useTranslation('hours');
  const [hours, setHours] = useState<DayValues>({ noCharge: false, timeFrom: '', timeTo: '' });
  const { noCharge, timeFrom, timeTo } = hours;
  const isReady = noCharge || (isTime(timeFrom) && isTime(timeTo) && timeFrom < timeTo);
  return (
    <Stack as="fieldset" gap="2" mb="3" pb="3" borderBottomWidth="1px" minWidth="0">
      <Box as="legend" textStyle="label" color="fg.muted">
        {t('form.preset')}
      </Box>
      <HStack wrap="wrap" gap="3" mt="1">
        {!noCharge && (
          <>
            <Box width="7.5rem">
              <TimeField
                name="presetFrom"
                label={t('form.presetFrom')}
                labelHidden
                value={timeFrom}
                onChange={(time) => setHours({ ...hours, timeFrom: time })}
              />
            </Box>
            <Box width="7.5rem">
              <TimeField
                name="presetTo"
                label={t('form.presetTo')}
                labelHidden
                value={timeTo}
                onChange={(time) => setHours({ ...hours, timeTo: time })}
              />
            </Box>
          </>
        )}
        <Checkbox
          label={t('form.presetNoCharge')}
          checked={noCharge}
          onChange={(on) => setHours(withNoCharge(hours, on))}
        />
      </HStack>
      <HStack wrap="wrap" gap="2">
        {groups.map((group) => (
          <Tooltip key={group} text={isReady ? undefined : t('form.presetReason')}>
            <Button
              type="button"
              size="sm"
              aria-disabled={!isReady}
              onClick={() => {
                if (isReady) onSet(group, hours);
              }}
            >
              {t(`form.${group}`)}
            </Button>
          </Tooltip>
        ))}
      </HStack>
    </Stack>
  );
}
