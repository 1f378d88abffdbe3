import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areas } from '#api/contract/index.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { type Fault, matchesCall } from '#simulator/faults/faults.ts';
import { hitsOf, isSameFault } from '#simulator/faults/ruleHits.ts';
import { loadLog, loadPresets, setFaults } from '../controlCalls.ts';
import { PartHeader } from '../PartHeader.tsx';
import '../texts.ts';
import { useControl, useFaults } from '../useControl.ts';

/** The calls of the contract, with a number in place of each id, so that a glob can be tried on them. */
const calls = Object.values(areas)
  .flat()
  .map(({ method, path }) => ({ method, path, tried: path.replace(/\{\w+\}/g, '1') }));

/** The calls of the contract that a rule hits. */
const callsHitBy = (rule: Pick<Fault, 'method' | 'path'>) =>
  calls.filter(({ method, tried }) => matchesCall(rule, method, tried));

const Rules = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { px: '4', py: '3', display: 'flex', gap: '3', justifyContent: 'space-between', alignItems: 'start' },
    '& > li + li': { borderTopWidth: '1px' },
    '& code': { overflowWrap: 'anywhere', fontFamily: 'mono', textStyle: 'sm' },
  },
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const kinds = ['network', 'timeout', 'lost', 'truncated', 'malformed', 'shape', 'null', 'html'] as const;
const statuses = [400, 401, 403, 404, 409, 429, 500, 502, 503];
/** What a rule of the form does: a status, a kind, or a delay alone. */
const effects = ['delay', ...statuses.map(String), ...kinds];

/** What a rule does, in words. */
function useFaultText() {
  const { t } = useTranslation('console');
  const formats = useFormats();
  return ({ kind, status, delay_ms, jitter_ms, times, chance }: Fault): string =>
    [
      kind ? t(`effect.${kind}`) : status === undefined ? '' : t('effect.status', { status }),
      delay_ms || jitter_ms
        ? t('effect.wait', {
            from: formats.count(delay_ms ?? 0),
            to: formats.count((delay_ms ?? 0) + (jitter_ms ?? 0)),
          })
        : '',
      !kind && status === undefined && !delay_ms && !jitter_ms ? t('effect.none') : '',
      chance === undefined ? '' : t('effect.chance', { percent: formats.percent(chance * 100) }),
      times === undefined ? '' : t('effect.times', { count: times }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Presets of faults, the rules in effect with how often each was met, and a form for another rule. */
export function FaultsPart() {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const faults = useFaults().data ?? [];
  const presets = useQuery({ queryKey: ['console', 'presets', language], queryFn: () => loadPresets(language) });
  const log = useQuery({
    queryKey: ['console', 'met', language],
    queryFn: () => loadLog(language, 0),
    refetchInterval: faults.length > 0 ? 2000 : false,
  });
  const change = useControl(setFaults);
  const text = useFaultText();
  const isPreset = (rules: readonly Fault[]) =>
    faults.length > 0 &&
    faults.length === rules.length &&
    rules.every((rule, place) => isSameFault(rule, faults[place] as Fault));
  const met = (rule: Fault) => hitsOf(rule, log.data ?? []);
  return (
    <Flex direction="column" gap="4">
      <PartHeader title={t('parts.faults')} description={t('faultsText')} />
      <Section title={t('presets')}>
        <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))" gap="2">
          {presets.data?.map(({ id, title, description, faults: rules }) => (
            <chakra.button
              key={id}
              type="button"
              aria-pressed={isPreset(rules)}
              textAlign="start"
              borderWidth="1px"
              borderRadius="l2"
              p="3"
              display="flex"
              flexDirection="column"
              justifyContent="flex-start"
              cursor="pointer"
              bg="bg.surface"
              _hover={{ bg: 'bg.muted' }}
              css={{ '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.solid' } }}
              onClick={() => change.send(isPreset(rules) ? [] : rules)}
            >
              <Text as="span" display="block" fontWeight="semibold">
                {title}
              </Text>
              <Text as="span" display="block" textStyle="sm" color="fg.muted">
                {description}
              </Text>
            </chakra.button>
          ))}
        </Box>
      </Section>
      <Section
        title={t('rules')}
        padding="none"
        actions={
          faults.length > 0 && (
            <Button size="sm" onClick={() => change.send([])}>
              {t('clearFaults')}
            </Button>
          )
        }
      >
        {faults.length === 0 ? (
          <EmptyState compact title={t('noFaults')} text={t('noFaultsText')} />
        ) : (
          <Rules aria-label={t('rules')}>
            {faults.map((rule, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be the same; their order is what they are.
              <li key={place}>
                <Box minWidth="0">
                  <code>{`${(rule.method ?? t('anyMethod')).toUpperCase()} ${rule.path ?? '/**'}`}</code>
                  <Text>{text(rule)}</Text>
                  <Text textStyle="sm" color="fg.muted">
                    {t('hits', { count: callsHitBy(rule).length, all: calls.length })}
                  </Text>
                </Box>
                <Flex gap="2" align="center" flexShrink="0">
                  <StatusTag tone={met(rule) > 0 ? 'warning' : 'neutral'} label={t('met', { count: met(rule) })} />
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={t('removeRule', { rule: `${rule.method ?? ''} ${rule.path ?? '/**'}`.trim() })}
                    icon={<Trash size={16} aria-hidden />}
                    onClick={() => change.send(faults.filter((_, other) => other !== place))}
                  />
                </Flex>
              </li>
            ))}
          </Rules>
        )}
      </Section>
      <NewRule onAdd={(rule) => change.send([...faults, rule])} />
    </Flex>
  );
}

