import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type RequestStatus, requestStatus } from '#api/contract/changeRequests.ts';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { cutText } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { useShortcutGroup } from '#design-system/Shortcuts/shortcuts.ts';
import {
  filterRequests,
  panelFilterCount,
  RequestFilterBar,
  RequestStatusTag,
  useRequestTexts,
} from '#features/change-requests/index.ts';
import { BulkApproval, type BulkResult, BulkResults, useBulkApproval } from './BulkApproval.tsx';
import { loadRequests, loadState } from './controlCalls.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { KeysToggle } from './KeysToggle.tsx';
import { PartHeader } from './PartHeader.tsx';
import { RequestList } from './RequestList.tsx';
import './texts.ts';
import { useConsolePlace } from './useControl.ts';
import { deskKeyId, useKeys, useKeysSetting } from './useDeskKeys.ts';
import { useDeskParams } from './useDeskParams.ts';
import { useOverlapping } from './useOverlapping.ts';
import { useScenarios } from './useScenarios.ts';

/** The interval at which the desk checks for changes (ms); the response is a few bytes. */
const lookAgain = 2000;

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 2fr) minmax(0, 3fr)' },
    '&[data-place=drawer]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/**
 * The simulated support desk of the operator: the change requests of all users, the changes of each, and the decision
 * on it. Filters and the chosen request are in the address. It uses only the simulator's control calls, so it works in
 * the demo, in Storybook and over HTTP.
 */
