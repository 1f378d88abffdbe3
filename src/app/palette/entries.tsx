import type { TFunction } from 'i18next';
import Building2 from 'lucide-react/icons/building-2';
import FileText from 'lucide-react/icons/file-text';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Star from 'lucide-react/icons/star';
import Zap from 'lucide-react/icons/zap';
import type { ReactNode } from 'react';
import type { UserInfo } from '#api/contract/accounts.ts';
import type { Zone } from '#api/contract/zones.ts';
import type { PaletteLink, PaletteSource } from '#design-system/commandPalette.ts';
import { type Language, languageSettings, languages } from '#design-system/language/languages.ts';
import type { MenuItem } from '#design-system/MenuButton/types.ts';
import { openShortcuts } from '#design-system/Shortcuts/shortcuts.ts';
import { type ThemeChoice, themeChoices } from '#design-system/theme/storedTheme.ts';
import { hasSettings } from '#features/auth/index.ts';
import { type IdRoute, pathTo, permissionsOf, type RouteName, statisticsViews } from '#features/routes/paths.ts';
import { menuRoutes } from '../routing/access.ts';
import type { Configuration } from '../start/configuration.ts';
import { outletId, pageId, zoneId } from './ids.ts';
import type { PaletteOutlet } from './kinds.ts';
import type { Findable } from './match.ts';
import type { Recent } from './recent.ts';
import type { ZonesOf } from './useZones.ts';

/** What an entry is; the groups of the palette. */
export type EntryGroup = 'outlets' | 'zones' | 'pages' | 'page' | 'account' | `source:${string}`;

/** Something that can be chosen in the palette: it leads to an address, or does something. */
export interface Entry extends Findable {
  readonly id: string;
  readonly group: EntryGroup;
  /** What is shown; default: its name. */
  readonly label?: string;
  /** What it belongs to, muted. */
  readonly detail?: string;
  readonly icon: ReactNode;
  /** Made for what is shown alone: there are thousands of zones. */
  readonly address?: () => string;
  /** Another site: it opens in a new tab. */
  readonly isExternal?: boolean;
  readonly run?: () => void;
  readonly disabled?: boolean | undefined;
  /** Why it cannot be used. */
  readonly reason?: string | undefined;
  /** Whether this choice is selected; undefined for what is no choice. */
  readonly checked?: boolean | undefined;
  /** What the device remembers when it is opened; undefined for actions. */
  readonly recent?: Recent;
}

export type PaletteTexts = TFunction<
  readonly ['palette', 'layout', 'data', 'ui', 'statistics', 'parkingProvider', 'garages', 'parks', 'sales', 'lists']
>;

/** The addresses of pages, with the filters that the present page shows. */
interface Addresses {
  readonly link: (name: RouteName) => string;
  readonly report: (name: IdRoute, id: number) => string;
}

const mayOpen = (user: UserInfo, name: RouteName) =>
  permissionsOf(name).every((permission) => user.permissions.includes(permission));

const outletIcon = <Building2 aria-hidden />;
const zoneIcon = <MapPin aria-hidden />;
const pageIcon = <FileText aria-hidden />;
const viewIcon = <Star aria-hidden />;
const commandIcon = <Zap aria-hidden />;

interface PagesContext {
  readonly user: UserInfo;
  readonly t: PaletteTexts;
  readonly addresses: Addresses;
  readonly menuLinks: Configuration['menuLinks'];
  readonly language: Language;
  /** Whether the names of the statistics' views are loaded. */
  readonly hasStatistics: boolean;
}

/** The pages that the user may open: those of the menus, the views of the statistics, and the deployment's own links. */
export function pageEntries({ user, t, addresses, menuLinks, language, hasStatistics }: PagesContext): Entry[] {
  const page = (name: RouteName, label: string, detail?: string): Entry => ({
    id: pageId(name),
    group: 'pages',
    name: label,
    icon: pageIcon,
    address: () => addresses.link(name),
    recent: { id: pageId(name) },
    ...(detail ? { detail, context: detail } : {}),
  });
  const inMenu = (place: true | 'last') =>
    menuRoutes(user, place).map(({ name }) => page(name, t(`layout:menu.${name as 'parking'}`)));
  const views =
    hasStatistics && mayOpen(user, 'statistics')
      ? statisticsViews.map((name) => page(name, t(`statistics:${name}.title`), t('layout:menu.statistics')))
      : [];
  const external = menuLinks.map(
    ({ label, url }): Entry => ({
      id: `link:${url}`,
      group: 'pages',
      name: label[language],
      icon: pageIcon,
      address: () => url,
      isExternal: true,
    }),
  );
  return [
    ...inMenu(true),
    ...external,
    ...inMenu('last'),
    page('incidents', t('incidents')),
    ...(mayOpen(user, 'changeRequests') ? [page('changeRequests', t('layout:user.changeRequests'))] : []),
    ...(hasSettings(user) ? [page('settings', t('layout:user.settings'))] : []),
    page('changePassword', t('layout:user.changePassword')),
    ...views,
  ];
}

interface OutletsContext extends Pick<PagesContext, 'user' | 't' | 'addresses'> {
  /** Whether a provider issues receipts of its own; undefined: not known. */
  readonly issuesReceipts: (id: number) => boolean | undefined;
}

