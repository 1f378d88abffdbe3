import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleStop from 'lucide-react/icons/circle-stop';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { cutText } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { useFailureText } from '#features/forms/index.ts';
import { FailedPlaces } from './FailedPlaces.tsx';
import type { Outlets } from './useOutlets.ts';
import type { useSearch, WantedSearch } from './useSearch.ts';
import type { useZones } from './useZones.ts';

type Running = ReturnType<typeof useSearch>;

/** How many outlets have answered or failed. */
const doneOf = ({ results, failed }: { readonly results: readonly unknown[]; readonly failed: readonly unknown[] }) =>
  results.length + failed.length;

/** A thin bar of how far something is. */
function Progress({ done, total, label }: { readonly done: number; readonly total: number; readonly label: string }) {
  return (
    <div
      data-part="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      <div style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }} />
    </div>
  );
}

interface SearchStatusProps {
  readonly wanted: WantedSearch;
  readonly running: Running;
  /** Outlets are still being loaded, and searched when they are. */
  readonly isWaiting: boolean;
}

/** What is searched, how far the search is, what it has found, and the button that stops it or goes on. */
export function SearchStatus({ wanted, running, isWaiting }: SearchStatusProps) {
  const { t } = useTranslation(['palette', 'lists']);
  const formats = useFormats();
  const id = useId();
  const { collected, cancel, resume } = running;
  const results = collected?.results ?? [];
  const total = collected?.total ?? 0;
  const done = collected ? doneOf(collected) : 0;
  const isRunning = collected?.isRunning === true;
  const isCancelled = collected?.isCancelled === true;
  const count = results.reduce((sum, { result }) => sum + result.count, 0);
  const value = formats.count(total);
  const answered = formats.count(results.length);
  const far = () => {
    if (isCancelled) return t('everywhere.cancelled', { done: answered, total: value });
    if (isRunning || (isWaiting && total > 0))
      return t('everywhere.running', { done: formats.count(done), total: value });
    if (isWaiting) return t('lists.loading');
    if (results.length < total) return t('everywhere.running', { done: answered, total: value });
    return t('everywhere.done', { count: total, value });
  };
  return (
    <>
      <div data-part="status">
        <div>
          <p>
            {t('everywhere.title', {
              text: cutText(wanted.text, 60),
              range: formats.dayRange(wanted.range.begin, wanted.range.end),
            })}
          </p>
          <p data-part="muted" id={id} aria-busy={isRunning || isWaiting || undefined}>
            {`${far()} · ${t('lists:transactions.count', { count, value: formats.count(count) })}`}
          </p>
        </div>
        {isRunning && (
          <Button size="xs" icon={<CircleStop aria-hidden />} onClick={cancel}>
            {t('everywhere.cancel')}
          </Button>
        )}
        {isCancelled && (
          <Button size="xs" icon={<CirclePlay aria-hidden />} onClick={resume}>
            {t('everywhere.continue')}
          </Button>
        )}
      </div>
      {(isRunning || isCancelled) && <Progress done={done} total={total} label={far()} />}
      {/* Each response would be too much to hear: the end is said, and that it was stopped. */}
      <VisuallyHidden role="status">
        {isRunning || isWaiting
          ? ''
          : `${far()} · ${t('lists:transactions.count', { count, value: formats.count(count) })}`}
      </VisuallyHidden>
    </>
  );
}

interface EmptyPartProps {
  readonly text: string;
  /** The search in all outlets, if there is one. */
  readonly running: Running | undefined;
  /** What is to be found is still being loaded. */
  readonly isWaiting: boolean;
}

/** In place of a list without options: nothing is there, or not yet. */
export function EmptyPart({ text, running, isWaiting }: EmptyPartProps) {
  const { t } = useTranslation(['palette', 'ui']);
  const shown = cutText(text.trim(), 60);
  const message = () => {
    if (running) {
      const { collected } = running;
      if (isWaiting || collected?.isRunning || !collected) return t('everywhere.noneYet');
      if (collected.total === 0) return t('everywhere.noOutlets');
      const isPartial = collected.isCancelled || collected.failed.length > 0;
      return t(isPartial ? 'everywhere.noneOfAsked' : 'everywhere.none', { text: shown });
    }
    return isWaiting ? t('ui:loading.label') : t('none', { text: shown });
  };
  return (
    <div data-part="empty" role="status">
      {message()}
    </div>
  );
}

interface NotesProps {
  readonly outlets: Outlets;
  readonly zones: ReturnType<typeof useZones>;
}

/** What is still being loaded of outlets and zones, and what failed. */
export function Notes({ outlets, zones }: NotesProps) {
  const { t } = useTranslation(['palette', 'layout']);
  const formats = useFormats();
  const failureText = useFailureText();
  const { collected } = zones;
  return (
    <>
      {outlets.isLoading && (
        <div data-part="note" role="status">
          {t('lists.loading')}
        </div>
      )}
      {collected?.isRunning && (
        <div data-part="note" role="status" aria-busy>
          {t('zones.loading', { done: formats.count(doneOf(collected)), total: formats.count(collected.total) })}
        </div>
      )}
      <FailedPlaces
        title={t('lists.failed')}
        places={outlets.failed.map(({ kind, error }) => ({
          key: kind.namespace,
          name: t(`layout:menu.${kind.list}`),
          reason: failureText(error),
        }))}
        onRetry={outlets.retry}
      />
      <FailedPlaces
        title={t('zones.failed')}
        places={(collected?.failed ?? []).map(({ place, error }) => ({
          key: place.key,
          name: place.name,
          reason: failureText(error),
        }))}
        onRetry={zones.resume}
      />
    </>
  );
}

/** The outlets that could not be searched, each with its kind and the reason. */
export function FailedOutlets({ running }: { readonly running: Running }) {
  const { t } = useTranslation(['palette', 'layout']);
  const formats = useFormats();
  const failureText = useFailureText();
  const failed = running.collected?.failed ?? [];
  return (
    <FailedPlaces
      title={t('everywhere.failed', { count: failed.length, value: formats.count(failed.length) })}
      places={failed.map(({ place, error }) => ({
        key: place.key,
        name: `${place.name} · ${t(`layout:menu.${place.kind.list}`)}`,
        reason: failureText(error),
      }))}
      onRetry={running.resume}
    />
  );
}
