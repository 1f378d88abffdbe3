import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Link } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { mayFrame } from '#design-system/map/baseLayers.ts';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { toastTime } from '#design-system/Toast/toast.ts';
import { customSize, type EmbedSize, embedCode, embedSizes, pixelsOf } from './embed.ts';

type Choice = keyof typeof embedSizes | 'custom';
const choices = ['small', 'medium', 'large', 'custom'] as const satisfies readonly Choice[];

interface EmbedMapProps {
  readonly url: string;
  readonly name: string;
}

/** The size, the code and a preview of a map that is embedded in another page. */
export function EmbedMap({ url, name }: EmbedMapProps) {
  const { t } = useTranslation('zones');
  const [choice, setChoice] = useState<Choice>('medium');
  const [typed, setTyped] = useState({ width: String(customSize.width), height: String(customSize.height) });
  const width = pixelsOf(typed.width);
  const height = pixelsOf(typed.height);
  const custom = width === undefined || height === undefined ? undefined : { width, height };
  const size = choice === 'custom' ? custom : embedSizes[choice];
  const title = [t('map.title'), name].filter(Boolean).join(', ');
  const wrong = (pixels: number | undefined) => (pixels === undefined ? t('embed.sizeWrong') : undefined);
  return (
    <Stack gap="4" minWidth="0">
      <Box overflowX="auto" p="1" m="-1">
        <SegmentedControl
          label={t('embed.size')}
          value={choice}
          onChange={setChoice}
          options={choices.map((value) => ({ value, label: t(`embed.${value}`) }))}
        />
      </Box>
      {choice === 'custom' && (
        <Grid templateColumns="repeat(2, minmax(0, 10rem))" gap="3">
          <TextField
            label={t('embed.width')}
            inputMode="numeric"
            value={typed.width}
            onChange={(text) => setTyped({ ...typed, width: text })}
            error={wrong(width)}
          />
          <TextField
            label={t('embed.height')}
            inputMode="numeric"
            value={typed.height}
            onChange={(text) => setTyped({ ...typed, height: text })}
            error={wrong(height)}
          />
        </Grid>
      )}
      {size && <Code code={embedCode(url, title, size)} />}
      {size && !mayFrame(url) && (
        <Text textStyle="sm" color="fg.muted">
          <span>{t('embed.noPreview')}</span>{' '}
          <Link href={url} target="_blank" rel="noreferrer" textDecoration="underline">
            {t('embed.openMap')}
          </Link>
        </Text>
      )}
      {size && mayFrame(url) && (
        <Preview
          label={t(choice === 'custom' ? 'embed.previewReal' : 'embed.preview')}
          url={url}
          title={title}
          size={size}
        />
      )}
    </Stack>
  );
}

function Code({ code }: { readonly code: string }) {
  const { t } = useTranslation('zones');
  const id = useId();
  return (
    <Stack gap="1.5">
      <chakra.label htmlFor={id} textStyle="label" color="fg.muted">
        {t('embed.code')}
      </chakra.label>
      <chakra.textarea
        id={id}
        readOnly
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        rows={3}
        value={code}
        onFocus={(event) => event.target.select()}
        textStyle="sm"
        p="3"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="l2"
        bg="bg.muted"
        resize="vertical"
        overflowWrap="anywhere"
      />
      <div>
        <CopyButton text={code} label={t('embed.copy')} icon="copy" size="sm" toastTime={toastTime.operation} />
      </div>
    </Stack>
  );
}

interface PreviewProps {
  readonly label: string;
  readonly url: string;
  readonly title: string;
  readonly size: EmbedSize;
}

/** A preview of the map in its real size; a map wider than the dialog scrolls. */
function Preview({ label, url, title, size }: PreviewProps) {
  return (
    <chakra.section
      aria-label={label}
      tabIndex={0}
      overflow="auto"
      maxHeight="60vh"
      borderWidth="1px"
      borderRadius="l2"
    >
      {/* It is another server's page: it may draw its map, and never lead the portal elsewhere. */}
      <iframe
        src={url}
        title={title}
        {...size}
        sandbox="allow-scripts allow-same-origin allow-popups"
        style={{ border: 0, display: 'block' }}
        loading="lazy"
      />
    </chakra.section>
  );
}
