import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundPlace, PlaceSearch } from '#api/geocoding.ts';
import { cleanSearch } from '#api/text.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import type { Polygons } from '../editor/edits.ts';
import type { usePlaceSearch } from '../editor/usePlaceSearch.ts';
import type { ImportProblem } from '../geojson/readGeoJson.ts';
import { useImport } from '../geojson/useImport.ts';
import { ImportFailed, type Refused } from './ImportFailed.tsx';
import { Panel } from './Panel.tsx';

const Results = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    maxHeight: '14rem',
    overflowY: 'auto',
    listStyle: 'none',
    padding: '1',
    margin: '-1',
    '& button': {
      width: '100%',
      px: '2.5',
      py: '1.5',
      borderWidth: '1px',
      borderRadius: 'l1',
      textAlign: 'start',
      textStyle: 'sm',
      cursor: 'button',
      overflowWrap: 'anywhere',
    },
    '& button:hover': { bg: 'bg.muted' },
    '& button[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' },
  },
});

interface SearchPanelProps extends Refused {
  readonly search: ReturnType<typeof usePlaceSearch>;
  readonly onSelect: (place: FoundPlace | undefined) => void;
  /** Uses the selected city's boundary as the border. */
  readonly onUse: (polygons: Polygons) => void;
  readonly onRefused: (problem: ImportProblem | undefined) => void;
}

/** Finds places and cities on the map. It searches on submit, not while typing, as the geocoding server's rules require. */
export function SearchPanel({ search, onSelect, onUse, onRefused, ...refused }: SearchPanelProps) {
  const { t } = useTranslation('borders');
  const [kind, setKind] = useState<PlaceSearch['kind']>('place');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { state, selected } = search;
  const taking = useImport({ onTaken: ({ polygons }) => onUse(polygons), onRefused });
  const choose = (place: FoundPlace | undefined) => {
    taking.forget();
    onSelect(place);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cleanSearch(text).length < 2) return setError(t('search.tooShort'));
    setError(undefined);
    choose(undefined);
    void search.search(kind, text);
  };
  return (
    <Panel title={t('search.title')}>
      <chakra.form role="search" display="grid" gap="2.5" justifyItems="start" noValidate onSubmit={submit}>
        <SegmentedControl
          label={t('search.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'place', label: t('search.place') },
            { value: 'boundary', label: t('search.boundary') },
          ]}
        />
        <Flex align="flex-start" gap="2" width="full">
          <TextField
            size="sm"
            type="search"
            enterKeyHint="search"
            label={t(kind === 'place' ? 'search.placeLabel' : 'search.boundaryLabel')}
            labelHidden
            placeholder={t(kind === 'place' ? 'search.placeLabel' : 'search.boundaryLabel')}
            icon={<Search size={16} />}
            value={text}
            error={error}
            onChange={setText}
          />
          <Button size="sm" type="submit" busy={state.kind === 'searching'}>
            {t('search.submit')}
          </Button>
        </Flex>
      </chakra.form>
      <div aria-live="polite">
        {state.kind === 'failed' && <FormBanner>{t(`search.failed.${state.why}`)}</FormBanner>}
        {state.kind === 'found' && (
          <Text textStyle="xs" color="fg.muted">
            {state.places.length === 0 ? t('search.nothing') : t('search.found', { count: state.places.length })}
          </Text>
        )}
      </div>
      {state.kind === 'found' && state.places.length > 0 && (
        <Results aria-label={t('search.results')}>
          {state.places.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                aria-pressed={selected?.id === place.id}
                onClick={() => choose(selected?.id === place.id ? undefined : place)}
              >
                {place.name}
              </button>
            </li>
          ))}
        </Results>
      )}
      {state.kind === 'found' && (
        <Flex wrap="wrap" gap="2">
          {selected?.boundary && (
            <Button
              size="sm"
              variant="subtle"
              busy={taking.busy}
              onClick={() => selected.boundary && void taking.admit(selected.boundary)}
            >
              {t('search.use')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              choose(undefined);
              search.clear();
            }}
          >
            {t('search.clear')}
          </Button>
        </Flex>
      )}
      <ImportFailed
        {...refused}
        title={t('search.refused')}
        takes="takeBoundary"
        failure={taking.failure}
        onTake={taking.admit}
      />
      <Text textStyle="xs" color="fg.muted">
        {t('search.source')}
      </Text>
    </Panel>
  );
}
