import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, isDay } from '#api/days.ts';
import type { PeriodDays } from '#api/periodRules.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import type { CopyChange } from './CopyTarget.tsx';
import type { copyChoice } from './copyChoice.ts';
import type { PeriodPlace } from './plan.ts';

interface CopySourceProps {
  /** The zones to choose from; undefined for a garage. */
  readonly zones: readonly PeriodPlace[] | undefined;
  readonly choice: ReturnType<typeof copyChoice>;
  readonly today: Day;
  readonly onChange: (change: CopyChange) => void;
}

const own = 'own';

/** Which periods are copied: those of a zone, or of each zone, that lie within some days. */
export function CopySource({ zones, choice, today, onChange }: CopySourceProps) {
  const { t } = useTranslation('seasons');
  const formats = useFormats();
  const { season, source, found } = choice;
  const periods = found.flatMap(({ within }) => within);
  const beyond = found.flatMap((each) => each.beyond);
  const rangeOf = ({ validFrom, validTo }: PeriodDays) => formats.dayRange(validFrom, validTo);
  const names = [...new Set(periods.map(rangeOf))];
  const include = () => {
    const all = [...periods, ...beyond];
    const [from = ''] = all.map(({ validFrom }) => validFrom).sort();
    const to =
      all
        .map(({ validTo }) => validTo)
        .sort()
        .at(-1) ?? '';
    onChange({ from, to });
  };
  return (
    <Section title={t('source.title')} description={t('source.hint')}>
      <Stack gap="4">
        <Grid
          templateColumns={{
            base: '1fr',
            sm: 'repeat(2, minmax(0, 12rem))',
            lg: 'minmax(0, 20rem) repeat(2, minmax(0, 12rem))',
          }}
          gap="4"
          alignItems="start"
        >
          {zones && (
            <chakra.div gridColumn={{ sm: 'span 2', lg: 'auto' }} minWidth="0">
              <ChoiceField
                label={t('source.zone')}
                placeholder={t('source.zone')}
                value={source ? String(source.id) : own}
                options={[
                  { value: own, label: t('source.own') },
                  ...zones.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                onChange={(value) => onChange({ zone: value === own ? '' : value, zones: '' })}
              />
            </chakra.div>
          )}
          <SeasonDay
            label={t('source.from')}
            day={season.validFrom}
            today={today}
            onDay={(from) => onChange({ from })}
          />
          <SeasonDay
            label={t('source.to')}
            day={season.validTo}
            today={today}
            min={season.validFrom}
            onDay={(to) => onChange({ to })}
          />
        </Grid>
        <Span role="status">
          {names.length === 0
            ? t('source.none')
            : longText(t('source.found', { count: names.length, names: names.slice(0, 8).join('; ') }))}
        </Span>
        {beyond.length > 0 && (
          <FormBanner
            tone="info"
            action={
              <Button size="sm" onClick={include}>
                {t('source.include')}
              </Button>
            }
          >
            {t('source.beyond', {
              count: new Set(beyond.map(rangeOf)).size,
              names: [...new Set(beyond.map(rangeOf))].slice(0, 4).join('; '),
            })}
          </FormBanner>
        )}
      </Stack>
    </Section>
  );
}

interface SeasonDayProps {
  readonly label: string;
  readonly day: Day;
  readonly today: Day;
  readonly min?: Day;
  readonly onDay: (day: Day) => void;
}

/** A day that counts when it is whole; what is being typed stays in the field. */
function SeasonDay({ label, day, today, min, onDay }: SeasonDayProps) {
  const { t } = useTranslation('seasons');
  const [typed, setTyped] = useState<{ readonly text: string; readonly day: Day }>();
  const text = typed?.day === day ? typed.text : day;
  return (
    <DateField
      label={label}
      value={text}
      today={today}
      min={min}
      required
      error={text !== day && !isDay(text) && typed ? t('source.badDay') : undefined}
      onChange={(next) => setTyped({ text: next, day })}
      onCommit={(next) => {
        if (isDay(next)) onDay(next);
      }}
    />
  );
}
