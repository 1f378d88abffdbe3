import { Grid } from '@chakra-ui/react/grid';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { cutProps } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import type { copyChoice } from './copyChoice.ts';
import { type copyParams, moveCounts, zonesText } from './copyParams.ts';
import type { PeriodPlace } from './plan.ts';
import type { LeapQuestion } from './shift.ts';

type CopyState = typeof copyParams.defaults;

/** A change of where a season is copied from or to. */
export type CopyChange = Partial<CopyState>;

interface CopyTargetProps {
  /** The zones to choose from; undefined for a garage. */
  readonly zones: readonly PeriodPlace[] | undefined;
  readonly choice: ReturnType<typeof copyChoice>;
  readonly state: CopyState;
  readonly onChange: (change: CopyChange) => void;
}

const answers = ['early', 'late'] as const;

const Zones = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: '2.5',
    '& label': { overflowWrap: 'anywhere' },
  },
});

/** Where periods are copied to: the dates, what is meant by the leap day, and the zones. */
export function CopyTarget({ zones, choice, state, onChange }: CopyTargetProps) {
  const { t } = useTranslation('seasons');
  const formats = useFormats();
  const { source, kind, count, chosen, plan } = choice;
  const { questions } = plan;
  const moves = (zones && source ? (['year', 'weeks', 'same'] as const) : (['year', 'weeks'] as const)).map(
    (value) => ({
      value,
      label: t(`move.${value}`),
    }),
  );
  const leapDays = (answer: keyof LeapQuestion) =>
    questions.map((question) => formats.day(question[answer])).join(', ');
  const choose = (ids: readonly number[], on: boolean) => {
    const rest = chosen.filter((id) => !ids.includes(id));
    onChange({ zones: zonesText(on ? [...rest, ...ids] : rest) });
  };
  return (
    <Section title={t('target.title')} description={t('target.hint')}>
      <Stack gap="4">
        <Grid templateColumns={{ base: '1fr', sm: 'minmax(0, 20rem) minmax(0, 8rem)' }} gap="4" alignItems="start">
          <ChoiceField
            label={t('move.label')}
            placeholder={t('move.label')}
            value={kind}
            options={moves}
            onChange={(value) => {
              const move = moves.find((each) => each.value === value)?.value;
              if (move) onChange({ move, count: '', zones: move === 'same' || kind === 'same' ? '' : state.zones });
            }}
          />
          {kind !== 'same' && (
            <TextField
              label={t(`move.count.${kind}`)}
              inputMode="numeric"
              value={state.count === '' ? String(moveCounts[kind].usual) : state.count}
              maxLength={3}
              error={count === undefined ? t('move.badCount', { most: moveCounts[kind].most }) : undefined}
              onChange={(text) => onChange({ count: text === '' ? '0' : text })}
            />
          )}
        </Grid>
        {questions.length > 0 && (
          <chakra.div maxWidth="20rem">
            <ChoiceField
              label={t('leap.question')}
              hint={t('leap.hint')}
              placeholder={t('leap.choose')}
              required
              value={state.leap ?? ''}
              options={answers.map((value) => ({ value, label: t(`leap.${value}`, { days: leapDays(value) }) }))}
              onChange={(value) => onChange({ leap: answers.find((each) => each === value) })}
            />
          </chakra.div>
        )}
        {zones && (
          <Stack as="fieldset" gap="3" minWidth="0">
            <chakra.legend fontWeight="medium" mb="2">
              {t('target.zones')}
            </chakra.legend>
            {zones.length > 1 && (
              <Checkbox
                label={t('target.all')}
                checked={chosen.length >= zones.length ? true : chosen.length > 0 ? 'indeterminate' : false}
                onChange={(on) =>
                  choose(
                    zones.map(({ id }) => id),
                    on,
                  )
                }
              />
            )}
            <Zones>
              {zones.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  name={`zone-${id}`}
                  label={<bdi {...cutProps(name)} />}
                  checked={chosen.includes(id)}
                  disabled={kind === 'same' && id === source?.id}
                  onChange={(on) => choose([id], on)}
                />
              ))}
            </Zones>
            {kind === 'same' && <Span color="fg.muted">{t('target.notItself')}</Span>}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
