import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { toastTime } from '#design-system/Toast/toast.ts';
import { type Choice, startChoice } from '../files/choiceState.ts';
import type { Source } from '../files/types.ts';
import type { ImportProblem } from '../geojson/readGeoJson.ts';
import { type TakenBorder, useImport } from '../geojson/useImport.ts';
import { writeGeoJson } from '../geojson/writeGeoJson.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { FeatureChooser } from './FeatureChooser.tsx';
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

/** What a file dialog offers first. */
const accepted = [
  ...['.geojson', '.json', '.kml', '.kmz', '.zip', '.shp'],
  ...['application/geo+json', 'application/json', 'application/zip'],
  ...['application/vnd.google-earth.kml+xml', 'application/vnd.google-earth.kmz'],
].join(',');

/**
 * Exports the border to a file or the clipboard, and imports it from a file or a text: GeoJSON, KML and shapefiles. Of a
 * file with several shapes the user chooses. A refused text stays, and so does what was chosen.
 */
export function FilesPanel({ border, disabled, onImport, onRefused, ...refused }: FilesPanelProps) {
  const { t } = useTranslation(['borders', 'borderFiles']);
  const id = useId();
  const [text, setText] = useState('');
  /** A file that the text area does not show, by its name: it is no text, or too long. */
  const [file, setFile] = useState<{ readonly name: string; readonly source: Source }>();
  const [choice, setChoice] = useState<Choice>();
  const [isChoosing, setChoosing] = useState(false);
  const [how, setHow] = useState<'replace' | 'add'>('replace');
  const howRef = useRef<'replace' | 'add'>('replace');
  const inputRef = useRef<HTMLInputElement>(null);
  const forgetFile = () => {
    setFile(undefined);
    setChoice(undefined);
  };
  const reading = useImport({
    onTaken: (taken) => {
      onImport(taken, howRef.current);
      setText('');
      forgetFile();
    },
    onRefused,
    onChoice: (layers) => {
      setChoice(startChoice(layers, border));
      setChoosing(true);
    },
  });
  const begin = (begun: 'replace' | 'add') => {
    howRef.current = begun;
    setHow(begun);
  };
  const start = (begun: 'replace' | 'add') => {
    begin(begun);
    // The same file again: what was ticked before is still so.
    if (choice) {
      reading.forget();
      setChoosing(true);
    } else void reading.read(file?.source ?? { kind: 'text', text });
  };
  const choose = async (chosen: File | undefined) => {
    if (inputRef.current) inputRef.current.value = '';
    const source = chosen && (await reading.open(chosen));
    if (chosen === undefined || source === undefined) return;
    const isShown = source.kind === 'text' && source.text.length <= shownText;
    setChoice(undefined);
    setText(isShown ? source.text : '');
    setFile(isShown ? undefined : { name: chosen.name, source });
  };
  const shownLayer = choice?.layers[choice.layer];
  const isOne = shownLayer && 'features' in shownLayer && shownLayer.features.length === 1;
  return (
    <Panel title={t('borderFiles:title')}>
      <Flex wrap="wrap" gap="2">
        <ExportMenu border={border} />
        <CopyButton
          size="sm"
          icon="copy"
          label={t('borderFiles:copy')}
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
            accept={accepted}
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
            forgetFile();
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
        <chakra.p id={`${id}-hint`} textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {file ? file.name : t('borderFiles:hint')}
        </chakra.p>
      </Grid>
      <ImportFailed
        {...refused}
        title={t('files.refused')}
        takes="takeImport"
        failure={reading.failure}
        onTake={(polygons) => void reading.admit(polygons)}
      />
      <Flex wrap="wrap" gap="2">
        <Button size="sm" variant="subtle" disabled={disabled} busy={reading.busy} onClick={() => start('replace')}>
          {t('files.replace')}
        </Button>
        <Button size="sm" variant="ghost" disabled={disabled || reading.busy} onClick={() => start('add')}>
          {t('files.add')}
        </Button>
      </Flex>
      <Dialog
        open={isChoosing && choice !== undefined}
        size="lg"
        title={t('borderFiles:choose.title')}
        description={isOne ? t('borderFiles:choose.textPlace') : t('borderFiles:choose.text')}
        onClose={() => setChoosing(false)}
      >
        {choice && (
          <FeatureChooser
            choice={choice}
            onChange={setChoice}
            how={how}
            onTake={(polygons, beside, chosenHow) => {
              begin(chosenHow);
              setChoosing(false);
              void reading.admit(polygons, beside);
            }}
            onCancel={() => setChoosing(false)}
          />
        )}
      </Dialog>
    </Panel>
  );
}
