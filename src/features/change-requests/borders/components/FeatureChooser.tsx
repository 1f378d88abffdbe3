import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { SelectField } from '#design-system/Field/SelectField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { cutProps } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { MapCanvas } from '#design-system/map/lazyMaps.ts';
import { MapPlaceholder } from '#design-system/map/MapPlaceholder.tsx';
import type { Chosen, MapShape } from '#design-system/map/types.ts';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import type { Polygons } from '../editor/edits.ts';
import { foundFeatures } from '../files/choice.ts';
import { type Choice, tick } from '../files/choiceState.ts';
import type { FileFeature, UsableLayer } from '../files/types.ts';
import type { Beside } from '../geojson/useImport.ts';
import { areaOf } from '../geometry/measure.ts';
import { useAreaFormat } from '../useAreaFormat.ts';

/** The most features that are listed at once, and that are shapes of their own on the map. */
const most = 200;
/** From so many features on there is a filter. */
const filteredFrom = 8;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    alignItems: 'start',
    '& form': { display: 'grid', gap: '3', minWidth: '0' },
  },
});

const List = chakra('ul', {
  base: {
    maxHeight: { base: '14rem', md: '17.5rem' },
    overflowY: 'auto',
    borderWidth: '1px',
    borderRadius: 'l2',
    listStyle: 'none',
    '& li': { px: '3', py: '1.5', borderTopWidth: '1px', borderColor: 'border.muted' },
    '& li:first-of-type': { borderTopWidth: '0' },
    '& label': { overflowWrap: 'anywhere' },
  },
});

interface FeatureChooserProps {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
  /** How the import was begun. */
  readonly how: 'replace' | 'add';
  readonly onTake: (polygons: Polygons, beside: Beside, how: 'replace' | 'add') => void;
  readonly onCancel: () => void;
}

/**
 * Chooses from the shapes of a file: a list with a filter beside a small map, on which a press does the same. A layer
 * without a projection is imported only once the user has said that it lies at the right place.
 */
export function FeatureChooser({ choice, onChange, how: began, onTake, onCancel }: FeatureChooserProps) {
  const { t } = useTranslation(['borderFiles', 'borders']);
  const [how, setHow] = useState(began);
  const [attempted, setAttempted] = useState(false);
  const shown = choice.layers[choice.layer];
  const layer = shown && 'features' in shown ? shown : undefined;
  if (!layer) return null;
  const ticked = choice.ticked[choice.layer] ?? new Set<number>();
  const isUnconfirmed = layer.offered !== undefined && !choice.confirmed;
  const take = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (ticked.size === 0 || isUnconfirmed) return;
    const { leftOut, empty, notes } = layer;
    const polygons = layer.features.flatMap((feature, index) => (ticked.has(index) ? feature.polygons : []));
    onTake(polygons, { leftOut, empty, notes }, how);
  };
  return (
    <Flex direction="column" gap="4">
      {choice.layers.length > 1 && (
        <SelectField
          label={t('choose.layer')}
          value={String(choice.layer)}
          options={choice.layers.map((one, index) => {
            const name = one.name || t('choose.layerUnnamed', { number: index + 1 });
            const isUsable = 'features' in one;
            return {
              value: String(index),
              label: isUsable ? name : t('choose.layerWithout', { name }),
              disabled: !isUsable,
            };
          })}
          onChange={(value) => onChange({ ...choice, layer: Number(value), confirmed: false })}
        />
      )}
      {layer.offered !== undefined && (
        <FormBanner tone="warning">{t('choose.offered', { system: t(`system.${layer.offered}`) })}</FormBanner>
      )}
      {layer.notes.map((note) => (
        <FormBanner key={note} tone="info">
          {t(`note.${note}`)}
        </FormBanner>
      ))}
      <Columns>
        <ChoiceMap
          key={choice.layer}
          layer={layer}
          ticked={ticked}
          onToggle={(index) => onChange(tick(choice, [index], !ticked.has(index)))}
        />
        <form noValidate onSubmit={take}>
          <Features
            key={choice.layer}
            features={layer.features}
            ticked={ticked}
            onTick={(features, on) => onChange(tick(choice, features, on))}
          />
          {layer.offered !== undefined && (
            <Checkbox
              label={t('choose.confirm')}
              checked={choice.confirmed}
              error={attempted && isUnconfirmed ? t('choose.unconfirmed') : undefined}
              onChange={(confirmed) => onChange({ ...choice, confirmed })}
            />
          )}
          <Flex>
            <SegmentedControl
              label={t('choose.how')}
              value={how}
              onChange={setHow}
              options={[
                { value: 'replace', label: t('choose.replace') },
                { value: 'add', label: t('choose.add') },
              ]}
            />
          </Flex>
          {attempted && ticked.size === 0 && <FormBanner>{t('choose.noneChosen')}</FormBanner>}
          <Flex wrap="wrap" gap="2">
            <Button type="submit" variant="solid">
              {t('choose.import')}
            </Button>
            <Button onClick={onCancel}>{t('choose.cancel')}</Button>
          </Flex>
        </form>
      </Columns>
    </Flex>
  );
}

