import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { toastTime } from '#design-system/Toast/toast.ts';
import { downloadText } from '../geojson/downloadText.ts';
import type { ImportProblem } from '../geojson/readGeoJson.ts';
import { type TakenBorder, useImport } from '../geojson/useImport.ts';
import { writeGeoJson } from '../geojson/writeGeoJson.ts';
import { ImportFailed, type Refused } from './ImportFailed.tsx';
import { Panel } from './Panel.tsx';

const Text = chakra('textarea', {
  base: {
    width: '100%',
    minHeight: '5.5rem',
    resize: 'vertical',
    px: '2.5',
    py: '2',
    textStyle: 'xs',
    color: 'fg',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { borderColor: 'brand.focusRing', boxShadow: '0 0 0 1px {colors.brand.focusRing}', outline: '0' },
    '&[aria-invalid=true]': { borderColor: 'border.error' },
  },
});

/** The most characters that a text area shows without becoming slow; a longer text is kept, but not shown. */
const shownText = 200_000;

interface FilesPanelProps extends Refused {
  readonly border: ZoneBorder;
  readonly disabled: boolean;
  readonly onImport: (taken: TakenBorder, how: 'replace' | 'add') => void;
  readonly onRefused: (problem: ImportProblem | undefined) => void;
}

/** Exports the border as GeoJSON, to a file or the clipboard, and imports it from a file or a text. A refused text stays. */
export function FilesPanel({ border, disabled, onImport, onRefused, ...refused }: FilesPanelProps) {
  const { t } = useTranslation('borders');
  const id = useId();
  const [text, setText] = useState('');
  /** A file too long for the text area, by its name. */
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>();
  const howRef = useRef<'replace' | 'add'>('replace');
  const inputRef = useRef<HTMLInputElement>(null);
  const reading = useImport({
    onTaken: (taken) => {
      onImport(taken, howRef.current);
      setText('');
      setFile(undefined);
    },
    onRefused,
  });
  const start = (how: 'replace' | 'add') => {
    howRef.current = how;
    void reading.read(file?.text ?? text);
  };
  const choose = async (chosen: File | undefined) => {
    if (inputRef.current) inputRef.current.value = '';
    const read = chosen && (await reading.open(chosen));
    if (chosen === undefined || read === undefined) return;
    setText(read.length > shownText ? '' : read);
    setFile(read.length > shownText ? { name: chosen.name, text: read } : undefined);
  };
  return (
    <Panel title={t('files.title')}>
      <Flex wrap="wrap" gap="2">
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          disabled={border.polygons.length === 0}
          onClick={() =>
            downloadText(`granica-${border.zoneCode}.geojson`, 'application/geo+json', writeGeoJson(border))
          }
        >
          {t('files.export')}
        </Button>
        <CopyButton
          size="sm"
          icon="copy"
          label={t('files.copy')}
          text={() => writeGeoJson(border)}
          toastTime={toastTime.operation}
        />
      </Flex>
      <Grid gap="1.5">
        <HStack justify="space-between" gap="2">
          <chakra.label textStyle="label" color="fg.muted" htmlFor={`${id}-text`}>
            {t('files.text')}
          </chakra.label>
          <Button size="xs" variant="ghost" icon={<Upload aria-hidden />} onClick={() => inputRef.current?.click()}>
            {t('files.choose')}
          </Button>
          <input
            ref={inputRef}
            type="file"
            hidden
            aria-label={t('files.choose')}
            accept=".geojson,.json,application/geo+json,application/json"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </HStack>
        <Text
          id={`${id}-text`}
          rows={4}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={file?.name ?? t('files.placeholder')}
          aria-describedby={`${id}-hint`}
          aria-invalid={reading.failure ? true : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFile(undefined);
            // What the map shows of a refused text ends with that text.
            if (reading.failure) reading.forget();
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const [dropped] = event.dataTransfer.files;
            if (!dropped) return;
            event.preventDefault();
            void choose(dropped);
          }}
        />
        <chakra.p id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {file ? file.name : t('files.hint')}
        </chakra.p>
      </Grid>
      <ImportFailed
        {...refused}
        title={t('files.refused')}
        takes="takeImport"
        failure={reading.failure}
        onTake={reading.admit}
      />
      <Flex wrap="wrap" gap="2">
        <Button size="sm" variant="subtle" disabled={disabled} busy={reading.busy} onClick={() => start('replace')}>
          {t('files.replace')}
        </Button>
        <Button size="sm" variant="ghost" disabled={disabled || reading.busy} onClick={() => start('add')}>
          {t('files.add')}
        </Button>
      </Flex>
    </Panel>
  );
}
