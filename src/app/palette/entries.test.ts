import { expect, test } from 'vitest';
import type { UserInfo } from '#api/contract/accounts.ts';
import type { Permission } from '#api/permissions.ts';
import { outletEntries, type PaletteTexts, pageEntries, rememberedZone, zoneEntries } from './entries.tsx';
import { type PaletteOutlet, paletteKinds } from './kinds.ts';
import { findItems } from './match.ts';
import type { ZonesOf } from './useZones.ts';

const t = ((key: string) => key) as unknown as PaletteTexts;
const user = (...permissions: readonly Permission[]) => ({ permissions, settings: [] }) as unknown as UserInfo;
const addresses = {
  link: (name: string) => `link ${name}`,
  report: (name: string, id: number) => `${name} ${id}`,
};
const outlets = paletteKinds.map(
  (kind, at): PaletteOutlet => ({ id: at + 1, name: `Mjesto ${at + 1}`, kind, key: `${kind.namespace}:${at + 1}` }),
);
const outletIds = (...permissions: readonly Permission[]) =>
  outletEntries(outlets, { user: user(...permissions), t, addresses, issuesReceipts: () => undefined }).map(
    ({ id }) => id,
  );

const zonesOf = (...zones: readonly { readonly id: number; readonly name: string; readonly code: string }[]) =>
  ({ provider: outlets[0], zones }) as unknown as ZonesOf;

test('an outlet has the pages that the user may open, and none without a permission', () => {
  expect(outletIds()).toEqual([]);
  expect(outletIds('GarazaTransakcijeView')).toEqual(['outlet:garages:2']);
  expect(outletIds('ParkingProviderView', 'ParkingProviderZonesView')).toEqual([
    'outlet:parkingProvider:1',
    'outlet:parkingProvider:1:zones',
  ]);
});

test('receipts are offered where it is known that there are some', () => {
  const withReceipts = (issues: boolean | undefined) =>
    outletEntries(outlets, {
      user: user('ParkingProviderView', 'ParkingRacuniView'),
      t,
      addresses,
      issuesReceipts: () => issues,
    }).map(({ id }) => id);
  expect(withReceipts(undefined)).toHaveLength(1);
  expect(withReceipts(true)).toContain('outlet:parkingProvider:1:receipts');
});

test('the pages are those of the menus that the user may open', () => {
  const ids = (...permissions: readonly Permission[]) =>
    pageEntries({ user: user(...permissions), t, addresses, menuLinks: [], language: 'hr', hasStatistics: true }).map(
      ({ id }) => id,
    );
  expect(ids()).toEqual(['page:systemStatus', 'page:incidents', 'page:changePassword']);
  expect(ids('ParkingView')).toContain('page:parking');
  expect(ids('PaydoStatistikaView')).toContain('page:allSales');
});

test('a zone without a name is found by its code, and called so', () => {
  const entries = zoneEntries(zonesOf({ id: 5, name: '', code: '9001' }), { user: user(), t });
  expect(findItems(entries, '9001').map(({ item }) => item.label)).toEqual(['unnamedZone']);
});

test('a zone leads to its own page, without the permission for it to the list of zones', () => {
  const addressFor = (...permissions: readonly Permission[]) =>
    zoneEntries(zonesOf({ id: 5, name: 'Riva', code: '1' }), { user: user(...permissions), t })[0]?.address?.();
  expect(addressFor('ParkingProviderZoneDetailsView')).toBe('/parking/provider/1/zone/5/details');
  expect(addressFor()).toBe('/parking/provider/1/zone');
});

test('a zone that was opened before is shown while its provider is there, and not after', () => {
  const recent = { id: 'zone:1:5', name: 'Riva', code: '700201' };
  const context = { user: user(), t };
  expect(rememberedZone(recent, new Map([[1, 'Split']]), context)).toMatchObject({ name: 'Riva', detail: 'Split' });
  expect(rememberedZone(recent, new Map(), context)).toBeUndefined();
  expect(rememberedZone({ id: 'zone:1:x', name: '', code: '' }, new Map([[1, 'Split']]), context)).toBeUndefined();
});
