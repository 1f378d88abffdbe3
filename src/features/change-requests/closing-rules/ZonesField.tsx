import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Search from 'lucide-react/icons/search';
import { useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { holdsWords, searchWords } from '#api/text.ts';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { cutProps } from '#design-system/LongText/cutText.ts';
import { Section } from '#design-system/Section/Section.tsx';
import type { RulePlace } from './asked.ts';
import type { RulesValues } from './values.ts';

interface ZonesFieldProps {
  readonly control: Control<RulesValues>;
  readonly zones: readonly RulePlace[];
}

/** From this number of zones on they can be searched. */
const searchFrom = 10;

/** Chooses the zones for which closing rules are asked for: each by a checkbox, all that are shown by one. */
export function ZonesField({ control, zones }: ZonesFieldProps) {
  const { t } = useTranslation('closingRules');
  const { field, fieldState } = useController({ control, name: 'zoneIds' });
  const [search, setSearch] = useState('');
  const errorId = useId();
  const words = searchWords(search);
  const shown = zones.filter(({ name, code = '' }) => holdsWords(`${name} ${code}`, words));
  const chosen = new Set(field.value);
  const chosenShown = shown.filter(({ id }) => chosen.has(id)).length;
  const choose = (ids: readonly number[], on: boolean) => {
    const next = new Set(field.value);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    // In the order of the zones, so that the same choice is the same value.
    field.onChange(zones.map(({ id }) => id).filter((id) => next.has(id)));
  };
  if (zones.length === 0)
    return (
      <Section title={t('zones.title')}>
        <FormBanner tone="warning">{t('zones.none')}</FormBanner>
      </Section>
    );
  return (
    <Section title={t('zones.title')} description={t('zones.hint')}>
      <Stack as="fieldset" gap="3" minWidth="0" aria-describedby={fieldState.error ? errorId : undefined}>
        <chakra.legend srOnly>{t('zones.title')}</chakra.legend>
        <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2">
          <Checkbox
            label={t(words.length > 0 ? 'zones.allFound' : 'zones.all')}
            checked={chosenShown === 0 ? false : chosenShown === shown.length ? true : 'indeterminate'}
            disabled={shown.length === 0}
            onChange={(on) =>
              choose(
                shown.map(({ id }) => id),
                on,
              )
            }
          />
          <Span textStyle="sm" color="fg.muted" aria-live="polite">
            {t('zones.chosen', { chosen: chosen.size, total: zones.length })}
          </Span>
          {zones.length >= searchFrom && (
            <Box width={{ base: '100%', sm: '16rem' }}>
              <TextField
                type="search"
                size="sm"
                label={t('zones.search')}
                placeholder={t('zones.search')}
                labelHidden
                icon={<Search aria-hidden />}
                autoComplete="off"
                enterKeyHint="search"
                value={search}
                onChange={setSearch}
                // The form is not sent by Enter in its search.
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault();
                }}
              />
            </Box>
          )}
        </Flex>
        {shown.length === 0 && <Box color="fg.muted">{t('zones.notFound')}</Box>}
        <Zones>
          {shown.map(({ id, code, name }) => (
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
        </Zones>
        {fieldState.error && (
          <Flex as="p" id={errorId} aria-live="polite" gap="1.5" textStyle="label" color="fg.error">
            <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
            <span>{fieldState.error.message}</span>
          </Flex>
        )}
      </Stack>
    </Section>
  );
}

const Zones = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: '2.5',
    maxHeight: '20rem',
    overflowY: 'auto',
    // The rings of focused checkboxes at the edges.
    padding: '1',
    margin: '-1',
    '& label': { overflowWrap: 'anywhere' },
  },
});
