import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { cutProps } from '#design-system/LongText/cutText.ts';
import { Section } from '#design-system/Section/Section.tsx';
import type { PeriodValues } from './values.ts';

/** A zone for which a period can be created. */
export interface ChosenZone {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

interface ZoneChoiceProps {
  readonly control: Control<PeriodValues>;
  readonly zones: readonly ChosenZone[];
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: '2.5',
    '& label': { overflowWrap: 'anywhere' },
  },
});

/** Chooses the zones of a new working period. */
export function ZoneChoice({ control, zones }: ZoneChoiceProps) {
  const { t } = useTranslation('hours');
  const { field, fieldState } = useController({ control, name: 'zoneIds' });
  const chosen = new Set(field.value);
  const choose = (ids: readonly number[], on: boolean) => {
    const next = new Set(field.value);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    // In the order of the zones, so that the same choice is the same value.
    field.onChange(zones.map(({ id }) => id).filter((id) => next.has(id)));
  };
  const all = zones.map(({ id }) => id);
  return (
    <Section title={t('form.zones')} description={zones.length > 0 ? t('form.zonesHint') : undefined}>
      {zones.length === 0 ? (
        <FormBanner tone="warning">{t('form.noZones')}</FormBanner>
      ) : (
        <Stack as="fieldset" gap="3" minWidth="0">
          <chakra.legend srOnly>{t('form.zones')}</chakra.legend>
          {zones.length > 1 && (
            <Checkbox
              label={t('form.allZones')}
              checked={chosen.size === zones.length ? true : chosen.size > 0 ? 'indeterminate' : false}
              onChange={(on) => choose(all, on)}
            />
          )}
          <Grid>
            {zones.map(({ id, code, name }) => (
              <Checkbox
                key={id}
                name={`zone-${id}`}
                label={
                  <span>
                    <bdi {...cutProps(name)} /> <Span color="fg.muted">{code}</Span>
                  </span>
                }
                checked={chosen.has(id)}
                onChange={(on) => choose([id], on)}
              />
            ))}
          </Grid>
          {fieldState.error && (
            <Flex as="p" aria-live="polite" gap="1.5" textStyle="label" color="fg.error">
              <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
              <span>{fieldState.error.message}</span>
            </Flex>
          )}
        </Stack>
      )}
    </Section>
  );
}
