import { expect, test } from 'vitest';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import {
  appliedFilters,
  filterRequests,
  isNarrowed,
  panelFilterCount,
  type RequestFilters,
  requestParams,
} from './requestFilters.ts';

const row = (id: number, more: Partial<ChangeRequest>) =>
  ({
    id,
    resource: 'closingRule',
    action: 'create',
    provider: { id: 2, name: 'Split' },
    zone: { id: 11, name: 'Zona 0 – Riva' },
    garage: null,
    status: 'pending',
    createdBy: 'provider',
    createdAt: new Date('2026-11-18T23:30:00Z'),
    ...more,
  }) as ChangeRequest;

const rows = [
  row(1, {}),
  row(2, { resource: 'border', zone: { id: 12, name: 'Zona 1 – Bačvice' } }),
  row(3, { zone: null, provider: null, garage: { id: 11, name: 'Garaža Tuškanac' }, createdBy: 'garage' }),
  row(4, { status: 'rejected', createdAt: new Date('2026-10-01T10:00:00Z') }),
];
const found = (query: string) =>
  filterRequests(rows, requestParams.read(new URLSearchParams(query)).state, ({ zone, garage }) =>
    [zone?.name, garage?.name].join(' '),
  ).map(({ id }) => id);

test('requests are filtered by status, kind, place, user and search', () => {
  expect(found('')).toEqual([1, 2, 3, 4]);
  expect(found('status=rejected')).toEqual([4]);
  expect(found('kind=border')).toEqual([2]);
  // A zone and a garage may have the same id.
  expect(found('place=garage-11')).toEqual([3]);
  expect(found('place=zone-11')).toEqual([1, 4]);
  expect(found('by=garage')).toEqual([3]);
  expect(found('search=BACVICE+zona')).toEqual([2]);
  expect(found('search=nema')).toEqual([]);
});

test('days are those in Zagreb, both included', () => {
  expect(found('from=2026-11-19')).toEqual([1, 2, 3]);
  expect(found('from=2026-11-20')).toEqual([]);
  expect(found('to=2026-10-01')).toEqual([4]);
});

test('an address is read and written; what is invalid is ignored and reported', () => {
  const address =
    'status=pending&kind=border&place=zone-11&by=provider&whose=others&from=2026-11-01&to=2026-11-19&search=Riva&page=2';
  const { state: filters, problems } = requestParams.read(new URLSearchParams(address));
  expect(problems).toEqual([]);
  expect(requestParams.write(filters).toString()).toBe(address);
  const wrong = requestParams.read(new URLSearchParams('status=lost&kind=road&whose=all&from=2026-13-01&page=0'));
  expect(wrong.problems).toEqual(['badPage', 'badStatus', 'badKind', 'badWhose', 'badDays']);
  expect(requestParams.write(wrong.state).toString()).toBe('');
  expect(requestParams.read(new URLSearchParams('from=2026-11-02&to=2026-11-01')).problems).toEqual(['badDays']);
});

test('the status alone and the page are filtered by the API', () => {
  const of = (query: string): RequestFilters => requestParams.read(new URLSearchParams(query)).state;
  expect(isNarrowed(of('status=pending&page=3'))).toBe(false);
  expect(isNarrowed(of('search=x'))).toBe(true);
  expect(panelFilterCount(of('search=x&from=2026-11-01&to=2026-11-19&by=provider'))).toBe(2);
});

test('mine are those of the name of the sign-in, exactly; without a name none is told apart', () => {
  const of = (query: string, user: string | null) => {
    const { state } = requestParams.read(new URLSearchParams(query));
    return filterRequests(rows, appliedFilters(state, user), () => '', user).map(({ id }) => id);
  };
  expect(of('whose=mine', 'provider')).toEqual([1, 2, 4]);
  expect(of('whose=others', 'provider')).toEqual([3]);
  expect(of('whose=mine', 'Provider')).toEqual([]);
  expect(of('whose=others', 'Provider')).toEqual([1, 2, 3, 4]);
  expect(of('whose=mine', null)).toEqual([1, 2, 3, 4]);
  const mine = requestParams.read(new URLSearchParams('whose=mine')).state;
  expect(isNarrowed(appliedFilters(mine, 'provider'))).toBe(true);
  expect(isNarrowed(appliedFilters(mine, null))).toBe(false);
});
