import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { type CSSProperties, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BorderProblem } from '#api/borderRules.ts';
import type { Position } from '#api/contract/borders.ts';
import type { FoundPlace } from '#api/geocoding.ts';
import { boundsOf } from '#design-system/map/bounds.ts';
import { defaultPlace } from '#design-system/map/defaultPlace.ts';
import { EditMap } from '#design-system/map/EditMap.tsx';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { useFailureText, useLeaveGuard, useWrite } from '#features/forms/index.ts';
import { type Confirmation, Confirmations } from './components/Confirmations.tsx';
import { EditorHeader } from './components/EditorHeader.tsx';
import { EditorTools } from './components/EditorTools.tsx';
import { FilesPanel } from './components/FilesPanel.tsx';
import { LiveMeasures } from './components/LiveMeasures.tsx';
import { MeasuresPanel } from './components/MeasuresPanel.tsx';
import { Notices } from './components/Notices.tsx';
import { Panel } from './components/Panel.tsx';
import { PolygonList } from './components/PolygonList.tsx';
import { Problems } from './components/Problems.tsx';
import { SearchPanel } from './components/SearchPanel.tsx';
import { VertexList } from './components/VertexList.tsx';
import type { Polygons } from './editor/edits.ts';
import { useSnaps } from './editor/snapChoice.ts';
import { start, useBorderEditor } from './editor/useBorderEditor.ts';
import { useEditorActions } from './editor/useEditorActions.ts';
import { useListedKeys } from './editor/useListedKeys.ts';
import { ownIndex, useMapShapes } from './editor/useMapShapes.ts';
import { usePlaceSearch } from './editor/usePlaceSearch.ts';
import { useSaving } from './editor/useSaving.ts';
import { useShortcuts } from './editor/useShortcuts.ts';
import type { ImportProblem } from './geojson/readGeoJson.ts';
import type { Mended } from './geometry/mend.ts';
import { squareAround } from './geometry/square.ts';
import { OperationsPanel } from './operations/OperationsPanel.tsx';
import { useBorderOperations } from './operations/useBorderOperations.ts';
import type { BorderEditorProps } from './types.ts';

/** Returns a place beside the polygons, where a new square crosses nothing. */
function freePlace(polygons: Polygons, place: BorderEditorProps['place']) {
  const bounds = boundsOf(polygons);
  if (!bounds) return place ?? defaultPlace;
  const latitude = (bounds.south + bounds.north) / 2;
  return { latitude, longitude: bounds.east + 150 / (111_320 * Math.cos((latitude * Math.PI) / 180)) };
}