/** The most calls that the preview names. */
const named = 8;

function NewRule({ onAdd }: { readonly onAdd: (rule: Fault) => void }) {
  const { t } = useTranslation('console');
  const [method, setMethod] = useState('');
  const [path, setPath] = useState('/**');
  const [effect, setEffect] = useState('500');
  const [delay, setDelay] = useState('');
  const [times, setTimes] = useState('');
  const isNumber = (value: string) => value === '' || /^[1-9]\d{0,5}$/.test(value);
  const isRight = path.startsWith('/') && isNumber(delay) && isNumber(times) && !(effect === 'delay' && delay === '');
  const target = { ...(method ? { method } : {}), path };
  const hit = path.startsWith('/') ? callsHitBy(target) : [];
  const add = () => {
    if (!isRight) return;
    onAdd({
      ...target,
      ...(effect === 'delay' ? {} : /^\d+$/.test(effect) ? { status: Number(effect) } : { kind: effect as 'html' }),
      ...(delay ? { delay_ms: Number(delay) } : {}),
      ...(times ? { times: Number(times) } : {}),
    });
  };
  return (
    <Section title={t('newRule')}>
      <Flex
        as="form"
        direction="column"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Box display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(min(9rem, 100%), 1fr))">
          <ChoiceField
            label={t('method')}
            value={method || 'any'}
            placeholder={t('anyMethod')}
            options={[{ value: 'any', label: t('anyMethod') }, ...methods.map((value) => ({ value, label: value }))]}
            onChange={(value) => setMethod(value === 'any' ? '' : value)}
          />
          <TextField
            label={t('path')}
            value={path}
            onChange={setPath}
            error={path.startsWith('/') ? undefined : t('pathWrong')}
          />
          <ChoiceField
            label={t('effectLabel')}
            value={effect}
            placeholder={t('effectLabel')}
            options={effects.map((value) => ({
              value,
              label: /^\d+$/.test(value) ? t('effect.status', { status: value }) : t(`effect.${value as 'delay'}`),
            }))}
            onChange={setEffect}
          />
          <TextField
            label={t('delay')}
            inputMode="numeric"
            value={delay}
            onChange={setDelay}
            error={isNumber(delay) && (effect !== 'delay' || delay) ? undefined : t('numberWrong')}
          />
          <TextField
            label={t('times')}
            inputMode="numeric"
            value={times}
            onChange={setTimes}
            placeholder={t('always')}
            error={isNumber(times) ? undefined : t('numberWrong')}
          />
        </Box>
        <Box aria-live="polite">
          <Text textStyle="sm" color="fg.muted">
            {hit.length === 0 ? t('hitsNone') : t('hits', { count: hit.length, all: calls.length })}
          </Text>
          <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5" pt="1.5">
            {hit.slice(0, named).map((call) => (
              <chakra.li
                key={`${call.method} ${call.path}`}
                textStyle="xs"
                fontFamily="mono"
                px="1.5"
                py="0.5"
                bg="bg.muted"
                borderRadius="l1"
                overflowWrap="anywhere"
              >
                {`${call.method} ${call.path}`}
              </chakra.li>
            ))}
            {hit.length > named && (
              <Text as="li" textStyle="xs">
                {t('more', { count: hit.length - named })}
              </Text>
            )}
          </Flex>
        </Box>
        <Flex>
          <Button
            type="submit"
            variant="solid"
            icon={<Plus size={16} aria-hidden />}
            aria-disabled={!isRight || undefined}
          >
            {t('addRule')}
          </Button>
        </Flex>
      </Flex>
    </Section>
  );
}