interface FeaturesProps {
  readonly features: readonly FileFeature[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (features: readonly number[], on: boolean) => void;
}

/** The list of a layer's features. */
function Features({ features, ticked, onTick }: FeaturesProps) {
  const { t } = useTranslation('borderFiles');
  const { count } = useFormats();
  const [filter, setFilter] = useState('');
  const found = useMemo(() => foundFeatures(features, filter), [features, filter]);
  const formatArea = useAreaFormat();
  const areas = useMemo(() => areaTexts(features, formatArea), [features, formatArea]);
  const tickedFound = found.filter((index) => ticked.has(index)).length;
  return (
    <>
      {features.length >= filteredFrom && (
        <TextField
          size="sm"
          type="search"
          enterKeyHint="search"
          label={t('choose.filter')}
          labelHidden
          placeholder={t('choose.filter')}
          icon={<Search size={16} />}
          value={filter}
          // Enter in the filter imports nothing.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={setFilter}
        />
      )}
      {features.length > 1 && (
        <Flex wrap="wrap" justify="space-between" columnGap="3" rowGap="1">
          <Checkbox
            label={t('choose.all')}
            checked={tickedFound === 0 ? false : tickedFound === found.length ? true : 'indeterminate'}
            disabled={found.length === 0}
            onChange={(on) => onTick(found, on)}
          />
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
            {t('choose.chosen', { chosen: count(ticked.size), all: count(features.length) })}
          </Text>
        </Flex>
      )}
      {found.length > 0 ? (
        <List aria-label={t('choose.list')}>
          {found.slice(0, most).map((index) => {
            const { name, code } = features[index] ?? { name: '', code: '' };
            return (
              <li key={index}>
                <Checkbox
                  label={
                    <Flex as="span" direction="column" minWidth="0">
                      <bdi translate="no" {...cutProps(name || t('choose.unnamed', { number: index + 1 }))} />
                      <Span textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" translate="no">
                        {[code, areas(index)].filter(Boolean).join(' · ')}
                      </Span>
                    </Flex>
                  }
                  checked={ticked.has(index)}
                  onChange={(on) => onTick([index], on)}
                />
              </li>
            );
          })}
        </List>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t('choose.nothing')}
        </Text>
      )}
      {found.length > most && (
        <Text textStyle="xs" color="fg.muted">
          {t('choose.first', { shown: count(most), all: count(found.length) })}
        </Text>
      )}
    </>
  );
}

/** Returns a function that says how large a feature is; each is measured once, when it is shown. */
function areaTexts(features: readonly FileFeature[], formatArea: (squareMetres: number) => string) {
  const known = new Map<number, string>();
  return (index: number): string => {
    const text = known.get(index) ?? formatArea(areaOf(features[index]?.polygons ?? []));
    known.set(index, text);
    return text;
  };
}

interface ChoiceMapProps {
  readonly layer: UsableLayer;
  readonly ticked: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
}

/** Returns the features as shapes of a map, each by its index. Very many would be slow so: they are drawn as two. */
function shapesOf(
  features: readonly FileFeature[],
  ticked: ReadonlySet<number>,
  unnamed: (number: number) => string,
): MapShape[] {
  if (features.length > most) {
    const drawn = (on: boolean) =>
      features.flatMap(({ polygons }, index) => (ticked.has(index) === on ? polygons : []));
    return [
      { id: 'others', label: '', polygons: drawn(false), look: 'muted' },
      { id: 'ticked', label: '', polygons: drawn(true), look: 'zone' },
    ];
  }
  return features.map(({ name, code, polygons }, index) => ({
    id: String(index),
    label: [code, name].filter(Boolean).join(' ') || unnamed(index + 1),
    polygons,
    look: ticked.has(index) ? 'zone' : 'muted',
  }));
}

/** The features on a map: the ticked ones in colour, the others in grey. A press ticks one. */
function ChoiceMap({ layer, ticked, onToggle }: ChoiceMapProps) {
  const { t } = useTranslation('borderFiles');
  const canvas = MapCanvas.useStatus();
  useEffect(() => void MapCanvas.load(), []);
  const { features } = layer;
  const extent = useMemo(() => features.flatMap(({ polygons }) => polygons), [features]);
  const shapes = useMemo(
    () => shapesOf(features, ticked, (number) => t('choose.unnamed', { number })),
    [features, ticked, t],
  );
  const choose = useStableCallback((chosen: Chosen | undefined) => {
    const index = Number(chosen?.id);
    if (chosen && Number.isInteger(index)) onToggle(index);
  });
  return (
    <Box borderRadius="l2" borderWidth="1px" overflow="hidden" height={{ base: '13rem', md: '25rem' }}>
      {canvas === 'loaded' ? (
        <MapCanvas label={t('choose.map')} shapes={shapes} extent={extent} chosen={undefined} onChoose={choose} />
      ) : (
        <MapPlaceholder failed={canvas === 'failed'} onRetry={MapCanvas.load} />
      )}
    </Box>
  );
}
