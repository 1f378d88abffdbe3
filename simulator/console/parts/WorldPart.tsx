import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { importSnapshot, loadHistory, loadSnapshot, reset, type Step, undo } from '../controlCalls.ts';
import { PartHeader } from '../PartHeader.tsx';
import { saveFile, snapshotName } from '../saveFile.ts';
import '../texts.ts';
import { lookAgain, useControl, useWorldState } from '../useControl.ts';
import { useScenarios } from '../useScenarios.ts';

const Choices = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '3',
      px: '4',
      py: '2.5',
      cursor: 'pointer',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'transparent',
    },
    '& label + label': { borderTopWidth: '1px' },
    '& label:hover': { bg: 'bg.muted' },
    '& label:has(:checked)': { bg: 'brand.subtle', borderInlineStartColor: 'brand.solid' },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    '& input': { mt: '1', accentColor: 'brand.solid' },
    '& [data-part=title]': { fontWeight: 'semibold' },
    '& [data-part=description]': { gridColumn: '2 / -1', textStyle: 'sm', color: 'fg.muted' },
  },
});

/** The scenario and the seed, the state as a file, and what was done here, of which the last step can be undone. */
export function WorldPart() {
  const { t } = useTranslation('console');
  return (
    <Flex direction="column" gap="4">
      <PartHeader title={t('parts.world')} description={t('worldText')} />
      <ScenarioSection />
      <FileSection />
      <HistorySection />
    </Flex>
  );
}

function ScenarioSection() {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const state = useWorldState().data;
  const scenarios = useScenarios(language);
  const [chosen, setChosen] = useState<string>();
  const [seed, setSeed] = useState<string>();
  const [asking, setAsking] = useState(false);
  const scenario = chosen ?? state?.scenario ?? '';
  const seedText = seed ?? String(state?.seed ?? '');
  const isSeed = /^\d{1,9}$/.test(seedText);
  const start = useControl(
    (lang) => reset(lang, { scenario, seed: Number(seedText) }),
    () => {
      setAsking(false);
      setChosen(undefined);
      setSeed(undefined);
      toast.success(t('startedOver'));
    },
  );
  const title = scenarios.data?.find(({ id }) => id === scenario)?.title ?? scenario;
  return (
    <Section title={t('scenario')} padding="none">
      {scenarios.data && state ? (
        <Choices>
          <chakra.legend srOnly>{t('scenario')}</chakra.legend>
          {scenarios.data.map(({ id, title: name, description }) => (
            <label key={id}>
              <input
                type="radio"
                name="scenario"
                value={id}
                checked={id === scenario}
                onChange={() => setChosen(id)}
                aria-describedby={`scenario-${id}`}
              />
              <span data-part="title">{name}</span>
              {id === state.scenario ? <StatusTag tone="success" label={t('running')} /> : <span />}
              <span data-part="description" id={`scenario-${id}`}>
                {description}
              </span>
            </label>
          ))}
        </Choices>
      ) : (
        <TableSkeleton rows={6} columns={2} />
      )}
      <Flex
        gap="3"
        p="4"
        borderTopWidth="1px"
        align="flex-end"
        wrap="wrap"
        position="sticky"
        bottom="0"
        // The drawer scrolls with its padding, below which the list would be seen.
        css={{ '[data-place=drawer] &': { bottom: '-4' } }}
        bg="bg.surface"
      >
        <Box width="9rem">
          <TextField
            label={t('seed')}
            inputMode="numeric"
            value={seedText}
            onChange={setSeed}
            error={isSeed || !state ? undefined : t('seedWrong')}
          />
        </Box>
        <Button
          variant="solid"
          icon={<RotateCcw size={16} aria-hidden />}
          aria-disabled={!isSeed || undefined}
          onClick={() => isSeed && setAsking(true)}
        >
          {t('startOver')}
        </Button>
      </Flex>
      <ConfirmDialog
        open={asking}
        title={t('startOverTitle', { scenario: title })}
        text={t('startOverText')}
        confirmLabel={t('startOver')}
        busy={start.busy}
        onConfirm={() => start.send()}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}

function FileSection() {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const state = useWorldState().data;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; snapshot: unknown }>();
  const exporting = useControl(async () => {
    const snapshot = await loadSnapshot(language);
    saveFile(snapshotName(state?.scenario ?? '', state?.now ?? ''), JSON.stringify(snapshot));
  });
  const importing = useControl(
    (lang) => importSnapshot(lang, file?.snapshot),
    () => {
      setFile(undefined);
      toast.success(t('imported'));
    },
  );
  const choose = async (chosen: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    try {
      setFile({ name: chosen.name, snapshot: JSON.parse(await chosen.text()) });
    } catch {
      toast.error(t('notAState', { name: chosen.name }));
    }
  };
  return (
    <Section title={t('file')} description={t('fileText')}>
      <Flex gap="2" wrap="wrap">
        <Button icon={<Download size={16} aria-hidden />} busy={exporting.busy} onClick={() => exporting.send()}>
          {t('export')}
        </Button>
        <Button icon={<Upload size={16} aria-hidden />} onClick={() => input.current?.click()}>
          {t('import')}
        </Button>
        <chakra.input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t('import')}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </Flex>
      <ConfirmDialog
        open={file !== undefined}
        title={t('importTitle', { name: file?.name ?? '' })}
        text={t('importText')}
        confirmLabel={t('import')}
        busy={importing.busy}
        error={importing.error instanceof Error ? importing.error.message : undefined}
        onConfirm={() => importing.send()}
        onCancel={() => {
          setFile(undefined);
          importing.reset();
        }}
      />
    </Section>
  );
}

function HistorySection() {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const language = useLanguage();
  const history = useQuery({
    queryKey: ['console', 'history', language],
    queryFn: () => loadHistory(language),
    // A step of another tab is in the list only after the state has changed by it.
    refetchInterval: lookAgain,
  });
  const scenarios = useScenarios(language);
  const [asking, setAsking] = useState(false);
  const undoing = useControl(undo, () => {
    setAsking(false);
    toast.success(t('undone'));
  });
  const textOf = ({ action, subject }: Step) => {
    if (action === 'clock') return t('step.clock', { subject: formats.minute(new Date(subject)) });
    if (action === 'faults') return t('step.faults', { count: Number(subject) });
    const scenario = scenarios.data?.find(({ id }) => id === subject)?.title;
    return t(`step.${action}`, { subject: scenario ?? subject });
  };
  const steps = history.data;
  return (
    <Section
      title={t('history')}
      padding="none"
      actions={
        steps &&
        steps.length > 0 && (
          <Button size="sm" icon={<Undo2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
            {t('undo')}
          </Button>
        )
      }
    >
      {steps?.length === 0 && <EmptyState compact title={t('noHistory')} />}
      {!steps && <TableSkeleton rows={3} columns={2} />}
      {steps && steps.length > 0 && (
        <chakra.ol listStyleType="none" css={{ '& li + li': { borderTopWidth: '1px' } }}>
          {steps.map((step) => (
            <Flex as="li" key={step.id} px="4" py="2.5" gap="3" justify="space-between">
              <span>{textOf(step)}</span>
              <Text as="span" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                {formats.minute(new Date(step.at))}
              </Text>
            </Flex>
          ))}
        </chakra.ol>
      )}
      <ConfirmDialog
        open={asking}
        title={t('undoTitle')}
        text={steps?.[0] ? t('undoText', { step: textOf(steps[0]) }) : ''}
        confirmLabel={t('undo')}
        busy={undoing.busy}
        onConfirm={() => undoing.send()}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}