/** The editor, which `BorderEditor` loads lazily. */
export function BorderEditorView(props: BorderEditorProps) {
  const { zone, place, onSave, onClose, height = '100dvh' } = props;
  const { t } = useTranslation(['borders', 'borderFiles']);
  const { t: tools } = useTranslation('borderTools');
  const model = useBorderEditor(props);
  const { state, dispatch, border, others, facts, draft, faults, view, drawingRef } = model;
  const { present, mode, picked } = state;
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const failureText = useFailureText();
  const operations = useBorderOperations(model);
  const search = usePlaceSearch();
  const [found, setFound] = useState<FoundPlace>();
  const [refused, setRefused] = useState<Extract<ImportProblem, { kind: 'border' }>>();
  const [shown, setShown] = useState<Mended>();
  // What is shown of mending ends with the border that it mends.
  const shownMended = shown === facts?.mended || shown === refused?.mended ? shown : undefined;
  const guard = useLeaveGuard({
    texts: { title: t('confirm.leaveTitle'), text: t('confirm.leaveText'), leave: t('confirm.leave') },
    everyView: true,
  });
  const { setUnsaved } = guard;
  useEffect(() => setUnsaved(model.isUnsaved), [setUnsaved, model.isUnsaved]);
  const saving = useSaving({
    onSave,
    onClose: () => {
      guard.setUnsaved(false);
      onClose();
    },
    onSaved: ({ polygons }) => {
      dispatch({ type: 'saved', polygons });
      draft.forget();
    },
  });
  const reloading = useWrite({
    write: () => props.onReload(),
    onSuccess: (loaded) => {
      setConfirmation(undefined);
      dispatch({ type: 'reset', first: start({ zone: loaded, place }) });
      model.show();
    },
  });
  const suggest = useEffectEvent(() => {
    if (!model.isSuggested || state.present !== state.loaded || mode.kind !== 'idle') return;
    dispatch({ type: 'reset', first: start({ zone, place }) });
    model.show();
  });
  const isPlaceKnown = place !== null;
  const wasPlaceKnown = useRef(isPlaceKnown);
  useEffect(() => {
    // The place arrived after a second try: a suggestion that nobody has changed moves to it.
    if (isPlaceKnown && !wasPlaceKnown.current) suggest();
    wasPlaceKnown.current = isPlaceKnown;
  }, [isPlaceKnown]);
  const actions = useEditorActions(model);
  const editorRef = useRef<HTMLDivElement>(null);
  useShortcuts(editorRef, confirmation === undefined, actions.run);
  useListedKeys();

  const edited = mode.kind === 'edit' ? present[mode.polygon] : undefined;
  const { fill, fillOpacity } = border;
  const editedShape = useMemo(() => edited && { polygon: edited, fill, fillOpacity }, [edited, fill, fillOpacity]);
  const boundary = useMemo(() => found?.boundary && { name: found.name, polygons: found.boundary }, [found]);
  const shapes = useMapShapes({
    state,
    border,
    others,
    overlaps: model.pending ? none : (facts?.overlaps ?? none),
    approved: zone.borderRequest ? zone.border : null,
    found: refused ? undefined : boundary,
    refused: refused?.polygons,
    mended: shownMended?.polygons ?? operations.preview,
  });
  const pin = useMemo(
    () =>
      found && !found.boundary
        ? { position: [found.longitude, found.latitude], label: found.name.split(',')[0] ?? '' }
        : undefined,
    [found],
  );
  const extent = present.length > 0 ? present : others.flatMap(({ polygons }) => polygons);

  const select = (place: FoundPlace | undefined) => {
    search.select(place);
    setFound(place);
    if (place?.boundary) model.show(place.boundary);
  };
  const mapRef = useRef<HTMLDivElement>(null);
  const showPlace = ([longitude = 0, latitude = 0]: Position) => {
    model.show([squareAround({ longitude, latitude }, 60)]);
    mapRef.current?.scrollIntoView({ block: 'nearest' });
  };
  const refuse = (problem: ImportProblem | undefined) => {
    setShown(undefined);
    setRefused(problem?.kind === 'border' ? problem : undefined);
    const at = problem?.kind === 'border' ? problem.problems[0]?.at : undefined;
    if (at) model.show([squareAround({ longitude: at[0] ?? 0, latitude: at[1] ?? 0 }, 60)]);
    // The map leaves the place of what is no longer refused.
    else if (refused) model.show();
  };
  const refusedProps = {
    shown: shownMended,
    onShowMended: (mended: Mended | undefined) => {
      setShown(mended);
      if (mended) model.show(mended.polygons);
    },
    onShowPlace: showPlace,
    onRefused: refuse,
  };
  const takeOver = (polygons: Polygons, how: 'replace' | 'add') => {
    setShown(undefined);
    setRefused(undefined);
    dispatch({ type: how, polygons });
    model.show();
  };
  const confirm = (confirmed: Confirmation) => {
    switch (confirmed.kind) {
      case 'save':
        if (mode.kind === 'edit') dispatch({ type: 'finish' });
        void saving.save(border, confirmed.thenClose, () => setConfirmation(undefined));
        return;
      case 'close':
        setConfirmation(undefined);
        draft.forget();
        guard.setUnsaved(false);
        onClose();
        return;
      case 'reset':
        reloading.send(undefined);
        return;
      case 'remove':
        setConfirmation(undefined);
        dispatch({ type: 'removePolygon', polygon: confirmed.polygon });
    }
  };
  const isDrawing = mode.kind === 'draw';
  const snaps = useSnaps();
  const snapTargets = useMemo(
    () => (snaps ? [...present, ...others.flatMap(({ polygons }) => polygons)] : undefined),
    [snaps, present, others],
  );
  const refusedHole = mode.kind === 'draw' ? mode.refused : undefined;
  const showRefusedHole = useEffectEvent(({ at }: BorderProblem) => at && showPlace(at));
  useEffect(() => {
    if (refusedHole) showRefusedHole(refusedHole);
  }, [refusedHole]);
  const stageRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the map may end below the window: what is drawn or edited comes in sight with its tools.
    const stage = mode.kind === 'idle' ? null : stageRef.current;
    if (stage && stage.getBoundingClientRect().bottom > window.innerHeight) stage.scrollIntoView({ block: 'start' });
  }, [mode.kind]);
  const faulty = useMemo(
    () => new Set(facts?.problems.filter(({ other }) => other === undefined).map(({ polygon }) => polygon)),
    [facts],
  );
  const editShape = useCallback(
    (id: string) => {
      const polygon = ownIndex(id);
      if (polygon !== undefined && !isDrawing) dispatch({ type: 'edit', polygon });
    },
    [isDrawing, dispatch],
  );

  return (
    <Flex
      ref={editorRef}
      direction="column"
      minHeight="0"
      bg="bg.surface"
      lg={{ height: 'var(--editor-height)' }}
      data-unsaved={model.isWork ? '' : undefined}
      style={{ '--editor-height': height } as CSSProperties}
    >
      <EditorHeader
        zone={zone}
        saveReason={model.saveReason}
        busy={saving.busy}
        onSave={(thenClose) => setConfirmation({ kind: 'save', thenClose })}
        onClose={() => setConfirmation({ kind: 'close' })}
      />
      <Notices
        zone={zone}
        isPlaceKnown={isPlaceKnown}
        placeFailure={props.placeFailure}
        model={model}
        failure={confirmation ? undefined : saving.failure}
        onContinue={() => {
          if (!draft.offered) return;
          takeOver(draft.offered.polygons, 'replace');
          draft.settle();
          toast.info(t('draft.continued'), toastTime.operation);
        }}
      />
      <Grid
        flex="1"
        display={{ base: 'block', lg: 'grid' }}
        templateColumns={{ lg: 'minmax(0, 1fr) 24rem' }}
        minHeight="0"
      >
        {/* Where the panels are below the map, a polygon that is edited stays in sight with its tools, and so does a preview. */}
        <Flex
          ref={stageRef}
          direction="column"
          minWidth="0"
          minHeight="0"
          position={{ base: mode.kind === 'idle' && !operations.preview ? 'static' : 'sticky', lg: 'static' }}
          top="0"
          zIndex="docked"
        >
          <EditorTools
            model={model}
            onSquare={() => {
              takeOver([squareAround(freePlace(present, place))], 'add');
              dispatch({ type: 'edit', polygon: present.length });
            }}
            onReset={() => setConfirmation({ kind: 'reset' })}
            onCancel={actions.cancel}
            onRemoveVertex={() => actions.run('remove')}
          />
          {refusedHole && (
            <Box px="3" py="2" borderBottomWidth="1px" bg="bg.surface">
              <Problems title={tools('hole.refused')} problems={[refusedHole]} onShow={showPlace} />
            </Box>
          )}
          <Box
            ref={mapRef}
            flex={{ base: 'none', lg: '1' }}
            height={{ base: 'min(24rem, 50dvh)', md: 'min(34rem, 60dvh)', lg: 'auto' }}
            minHeight="0"
          >
            <EditMap
              label={t('map', { name: zone.name })}
              place={place ? { ...place, zoom: 17 } : undefined}
              shapes={shapes}
              extent={extent}
              view={view.count}
              focus={view.focus}
              edited={editedShape}
              picked={picked}
              faults={refusedHole?.at ? [refusedHole.at] : refused && !isDrawing ? refused.places : faults}
              pin={pin}
              drawing={mode.kind === 'draw' ? mode.drawing : undefined}
              snapTargets={snapTargets}
              moving={model.isMoving}
              measures={LiveMeasures}
              onShift={(shift) => dispatch({ type: 'shift', shift })}
              drawingRef={drawingRef}
              onChoose={editShape}
              onPick={(vertex) => dispatch({ type: 'pick', vertex })}
              onMove={(vertex, to) => dispatch({ type: 'move', vertex, to })}
              onInsert={(before, at) => dispatch({ type: 'insert', before, at })}
              onRemove={(vertex) => dispatch({ type: 'remove', vertex })}
              onDrawing={(vertices) => dispatch({ type: 'drawing', vertices })}
              onDrawn={(positions) => {
                if (mode.kind === 'draw' && mode.drawing.kind === 'line') operations.lineDrawn(positions);
                else dispatch({ type: 'drawn', ring: positions });
              }}
            />
          </Box>
        </Flex>
        <Box minWidth="0" lg={{ overflowY: 'auto', borderLeftWidth: '1px' }}>
          <SearchPanel
            {...refusedProps}
            search={search}
            onSelect={select}
            onUse={(taken) => {
              takeOver(taken, 'replace');
              select(undefined);
              search.clear();
              toast.success(t('search.used'), toastTime.operation);
            }}
          />
          <MeasuresPanel
            facts={facts}
            pending={model.pending}
            neighbours={props.neighbours}
            drawnCrossings={isDrawing ? faults.length : 0}
            polygons={present}
            shown={shownMended}
            onShowMended={refusedProps.onShowMended}
            onShowPlace={showPlace}
            onMend={(polygons) => {
              takeOver(polygons, 'replace');
              toast.success(t('mend.taken'), toastTime.operation);
            }}
            operations={operations}
            disabled={isDrawing}
            apart={state.apart}
          />
          <Panel title={t('polygons.title')}>
            <PolygonList
              polygons={present}
              edited={mode.kind === 'edit' ? mode.polygon : undefined}
              faulty={faulty}
              disabled={isDrawing}
              onEdit={(polygon) => {
                dispatch({ type: 'edit', polygon });
                const rings = present[polygon];
                if (rings) model.show([rings]);
              }}
              onRemove={(polygon) => setConfirmation({ kind: 'remove', polygon })}
            />
            {edited && mode.kind === 'edit' && (
              <VertexList
                key={mode.polygon}
                name={t('polygons.name', { number: mode.polygon + 1 })}
                polygon={edited}
                picked={picked}
                dispatch={dispatch}
              />
            )}
          </Panel>
          <OperationsPanel model={model} operations={operations} />
          <FilesPanel
            {...refusedProps}
            border={border}
            disabled={isDrawing}
            onImport={({ polygons, leftOut, empty, notes = none }, how) => {
              takeOver(polygons, how);
              const said = [
                t('files.done', { count: polygons.length }),
                ...(leftOut > 0 ? [t('files.leftOut', { count: leftOut })] : []),
                ...(empty > 0 ? [t('files.empty', { count: empty })] : []),
                ...notes.map((note) => t(`borderFiles:note.${note}`)),
              ];
              toast.success(said.join(' '), toastTime.operation);
            }}
          />
        </Box>
      </Grid>
      <Confirmations
        confirmation={confirmation}
        busy={saving.busy}
        failure={saving.failure}
        reloading={reloading.busy}
        reloadFailure={reloading.error === null ? undefined : failureText(reloading.error)}
        isUnsaved={model.isUnsaved}
        isRemoval={present.length === 0}
        onConfirm={confirm}
        onCancel={() => {
          reloading.reset();
          setConfirmation(undefined);
        }}
      />
      {guard.question}
    </Flex>
  );
}

const none: readonly never[] = [];
