import { Dialog } from '@chakra-ui/react/dialog';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { UserInfo } from '#api/contract/accounts.ts';
import { transactionBounds } from '#api/rules.ts';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import type { PaletteRequest, PaletteSource } from '#design-system/commandPalette.ts';
import { cutText } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import type { Language } from '#design-system/language/i18n.ts';
import { Overlay, type OverlayProps } from '#design-system/Overlay/Overlay.tsx';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import { useUser } from '#features/auth/index.ts';
import { useToday } from '#features/pages/index.ts';
import { mayOpen } from '../routing/access.ts';
import type { Configuration } from '../start/configuration.ts';
import { isSearchable, looksLikeCode } from './codeText.ts';
import { EntryOption } from './EntryOption.tsx';
import type { Entry } from './entries.tsx';
import { FoundOutlet } from './FoundOutlet.tsx';
import { firstGroups, foundGroups, type ShownGroup } from './groups.ts';
import { hitsOf } from './hits.ts';
import { type PaletteOutlet, paletteKinds } from './kinds.ts';
import { OptionRow } from './OptionRow.tsx';
import { noteOpened } from './recent.ts';
import { EmptyPart, FailedOutlets, Notes, SearchStatus } from './SearchParts.tsx';
import { Frame, OptionGroup, paletteRecipe } from './styles.ts';
import { useEntries } from './useEntries.ts';
import { useOutlets } from './useOutlets.ts';
import { useSearch, type WantedSearch } from './useSearch.ts';

export interface PaletteProps extends Pick<OverlayProps, 'open' | 'onClose' | 'finalFocusEl'> {
  readonly request: PaletteRequest | null;
  readonly menuLinks: Configuration['menuLinks'];
  readonly onLanguageChange: (language: Language) => void;
  readonly onSignOut: () => void;
}

/** The palette over the page (behaviour 2.17): its content is mounted each time that it opens. */
export function Palette({ open, onClose, finalFocusEl, request, ...rest }: PaletteProps) {
  const { t } = useTranslation('palette');
  const user = useUser();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Overlay
      recipe={paletteRecipe}
      open={open && user !== undefined}
      onClose={onClose}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('input') ?? null}
      finalFocusEl={finalFocusEl}
      from={{ opacity: 0, y: -8 }}
      contentRef={content}
    >
      <Dialog.Title srOnly>{t('title')}</Dialog.Title>
      {user && <Content {...rest} user={user} search={request?.search} onClose={onClose} />}
    </Overlay>
  );
}

interface ContentProps extends Omit<PaletteProps, 'open' | 'finalFocusEl' | 'request'> {
  readonly user: UserInfo;
  /** A text that is searched in all outlets at once. */
  readonly search: string | undefined;
}