export function SupportDesk() {
  const { t } = useTranslation('console');
  const formats = useFormats();
  const language = useLanguage();
  const { kind } = useConsolePlace();
  const { what, where, searched } = useRequestTexts();
  const queryClient = useQueryClient();
  const { filters, chosen, addressOf, show } = useDeskParams();
  const { status } = filters;
  const [isOpen, setIsOpen] = useState(panelFilterCount(filters) > 0);
  const state = useQuery({
    queryKey: ['console', 'state', language],
    queryFn: () => loadState(language),
    refetchInterval: lookAgain,
  });
  const scenarios = useScenarios(language);
  const scenario = scenarios.data?.find(({ id }) => id === state.data?.scenario)?.title;
  const requests = useQuery({
    queryKey: ['console', 'requests', language],
    queryFn: () => loadRequests(language),
  });
  const version = state.data?.version;
  const seen = useRef(version);
  useEffect(() => {
    // The data has changed: a user made a request, or another one was decided. This is also the case at first: the
    // requests may have been loaded before the version.
    if (seen.current !== version) {
      for (const part of ['requests', 'items', 'borders'])
        void queryClient.invalidateQueries({ queryKey: ['console', part] });
    }
    seen.current = version;
  }, [version, queryClient]);

  const rows = requests.data;
  const ofStatus = (value: RequestStatus) => filterRequests(rows ?? [], { ...filters, status: value }, searched);
  const shown = ofStatus(status);
  // A request that is decided leaves the list and stays beside it, with its decision.
  const request = rows?.find(({ id }) => String(id) === chosen);
  const next = shown[shown.findIndex(({ id }) => id === request?.id) + 1];
  const panel = useRef<HTMLDivElement>(null);
  const shownId = request?.id;
  useEffect(() => {
    // On a phone the request is below the list; beside the list its beginning is in view, and the page stays.
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (shownId !== undefined && (top < 0 || top > window.innerHeight / 2))
      panel.current?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [hasKeys, setHasKeys] = useKeysSetting();
  // A key may be pressed again before the chosen request is rendered.
  const lastId = useRef(shownId);
  useEffect(() => {
    lastId.current = shownId;
  }, [shownId]);
  /** Chooses the request that is so many places further; the first one while none of the list is chosen. */
  const step = (by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === lastId.current);
    const to = shown[at === -1 ? 0 : at + by];
    if (!to) return;
    lastId.current = to.id;
    void navigate(addressOf(to.id));
    list.current?.querySelector<HTMLElement>(`[data-request="${to.id}"]`)?.focus();
  };
  useKeys(hasKeys, { j: () => step(1), k: () => step(-1) });
  useShortcutGroup(() => ({
    id: 'desk',
    title: t('title'),
    shortcuts: hasKeys
      ? (
          [
            ['j', t('keys.next')],
            ['k', t('keys.previous')],
            ['a', t('approve')],
            ['r', t('reject')],
          ] as const
        ).map(([letter, label]) => ({ id: deskKeyId(letter), keys: [letter], label }))
      : [],
  }));
  const overlapping = useOverlapping(rows);
  const [pickedIds, setPickedIds] = useState<ReadonlySet<number>>(new Set());
  // What is not in the list any more, such as after another search, is not approved unseen.
  const pickable = shown.filter((row) => row.status === 'pending');
  const picked = pickable.filter(({ id }) => pickedIds.has(id));
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [approvedHere, setApprovedHere] = useState<ReadonlySet<number>>(new Set());
  const approval = useBulkApproval(picked, (done) => {
    setResults(done);
    setApprovedHere(
      (ids) => new Set([...ids, ...done.flatMap((each) => (each.reason === undefined ? each.request.id : []))]),
    );
    setPickedIds(new Set());
    void queryClient.invalidateQueries({ queryKey: ['console'] });
  });
  const isMissing = chosen !== '' && rows !== undefined && !request;
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <PartHeader
        title={t('title')}
        description={
          state.data
            ? `${t('subtitle')} · ${t('world', { scenario: scenario ?? state.data.scenario, moment: formats.minute(new Date(state.data.now)) })}`
            : t('subtitle')
        }
        actions={
          <Box hideBelow="md">
            <KeysToggle isOn={hasKeys} onChange={setHasKeys} />
          </Box>
        }
      />
      <RequestFilterBar filters={filters} rows={rows} busy={false} onChange={show} isOpen={isOpen} onToggle={setIsOpen}>
        <SegmentedControl
          label={t('filter')}
          value={status}
          options={requestStatus.options.map((value) => ({
            value,
            label: `${t(`status.${value}`)} ${formats.count(ofStatus(value).length)}`,
          }))}
          onChange={(value) => show({ status: value })}
        />
      </RequestFilterBar>
      {results.length > 0 && <BulkResults results={results} onClose={() => setResults([])} />}
      <Columns data-place={kind}>
        <Section
          title={t('list')}
          padding="none"
          actions={
            pickable.length > 0 && (
              <>
                <Checkbox
                  label={t('pickAll')}
                  checked={picked.length === pickable.length || (picked.length > 0 && 'indeterminate')}
                  onChange={(all) => setPickedIds(new Set(all ? pickable.map(({ id }) => id) : []))}
                />
                <BulkApproval approval={approval} overlapping={overlapping} />
              </>
            )
          }
        >
          {requests.error && !requests.data ? (
            <ErrorState
              compact
              title={t('failed')}
              text={t('failedText')}
              onRetry={() => void requests.refetch()}
              retrying={requests.isFetching}
            />
          ) : rows ? (
            <div ref={list}>
              <RequestList
                requests={shown}
                chosen={request}
                addressOf={addressOf}
                empty={t('none')}
                overlapping={overlapping}
                picked={pickedIds}
                onPick={(id, isPicked) =>
                  setPickedIds((ids) => new Set(isPicked ? [...ids, id] : [...ids].filter((other) => other !== id)))
                }
              />
            </div>
          ) : (
            <TableSkeleton rows={5} columns={2} />
          )}
        </Section>
        <div ref={panel}>
          <Section
            title={request ? what(request) : isMissing ? t('missing', { id: chosen }) : t('request')}
            actions={
              request && (
                <>
                  <RequestStatusTag {...request} />
                  <CopyButton iconOnly text={() => window.location.href} label={t('copyLink')} size="sm" />
                </>
              )
            }
          >
            {request ? (
              <DecisionPanel
                key={request.id}
                request={request}
                requests={rows ?? []}
                addressOf={addressOf}
                isApprovedHere={approval.busy || approvedHere.has(request.id)}
                hasKeys={hasKeys}
                onDecided={() => void queryClient.invalidateQueries({ queryKey: ['console'] })}
                next={next && <Link to={addressOf(next.id)}>{t('next', { name: cutText(where(next)) })}</Link>}
              />
            ) : (
              <EmptyState
                compact
                title={t(isMissing ? 'missingText' : shown.length > 0 ? 'choose' : 'nothingToChoose')}
              />
            )}
          </Section>
        </div>
      </Columns>
    </Box>
  );
}
