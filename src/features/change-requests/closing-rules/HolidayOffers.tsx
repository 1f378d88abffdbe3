import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HolidayKey } from '#api/holidays.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { type HolidayOffer, isChosen, type OfferedYear } from './offers.ts';
import type { RangeValues } from './values.ts';

interface HolidayOffersProps {
  readonly years: readonly OfferedYear[];
  readonly ranges: readonly RangeValues[];
  readonly onChoose: (offer: HolidayOffer, reason: string, on: boolean) => void;
}

/** Public holidays as checkboxes, by year: a tick adds a row with their days and their name. */
export function HolidayOffers({ years, ranges, onChoose }: HolidayOffersProps) {
  const { t } = useTranslation(['closingRules', 'calendar']);
  const formats = useFormats();
  const nameOf = (keys: readonly HolidayKey[]) => keys.map((key) => t(`calendar:holiday.${key}`)).join(', ');
  const first = years.find(({ offers }) => offers.length > 0);
  return (
    <Stack gap="2" role="group" aria-label={t('holidays.title')}>
      {years
        .filter(({ offers }) => offers.length > 0)
        .map(({ year, offers }) => (
          <Year
            key={year}
            title={t('holidays.of', { year })}
            openAtFirst={year === first?.year || offers.some((offer) => isChosen(offer, ranges))}
          >
            {offers.map((offer) => {
              const name = nameOf(offer.names);
              return (
                <Checkbox
                  key={offer.key}
                  label={
                    <span>
                      <span>{name}</span>{' '}
                      <Span color="fg.muted" whiteSpace="nowrap">
                        {formats.dayRange(offer.begin, offer.end)}
                      </Span>
                    </span>
                  }
                  checked={isChosen(offer, ranges)}
                  onChange={(on) => onChoose(offer, name, on)}
                />
              );
            })}
          </Year>
        ))}
    </Stack>
  );
}

interface YearProps {
  readonly title: string;
  readonly openAtFirst: boolean;
  readonly children: React.ReactNode;
}

function Year({ title, openAtFirst, children }: YearProps) {
  const [isOpen, setOpen] = useState(openAtFirst);
  return (
    <Box>
      <Button
        type="button"
        size="sm"
        variant="ghost"
        style={{ marginInlineStart: '-0.5rem' }}
        aria-expanded={isOpen}
        icon={<ChevronRight aria-hidden style={{ transform: isOpen ? 'rotate(90deg)' : undefined }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </Button>
      {isOpen && <Offers>{children}</Offers>}
    </Box>
  );
}

const Offers = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    columnGap: '4',
    rowGap: '2.5',
    paddingBlock: '2',
  },
});