/** A step of the active option among so many, by its key. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

const noOutlets: readonly PaletteOutlet[] = [];

function Content({ user, search, menuLinks, onClose, onLanguageChange, onSignOut }: ContentProps) {
  const { t } = useTranslation(['palette', 'data']);
  const id = useId();
  const today = useToday();
  const [text, setText] = useState(search ?? '');
  const range = useMemo(() => {
    const { earliest, latest } = transactionBounds(today);
    return { begin: earliest ?? latest, end: latest };
  }, [today]);
  const [wanted, setWanted] = useState<WantedSearch | null>(search === undefined ? null : { text: search, range });
  const outlets = useOutlets(user);
  const found = useEntries({
    user,
    outlets: outlets.outlets,
    // A search in all outlets has the four calls for itself.
    isTyped: text.trim() !== '' && !wanted,
    menuLinks,
    onLanguageChange,
    onSignOut,
  });
  const searched = useMemo(
    () => (wanted ? outlets.outlets.filter(({ kind }) => mayOpen(user, { name: kind.transactions })) : noOutlets),
    [wanted, outlets.outlets, user],
  );
  const running = useSearch(wanted, searched);
  useCloseElsewhere(onClose);

  const { entries, recent } = found;
  const groups = useMemo(
    () => (wanted ? [] : text.trim() === '' ? firstGroups(entries, recent) : foundGroups(entries, text)),
    [wanted, text, entries, recent],
  );
  const maySearch = paletteKinds.some(({ transactions }) => mayOpen(user, { name: transactions }));
  const offers =
    !wanted && maySearch && (looksLikeCode(text) || (groups.length === 0 && isSearchable(text) && !outlets.isLoading));
  const results = running.collected?.results;
  const hits = useMemo(() => hitsOf(results ?? [], wanted, today), [results, wanted, today]);

  const optionId = (entry: Entry | 'everywhere', group = '') =>
    `${id}${group}-${entry === 'everywhere' ? entry : entry.id}`;
  const options = [
    ...groups.flatMap((group) => group.entries.map((entry) => optionId(entry, group.group))),
    ...hits.flatMap((each) => each.hits.map((hit) => hit.id)),
    ...(offers ? [optionId('everywhere')] : []),
  ];
  const [pointed, setPointed] = useState<string>();
  // Before anything is typed, Enter opens what was opened last, and does nothing by itself.
  const isSafe = wanted !== null || text.trim() !== '' || groups[0]?.group === 'recent';
  const active = pointed !== undefined && options.includes(pointed) ? pointed : isSafe ? options[0] : undefined;

  const move = (next: string | undefined) => {
    if (next === undefined) return;
    setPointed(next);
    document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      move(options[step(active === undefined ? -1 : options.indexOf(active), options.length)]);
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      // The key that began the search is still held when its first result comes.
      if (event.repeat) return;
      const { ctrlKey, metaKey } = event;
      document
        .getElementById(active)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
    }
  };

  const chosen = new Map(
    groups.flatMap((group) => group.entries.map((entry) => [optionId(entry, group.group), entry] as const)),
  );
  const choose = useStableCallback((option: string) => {
    if (option === optionId('everywhere')) {
      setPointed(undefined);
      setWanted({ text: text.trim(), range });
      return;
    }
    const entry = chosen.get(option);
    if (entry?.disabled) return;
    if (entry?.recent) noteOpened(entry.recent);
    onClose();
    entry?.run?.();
  });

  const listId = `${id}-list`;
  const isEmpty = options.length === 0;
  return (
    <Frame>
      <div data-part="head">
        <Search aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={!isEmpty}
          aria-controls={isEmpty ? undefined : listId}
          aria-activedescendant={active}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={t('label')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPointed(undefined);
            setWanted(null);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          variant="ghost"
          size="sm"
          label={t('data:dialog.close')}
          icon={<X aria-hidden />}
          onClick={onClose}
        />
      </div>
      {wanted && <SearchStatus wanted={wanted} running={running} isWaiting={outlets.isLoading} />}
      {!isEmpty && (
        <div role="listbox" id={listId} aria-label={t('results')}>
          {groups.map((group) => (
            <Group key={group.group} group={group} sources={found.sources}>
              {group.entries.map((entry) => {
                const option = optionId(entry, group.group);
                return (
                  <EntryOption
                    key={option}
                    id={option}
                    entry={entry}
                    isActive={option === active}
                    onPoint={setPointed}
                    onChoose={choose}
                  />
                );
              })}
            </Group>
          ))}
          {hits.map(({ place, result, hits: own }) => (
            <FoundOutlet
              key={place.key}
              outlet={place}
              found={result}
              hits={own}
              activeId={own.some((hit) => hit.id === active) ? active : undefined}
              onPoint={setPointed}
              onChoose={choose}
            />
          ))}
          {offers && (
            <OptionGroup
              role="group"
              data-part={groups.length > 0 ? 'last' : undefined}
              aria-label={t('groups.everywhere')}
            >
              <OptionRow
                id={optionId('everywhere')}
                isActive={active === optionId('everywhere')}
                onPoint={setPointed}
                onChoose={choose}
              >
                <Search aria-hidden />
                <span data-part="words">
                  <span>{t('everywhere.offer', { text: cutText(text.trim(), 60) })}</span>
                  <span data-part="muted">{t('everywhere.days')}</span>
                </span>
              </OptionRow>
            </OptionGroup>
          )}
        </div>
      )}
      {isEmpty && (
        <EmptyPart
          text={wanted?.text ?? text}
          running={wanted ? running : undefined}
          isWaiting={outlets.isLoading || found.zones.collected?.isRunning === true}
        />
      )}
      <Notes outlets={outlets} zones={found.zones} />
      {wanted && <FailedOutlets running={running} />}
      <div data-part="keys" aria-hidden>
        {t('keys')}
      </div>
      <ResultCount count={options.length} isShown={!wanted && text.trim() !== '' && !isEmpty} />
    </Frame>
  );
}

interface GroupProps {
  readonly group: ShownGroup;
  readonly sources: readonly PaletteSource[];
  readonly children: ReactNode;
}

/** A group of options with its heading, which says how many more there are. */
function Group({ group: { group, entries, total }, sources, children }: GroupProps) {
  const { t } = useTranslation('palette');
  const formats = useFormats();
  const id = useId();
  const source = sources.find((each) => group === `source:${each.id}`);
  const name = source ? source.heading() : t(`groups.${group as 'recent'}`);
  return (
    <OptionGroup role="group" aria-labelledby={id}>
      <div data-part="heading" id={id}>
        {total > entries.length
          ? t('groups.shown', { name, shown: formats.count(entries.length), total: formats.count(total) })
          : name}
      </div>
      {children}
    </OptionGroup>
  );
}

/** Says how many results there are. */
function ResultCount({ count, isShown }: { readonly count: number; readonly isShown: boolean }) {
  const { t } = useTranslation('palette');
  const formats = useFormats();
  return (
    <VisuallyHidden role="status">{isShown ? t('count', { count, value: formats.count(count) }) : ''}</VisuallyHidden>
  );
}

/** Closes the palette when another page is shown below it: by a refused call, or by the browser's Back. */
function useCloseElsewhere(onClose: () => void) {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) onClose();
  }, [pathname, onClose]);
}
