import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { UserInfo } from '#api/contract/accounts.ts';
import {
  type PaletteLink,
  type PaletteReader,
  type PaletteSource,
  presentCommands,
} from '#design-system/commandPalette.ts';
import { currentLanguage, type Language, loadTexts } from '#design-system/language/i18n.ts';
import { useColorTheme } from '#design-system/theme/useColorTheme.ts';
import { useReportAddress } from '#features/reporting/index.ts';
import type { pathTo, RouteName } from '#features/routes/paths.ts';
import { mayOpen } from '../routing/access.ts';
import { useLinkAddress } from '../routing/linkAddress.ts';
import { routeAt } from '../routing/routes.ts';
import type { Configuration } from '../start/configuration.ts';
import {
  accountEntries,
  commandEntries,
  type Entry,
  outletEntries,
  type PaletteTexts,
  pageEntries,
  rememberedZone,
  sourceEntries,
  zoneEntries,
} from './entries.tsx';
import { pageId, shownId } from './ids.ts';
import type { PaletteOutlet } from './kinds.ts';
import { recentEntries } from './recent.ts';
import { paletteSources } from './sources.ts';
import { useZones, type ZonesOf } from './useZones.ts';

interface EntriesOptions {
  readonly user: UserInfo;
  readonly outlets: readonly PaletteOutlet[];
  /** Whether something is typed: then all zones are wanted. */
  readonly isTyped: boolean;
  readonly menuLinks: Configuration['menuLinks'];
  readonly onLanguageChange: (language: Language) => void;
  readonly onSignOut: () => void;
}

/** Loads the names of the statistics' views for those who may open them; the other texts come with the palette. */
function useStatisticsTexts(isWanted: boolean): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadTexts(['statistics']).then(
      () => isCurrent && setLoaded(true),
      // Without them the views are not found by name; their page is.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return areLoaded;
}

/** A source with what it had when the palette was opened. */
interface ReadSource {
  readonly source: PaletteSource;
  readonly links: readonly PaletteLink[];
}

/** Reads the sources when the palette opens; one that fails has nothing. */
function useSources(reader: PaletteReader): readonly ReadSource[] {
  const [read, setRead] = useState<readonly ReadSource[]>([]);
  const readNow = useEffectEvent((source: PaletteSource) => source.read(reader));
  useEffect(() => {
    let isCurrent = true;
    const all = paletteSources().map(async (source) => ({
      source,
      links: await Promise.resolve()
        .then(() => readNow(source))
        .catch(() => []),
    }));
    void Promise.all(all).then((done) => {
      if (isCurrent) setRead(done);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return read;
}

/** The entries of a provider's zones are made once: they come while others are on their way, and are searched with each letter. */
function madeOnce(make: (each: ZonesOf) => readonly Entry[]) {
  const made = new WeakMap<ZonesOf['zones'], readonly Entry[]>();
  return (each: ZonesOf): readonly Entry[] => {
    const known = made.get(each.zones) ?? make(each);
    made.set(each.zones, known);
    return known;
  };
}

/** All entries that the user may open, and those that were opened last. */
export function useEntries(options: EntriesOptions) {
  const { user, outlets, isTyped, menuLinks, onLanguageChange, onSignOut } = options;
  const translation = useTranslation(['palette', 'layout', 'data', 'ui']);
  const t = translation.t as unknown as PaletteTexts;
  const queryClient = useQueryClient();
  const language = currentLanguage();
  const linkAddress = useLinkAddress();
  const reportAddress = useReportAddress();
  const { choice: theme, setChoice } = useColorTheme();
  const hasStatistics = useStatisticsTexts(mayOpen(user, { name: 'statistics' }));
  const sources = useSources({ permissions: user.permissions, pathname: useLocation().pathname });
  const [commands] = useState(presentCommands);

  const providers = useMemo(
    () =>
      mayOpen(user, { name: 'parkingProviderZones' }) ? outlets.filter(({ kind }) => kind.list === 'parking') : [],
    [user, outlets],
  );
  const zones = useZones(providers, isTyped);
  const entriesOf = useMemo(() => madeOnce((each) => zoneEntries(each, { user, t })), [user, t]);
  const ofZones = useMemo(() => zones.loaded.flatMap(entriesOf), [zones.loaded, entriesOf]);
  const others = useMemo(() => {
    const addresses = {
      link: (name: RouteName) => linkAddress(name),
      report: (name: Parameters<typeof pathTo>[0], id: number) => reportAddress(name as 'garageDetails', { id }),
    };
    const issuesReceipts = (id: number) =>
      queryClient.getQueryData<{ readonly issuesOwnReceipts: boolean }>(['parkingProvider', id, 'info'])
        ?.issuesOwnReceipts;
    return {
      outlets: outletEntries(outlets, { user, t, addresses, issuesReceipts }),
      pages: pageEntries({ user, t, addresses, menuLinks, language, hasStatistics }),
    };
  }, [outlets, user, t, linkAddress, reportAddress, menuLinks, language, hasStatistics, queryClient]);
  const doing = useMemo(
    () => [
      ...sources.flatMap(({ source, links }) => sourceEntries(source, links)),
      ...commandEntries(commands),
      ...accountEntries({ t, language, onLanguageChange, theme, onThemeChange: setChoice, onSignOut }),
    ],
    [sources, commands, t, language, onLanguageChange, theme, setChoice, onSignOut],
  );
  const entries = useMemo(() => [...others.outlets, ...ofZones, ...others.pages, ...doing], [others, ofZones, doing]);

  const { pathname } = useLocation();
  const recent = useMemo(() => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const names = new Map(providers.map(({ id, name }) => [id, name]));
    const loaded = new Set(zones.loaded.map(({ provider }) => provider.id));
    // What is shown already is not offered.
    const shown = [shownId(pathname), pageId(routeAt(pathname)?.name ?? '')];
    const others = recentEntries().filter(({ id }) => !shown.includes(id));
    return others.flatMap((each) => {
      const isUnknownZone = each.id.startsWith('zone:') && !loaded.has(Number(each.id.split(':')[1]));
      return byId.get(each.id) ?? (isUnknownZone ? rememberedZone(each, names, { user, t }) : undefined) ?? [];
    });
  }, [entries, providers, zones.loaded, user, t, pathname]);

  return { entries, recent, sources: sources.map(({ source }) => source), zones };
}