/** An outlet by its most usual page, and its other pages, which are found by their own name beside the outlet's. */
export function outletEntries(outlets: readonly PaletteOutlet[], context: OutletsContext): Entry[] {
  const { user, t, addresses, issuesReceipts } = context;
  return outlets.flatMap(({ id, name, kind }) => {
    const kindName = t(`layout:menu.${kind.list}`);
    const pages = Object.entries(kind.pages).filter(
      ([key, route]) => mayOpen(user, route) && (key !== 'receipts' || issuesReceipts(id)),
    );
    return pages.map(([key, route], at): Entry => {
      const pageName = t(`${kind.namespace}:links.${key as 'report'}`);
      const address = () => (key === 'report' ? addresses.report(route, id) : pathTo(route, { id }));
      const shown = { name, icon: outletIcon, group: 'outlets', address } as const;
      if (at === 0)
        return {
          ...shown,
          id: outletId(kind.namespace, id),
          detail: key === 'report' ? kindName : `${kindName} · ${pageName}`,
          context: kindName,
          recent: { id: outletId(kind.namespace, id) },
        };
      return {
        ...shown,
        id: `${outletId(kind.namespace, id)}:${key}`,
        detail: `${kindName} · ${pageName}`,
        context: pageName,
        needsContext: true,
        recent: { id: outletId(kind.namespace, id) },
      };
    });
  });
}

/** A zone that is found by its name or code; one without a name has its code alone. */
function zoneEntry(
  providerId: number,
  { id, name, code }: Pick<Zone, 'id' | 'name' | 'code'>,
  provider: string,
  { user, t }: Pick<PagesContext, 'user' | 't'>,
): Entry {
  const key = zoneId(providerId, id);
  const isNamed = name.trim() !== '';
  return {
    id: key,
    group: 'zones',
    name,
    code,
    label: isNamed ? name : t('unnamedZone'),
    context: provider,
    detail: provider,
    icon: zoneIcon,
    address: () =>
      mayOpen(user, 'parkingProviderZoneDetails')
        ? pathTo('parkingProviderZoneDetails', { id: providerId, zoneId: id })
        : pathTo('parkingProviderZones', { id: providerId }),
    recent: { id: key, name: name.slice(0, 300), code: code.slice(0, 300) },
  };
}

/** The entries of a provider's zones. */
export const zoneEntries = ({ provider, zones }: ZonesOf, context: Pick<PagesContext, 'user' | 't'>): Entry[] =>
  zones.map((zone) => zoneEntry(provider.id, zone, provider.name, context));

/** A zone that was opened before, as the device remembers it, while the zones of its provider are not loaded. */
export function rememberedZone(
  { id, name, code }: Recent,
  providers: ReadonlyMap<number, string>,
  context: Pick<PagesContext, 'user' | 't'>,
): Entry | undefined {
  const [providerId = 0, ownId = 0] = id.split(':').slice(1).map(Number);
  const provider = providers.get(providerId);
  if (provider === undefined || code === undefined || !(ownId > 0)) return undefined;
  return zoneEntry(providerId, { id: ownId, name: name ?? '', code }, provider, context);
}

/** What a source has: the saved views. */
export const sourceEntries = (source: PaletteSource, links: readonly PaletteLink[]): Entry[] =>
  links.map(
    (link): Entry => ({
      id: `${source.id}:${link.id}`,
      group: `source:${source.id}`,
      name: link.name,
      icon: viewIcon,
      address: () => link.to,
      ...(link.onOpen ? { run: link.onOpen } : {}),
      recent: { id: `${source.id}:${link.id}` },
      ...(link.detail ? { detail: link.detail, context: link.detail } : {}),
    }),
  );

/** What the present page's toolbar offers. */
export const commandEntries = (commands: readonly MenuItem[]): Entry[] =>
  commands.map(
    ({ id, label, description, icon, onSelect, disabled, reason, checked }, at): Entry => ({
      id: `command:${at}:${id}`,
      group: 'page',
      name: label,
      icon: icon ?? commandIcon,
      run: onSelect,
      disabled,
      reason,
      checked,
      ...(description ? { detail: description, context: description } : {}),
    }),
  );

interface AccountContext {
  readonly t: PaletteTexts;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
  readonly onSignOut: () => void;
}

/** Theme, language and log out, which every page offers. */
export function accountEntries(context: AccountContext): Entry[] {
  const { t, language, theme } = context;
  const choice = { group: 'account' } as const;
  return [
    ...themeChoices.map(
      (value): Entry => ({
        ...choice,
        id: `theme:${value}`,
        name: t(`data:frame.${value}`),
        detail: t('data:frame.appearance'),
        context: t('data:frame.appearance'),
        icon: commandIcon,
        checked: value === theme,
        run: () => context.onThemeChange(value),
      }),
    ),
    ...languages.map(
      (value): Entry => ({
        ...choice,
        id: `language:${value}`,
        name: languageSettings[value].name,
        detail: t('ui:frame.language'),
        context: t('ui:frame.language'),
        icon: <Languages aria-hidden />,
        checked: value === language,
        run: () => {
          if (value !== language) context.onLanguageChange(value);
        },
      }),
    ),
    {
      ...choice,
      id: 'shortcuts',
      name: t('layout:user.shortcuts'),
      icon: <Keyboard aria-hidden />,
      run: openShortcuts,
    },
    { ...choice, id: 'log-out', name: t('layout:user.logout'), icon: <LogOut aria-hidden />, run: context.onSignOut },
  ];
}
