// @vitest-environment happy-dom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { requestParams } from '#features/change-requests/requestFilters.ts';
import { documentList, listParams, transactionList } from '#features/pages/lists/listFilters.ts';
import { shareParams } from '#features/parking/shareParams.ts';
import { type ReportFilters, reportParams } from '#features/reporting/filters/filters.ts';
import { intervalParams } from '#features/reporting/intervals/intervals.ts';
import { statementParams } from '#features/statements/queries.ts';
import { statisticsParams } from '#features/statistics/filters.ts';
import { chartParams } from '#features/statistics/lists.ts';
import { incidentParams } from '#features/system/pages.ts';
import {
  idsParam,
  NavigateContext,
  noIds,
  sortParam,
  type UrlState,
  useUrlState,
  useViewParam,
  useViewState,
} from '#features/url-state/index.ts';
import { zoneParams } from '#features/zones/pages.ts';

/**
 * Addresses of the portal that users have in their bookmarks and messages, and that the portal writes. What is read from
 * them, and what is written into them, does not change.
 */

interface Kind {
  readonly read: (params: URLSearchParams) => { readonly state: unknown; readonly problems: readonly string[] };
  readonly rewrite: (params: URLSearchParams) => URLSearchParams;
}

const today = '2026-11-20';
const days = (begin: string, end: string) => ({ begin, end });

const fallback: ReportFilters = {
  range: days('2026-11-01', '2026-11-19'),
  compare: null,
  channelIds: null,
  serviceIds: null,
};
const comparing: ReportFilters = {
  ...fallback,
  compare: days('2026-10-13', '2026-10-31'),
  compareKind: 'previousPeriod',
};
const shared: ReportFilters = { ...comparing, channelIds: [1, 4], serviceIds: [2] };

/** How the state of a kind of page is read from an address, and the address with the same state written into it. */
const kindOf = <State, Problem extends string>({ read, write, dropsOthers }: UrlState<State, Problem>): Kind => ({
  read,
  rewrite: (params) => write(read(params).state, dropsOthers ? undefined : params),
});

const kinds = {
  report: kindOf(reportParams(() => fallback, today)),
  comparingReport: kindOf(reportParams(() => comparing, today)),
  reportAfterSearch: kindOf(reportParams(() => shared, today)),
  transactions: kindOf(listParams(transactionList, today)),
  documents: kindOf(listParams(documentList, today)),
  statistics: kindOf(statisticsParams(today)),
  requests: {
    ...kindOf(requestParams),
    read: (params) => {
      const { state, problems } = requestParams.read(params);
      const { days: madeOn, ...rest } = state;
      return { state: { ...rest, ...madeOn }, problems };
    },
  },
  statements: kindOf(statementParams),
  incidents: kindOf(incidentParams),
} as const satisfies Record<string, Kind>;

/** An address, how the state in it differs from that of an empty one, what of it is invalid, and how it is written. */
type Address = readonly [address: string, differs: object, problems: readonly string[], written: string];

const addresses: Readonly<Record<keyof typeof kinds, readonly Address[]>> = {
  report: [
    ['', {}, [], 'beginDate=2026-11-01&endDate=2026-11-19'],
    [
      'beginDate=2026-11-02&endDate=2026-11-08',
      { range: days('2026-11-02', '2026-11-08') },
      [],
      'beginDate=2026-11-02&endDate=2026-11-08',
    ],
    ['beginDate=2026-11-08', {}, ['range'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['endDate=2026-11-08', {}, ['range'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['beginDate=&endDate=', {}, ['range'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['beginDate=2026-11-08&endDate=2026-11-02', {}, ['range'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['beginDate=2026-02-30&endDate=2026-03-01', {}, ['range'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['beginDate=8.11.2026&endDate=9.11.2026', {}, ['range'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['beginDate=2026-11-08&endDate=2026-11-21', {}, ['range'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['beginDate=1999-12-31&endDate=2026-11-08', {}, ['range'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    [
      'beginDate=2026-11-02&endDate=2026-11-08&beginDate=2026-11-05&endDate=2026-11-06',
      { range: days('2026-11-02', '2026-11-08') },
      [],
      'beginDate=2026-11-02&endDate=2026-11-08',
    ],
    [
      'sort=x&beginDate=2026-11-02&tab=2&endDate=2026-11-08',
      { range: days('2026-11-02', '2026-11-08') },
      [],
      'sort=x&tab=2&beginDate=2026-11-02&endDate=2026-11-08',
    ],
    [
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-01&compareEndDate=2026-10-31',
      { compare: days('2026-10-01', '2026-10-31'), compareKind: 'typed' },
      [],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-01&compareEndDate=2026-10-31&compare=typed',
    ],
    [
      'beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=x&compareEndDate=2026-09-30',
      {
        range: days('2026-10-01', '2026-10-31'),
        compare: days('2026-09-01', '2026-09-30'),
        compareKind: 'previousPeriod',
      },
      ['compare'],
      'beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2026-09-01&compareEndDate=2026-09-30&compare=previousPeriod',
    ],
    [
      'compareBeginDate=2026-10-01',
      { compare: days('2026-10-13', '2026-10-31'), compareKind: 'previousPeriod' },
      ['compare'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod',
    ],
    [
      'compareBeginDate=2025-11-01&compareEndDate=2025-11-19',
      { compare: days('2025-11-01', '2025-11-19'), compareKind: 'sameDaysLastYear' },
      [],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2025-11-01&compareEndDate=2025-11-19&compare=sameDaysLastYear',
    ],
    [
      'compareBeginDate=2026-11-21&compareEndDate=2026-11-22',
      { compare: days('2026-10-13', '2026-10-31'), compareKind: 'previousPeriod' },
      ['compare'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod',
    ],
    ['channels=5,2,5', { channelIds: [2, 5] }, [], 'beginDate=2026-11-01&endDate=2026-11-19&channels=2%2C5'],
    ['channels=', {}, ['channels'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['channels=1,,2&services=-1', {}, ['channels', 'services'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    ['channels=a&services=3', { serviceIds: [3] }, ['channels'], 'beginDate=2026-11-01&endDate=2026-11-19&services=3'],
    ['channels=1&channels=2', { channelIds: [1] }, [], 'beginDate=2026-11-01&endDate=2026-11-19&channels=1'],
    ['channels=1234567890', {}, ['channels'], 'beginDate=2026-11-01&endDate=2026-11-19'],
    [
      'services=1,2&beginDate=2026-11-02&endDate=2026-11-08',
      { range: days('2026-11-02', '2026-11-08'), serviceIds: [1, 2] },
      [],
      'beginDate=2026-11-02&endDate=2026-11-08&services=1%2C2',
    ],
    [
      'services=2&channels=1',
      { channelIds: [1], serviceIds: [2] },
      [],
      'beginDate=2026-11-01&endDate=2026-11-19&channels=1&services=2',
    ],
    [
      'services.sort=-validAmount&channels.interval=week',
      {},
      [],
      'services.sort=-validAmount&channels.interval=week&beginDate=2026-11-01&endDate=2026-11-19',
    ],
    ['page=2&show=valid&x=%C4%8D', {}, [], 'page=2&show=valid&x=%C4%8D&beginDate=2026-11-01&endDate=2026-11-19'],
  ],
  comparingReport: [
    [
      '',
      {},
      [],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod',
    ],
    [
      'beginDate=2026-11-02&endDate=2026-11-08',
      { range: days('2026-11-02', '2026-11-08'), compare: null, compareKind: undefined },
      [],
      'beginDate=2026-11-02&endDate=2026-11-08',
    ],
    [
      'beginDate=2026-11-08',
      { compare: null, compareKind: undefined },
      ['range'],
      'beginDate=2026-11-01&endDate=2026-11-19',
    ],
    [
      'endDate=2026-11-08',
      {},
      ['range'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod',
    ],
    [
      'beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=x&compareEndDate=2026-09-30',
      {
        range: days('2026-10-01', '2026-10-31'),
        compare: days('2026-09-01', '2026-09-30'),
        compareKind: 'previousPeriod',
      },
      ['compare'],
      'beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2026-09-01&compareEndDate=2026-09-30&compare=previousPeriod',
    ],
    [
      'compareBeginDate=2026-10-01',
      {},
      ['compare'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod',
    ],
    [
      'channels=5,2,5',
      { channelIds: [2, 5] },
      [],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod&channels=2%2C5',
    ],
    [
      'channels=',
      {},
      ['channels'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod',
    ],
  ],
  reportAfterSearch: [
    [
      '',
      {},
      [],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod&channels=1%2C4&services=2',
    ],
    [
      'beginDate=2026-11-02&endDate=2026-11-08',
      {
        range: days('2026-11-02', '2026-11-08'),
        compare: null,
        compareKind: undefined,
        channelIds: null,
        serviceIds: null,
      },
      [],
      'beginDate=2026-11-02&endDate=2026-11-08',
    ],
    [
      'beginDate=2026-11-08',
      { compare: null, compareKind: undefined, channelIds: null, serviceIds: null },
      ['range'],
      'beginDate=2026-11-01&endDate=2026-11-19',
    ],
    [
      'endDate=2026-11-08',
      {},
      ['range'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod&channels=1%2C4&services=2',
    ],
    [
      'compareBeginDate=2026-10-01',
      {},
      ['compare'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod&channels=1%2C4&services=2',
    ],
    [
      'channels=',
      { channelIds: null },
      ['channels'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod&services=2',
    ],
    [
      'channels=a&services=3',
      { channelIds: null, serviceIds: [3] },
      ['channels'],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod&services=3',
    ],
    [
      'channels=1&channels=2',
      { channelIds: [1] },
      [],
      'beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod&channels=1&services=2',
    ],
    [
      'page=2&show=valid&x=%C4%8D',
      {},
      [],
      'page=2&show=valid&x=%C4%8D&beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=2026-10-13&compareEndDate=2026-10-31&compare=previousPeriod&channels=1%2C4&services=2',
    ],
  ],
  transactions: [
    ['', {}, [], 'beginDate=2026-11-20&endDate=2026-11-20'],
    [
      'beginDate=2026-11-02&endDate=2026-11-08',
      { range: days('2026-11-02', '2026-11-08') },
      [],
      'beginDate=2026-11-02&endDate=2026-11-08',
    ],
    ['beginDate=2026-11-08', {}, ['range'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['endDate=2026-11-08', {}, ['range'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=&endDate=', {}, ['range'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=2026-11-08&endDate=2026-11-02', {}, ['range'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=2026-02-30&endDate=2026-03-01', {}, ['range'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=8.11.2026&endDate=9.11.2026', {}, ['range'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=2026-11-08&endDate=2026-11-21', {}, ['window'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=1999-12-31&endDate=2026-11-08', {}, ['window'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    [
      'beginDate=2026-11-02&endDate=2026-11-08&beginDate=2026-11-05&endDate=2026-11-06',
      { range: days('2026-11-02', '2026-11-08') },
      [],
      'beginDate=2026-11-02&endDate=2026-11-08',
    ],
    [
      'sort=x&beginDate=2026-11-02&tab=2&endDate=2026-11-08',
      { range: days('2026-11-02', '2026-11-08') },
      [],
      'sort=x&tab=2&beginDate=2026-11-02&endDate=2026-11-08',
    ],
    ['beginDate=2026-10-20&endDate=2026-10-20', {}, ['window'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=2024-11-19&endDate=2024-11-20', {}, ['window'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=2018-04-15&endDate=2018-04-16', {}, ['window'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=2018-04-16&endDate=2018-04-16', {}, ['window'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['beginDate=2026-11-20&endDate=2026-11-20', {}, [], 'beginDate=2026-11-20&endDate=2026-11-20'],
    [
      'search=%20ZG%E2%80%93123%20&page=3',
      { search: 'ZG-123', page: 3 },
      [],
      'beginDate=2026-11-20&endDate=2026-11-20&search=ZG-123&page=3',
    ],
    ['search=&show=', {}, ['validity'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['show=valid', { validity: 'valid' }, [], 'beginDate=2026-11-20&endDate=2026-11-20&show=valid'],
    [
      'show=invalid&page=2',
      { validity: 'invalid', page: 2 },
      [],
      'beginDate=2026-11-20&endDate=2026-11-20&show=invalid&page=2',
    ],
    ['show=VALID', {}, ['validity'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['show=all', {}, [], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['page=1', {}, [], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['page=0', {}, ['page'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['page=', {}, ['page'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['page=02', {}, ['page'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['page=%202', {}, ['page'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['page=1e3', {}, ['page'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['page=12345678', {}, ['page'], 'beginDate=2026-11-20&endDate=2026-11-20'],
    ['page=2&page=3', { page: 2 }, [], 'beginDate=2026-11-20&endDate=2026-11-20&page=2'],
    [
      'channels=1&transactions.open=7&page=4&search=a%26b',
      { search: 'a&b', page: 4 },
      [],
      'channels=1&transactions.open=7&beginDate=2026-11-20&endDate=2026-11-20&search=a%26b&page=4',
    ],
    [
      'beginDate=x&show=x&page=x&search=x',
      { search: 'x' },
      ['range', 'validity', 'page'],
      'beginDate=2026-11-20&endDate=2026-11-20&search=x',
    ],
  ],
  documents: [
    ['', {}, [], 'beginDate=2026-11-01&endDate=2026-11-20'],
    ['beginDate=2026-11-08&endDate=2026-11-21', {}, ['window'], 'beginDate=2026-11-01&endDate=2026-11-20'],
    [
      'beginDate=2026-10-20&endDate=2026-10-20',
      { range: days('2026-10-20', '2026-10-20') },
      [],
      'beginDate=2026-10-20&endDate=2026-10-20',
    ],
    ['beginDate=2024-11-19&endDate=2024-11-20', {}, ['window'], 'beginDate=2026-11-01&endDate=2026-11-20'],
    ['show=valid', { validity: 'valid' }, [], 'beginDate=2026-11-01&endDate=2026-11-20&show=valid'],
    ['page=2&page=3', { page: 2 }, [], 'beginDate=2026-11-01&endDate=2026-11-20&page=2'],
  ],
  statistics: [
    ['', {}, [], 'beginDate=2018-04-16&endDate=2026-11-19'],
    ['beginDate=2026-11-08', {}, ['range'], 'beginDate=2018-04-16&endDate=2026-11-19'],
    ['beginDate=2018-04-15&endDate=2018-04-16', {}, ['window'], 'beginDate=2018-04-16&endDate=2026-11-19'],
    [
      'beginDate=2018-04-16&endDate=2018-04-16',
      { range: days('2018-04-16', '2018-04-16') },
      [],
      'beginDate=2018-04-16&endDate=2018-04-16',
    ],
    ['beginDate=2026-11-20&endDate=2026-11-20', {}, ['window'], 'beginDate=2018-04-16&endDate=2026-11-19'],
    ['page=2&page=3', { page: 2 }, [], 'beginDate=2018-04-16&endDate=2026-11-19&page=2'],
  ],
  requests: [
    ['', {}, [], ''],
    ['status=pending', { status: 'pending' }, [], 'status=pending'],
    ['status=', {}, [], ''],
    ['status=%20pending%20', { status: 'pending' }, [], 'status=pending'],
    ['status=lost', {}, ['badStatus'], ''],
    [
      'kind=border&place=zone-11&by=provider&from=2026-11-01&to=2026-11-19&search=Riva&page=2&status=approved',
      {
        status: 'approved',
        kind: 'border',
        place: 'zone-11',
        by: 'provider',
        from: '2026-11-01',
        to: '2026-11-19',
        search: 'Riva',
        page: 2,
      },
      [],
      'status=approved&kind=border&place=zone-11&by=provider&from=2026-11-01&to=2026-11-19&search=Riva&page=2',
    ],
    ['kind=road', {}, ['badKind'], ''],
    ['kind=%20closingRule', { kind: 'closingRule' }, [], 'kind=closingRule'],
    ['place=%20zone-11%20', { place: 'zone-11' }, [], 'place=zone-11'],
    ['place=zone-11&place=zone-12', { place: 'zone-11' }, [], 'place=zone-11'],
    ['by=', {}, [], ''],
    ['from=2026-11-01', { from: '2026-11-01' }, [], 'from=2026-11-01'],
    ['to=2026-11-01', { to: '2026-11-01' }, [], 'to=2026-11-01'],
    ['from=2026-11-02&to=2026-11-01', {}, ['badDays'], ''],
    ['from=2026-13-01&to=2026-11-01', {}, ['badDays'], ''],
    ['from=%202026-11-01%20', { from: '2026-11-01' }, [], 'from=2026-11-01'],
    ['from=&to=2026-11-01', { to: '2026-11-01' }, [], 'to=2026-11-01'],
    ['search=%20a%E2%80%93b%20%20c%20', { search: 'a-b c' }, [], 'search=a-b+c'],
    ['page=0', {}, ['badPage'], ''],
    ['page=2', { page: 2 }, [], 'page=2'],
    ['page=%202', {}, ['badPage'], ''],
    [
      'status=lost&kind=road&from=x&page=x&by=ana',
      { by: 'ana' },
      ['badPage', 'badStatus', 'badKind', 'badDays'],
      'by=ana',
    ],
    ['page=2&change-requests.open=3&other=1', { page: 2 }, [], 'page=2'],
    ['beginDate=2026-11-01&endDate=2026-11-02', {}, [], ''],
  ],
  statements: [
    ['', {}, [], ''],
    ['search=%20Split%E2%80%93', { search: 'Split-' }, [], 'search=Split-'],
    ['page=3', { page: 3 }, [], 'page=3'],
    ['search=a&page=2', { search: 'a', page: 2 }, [], 'search=a&page=2'],
    ['page=x&search=a', { search: 'a' }, ['page'], 'search=a'],
    ['page=-1', {}, ['page'], ''],
    ['search=a&search=b', { search: 'a' }, [], 'search=a'],
    ['search=a&statements.open=1&other=2', { search: 'a' }, [], 'search=a'],
    ['page=1', {}, [], ''],
  ],
  incidents: [
    ['', {}, [], ''],
    ['search=%20a%E2%80%93b%20', { search: 'a-b' }, [], 'search=a-b'],
    ['search=a&search=b', { search: 'a' }, [], 'search=a'],
    ['search=a&page=2', { search: 'a' }, [], 'search=a'],
    ['q=a', {}, [], ''],
  ],
};

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (name) => {
  const kind: Kind = kinds[name];
  const usual = kind.read(new URLSearchParams()).state as object;
  test.each(addresses[name])('?%s', (address, differs, problems, written) => {
    const params = new URLSearchParams(address);
    expect(kind.read(params)).toEqual({ state: { ...usual, ...differs }, problems });
    expect(`${kind.rewrite(params)}`).toBe(written);
    // What the portal writes is read as the same state again, without problems.
    const again = new URLSearchParams(written);
    expect(kind.read(again)).toEqual({ state: kind.read(params).state, problems: [] });
    expect(`${kind.rewrite(again)}`).toBe(written);
    expect(`${params}`).toBe(`${new URLSearchParams(address)}`);
  });
});

/** How something is looked at: it is read from the address, and a change of it is written into the address at once. */
type View = () => readonly [state: unknown, change: (change: never) => void];

const hiddenAtFirst = ['web', 'split'];
const byAmount = { id: 'validAmount', desc: true };
const usualChart = { interval: 'day', kind: 'line', measure: 'amount', split: 'total', view: 'chart' };

const useSort = () => useViewParam(sortParam, 'providers.sort', byAmount);
const useOpenRows = () => useViewParam(idsParam, 'providers.open', noIds);
const useHiddenSeries = () => useViewParam(idsParam, 'purchases.hidden', hiddenAtFirst);
const useChart = () => useViewState(intervalParams('channels'));
const useStatisticsChart = () => useViewState(chartParams('payments', ['count', 'amount']));

function useTab() {
  const { state, change } = useUrlState(zoneParams);
  return [state.tab, (tab: typeof state.tab) => change({ tab })] as const;
}

function useShare() {
  const { state, change } = useUrlState(shareParams);
  return [state.share, (share: string) => change({ share })] as const;
}

const views = {
  sort: useSort,
  openRows: useOpenRows,
  hiddenSeries: useHiddenSeries,
  chart: useChart,
  tab: useTab,
  share: useShare,
  statisticsChart: useStatisticsChart,
} as const satisfies Record<string, View>;

/** An address, what is read from it, a change of this, and the address with the change. */
type ViewAddress = readonly [address: string, read: unknown, change: unknown, changed: string];

const viewAddresses: Readonly<Record<keyof typeof views, readonly ViewAddress[]>> = {
  sort: [
    ['', byAmount, { id: 'name', desc: false }, 'providers.sort=name'],
    ['providers.sort=-name', { id: 'name', desc: true }, byAmount, 'providers.sort=-validAmount'],
    ['a=1&providers.sort=name&b=2', { id: 'name', desc: false }, byAmount, 'a=1&providers.sort=-validAmount&b=2'],
    ['providers.sort=', byAmount, { id: 'a b', desc: false }, 'providers.sort=a+b'],
    ['providers.sort=-', { id: '', desc: true }, { id: '', desc: false }, ''],
    ['garages.sort=name', byAmount, { id: 'name', desc: true }, 'garages.sort=name&providers.sort=-name'],
    ['providers.sort=a&providers.sort=b', { id: 'a', desc: false }, { id: 'c', desc: false }, 'providers.sort=c'],
  ],
  openRows: [
    ['', [], ['3', '7'], 'providers.open=3%2C7'],
    ['providers.open=3,7', ['3', '7'], [], ''],
    ['providers.open=3&beginDate=2026-11-01', ['3'], ['4'], 'providers.open=4&beginDate=2026-11-01'],
    ['providers.open=,', [], ['a,b č'], 'providers.open=a%252Cb%2520%25C4%258D'],
    ['providers.open=a%252Cb%2520%25C4%258D,,2', ['a,b č', '2'], ['\ud800'], 'providers.open=%25EF%25BF%25BD'],
    ['providers.open=%25zz', ['%zz'], ['%zz'], 'providers.open=%2525zz'],
  ],
  hiddenSeries: [
    ['', hiddenAtFirst, [], 'purchases.hidden=%2C'],
    ['purchases.hidden=', [], ['web'], 'purchases.hidden=web'],
    ['purchases.hidden=,', [], ['a', 'b'], 'purchases.hidden=a%2Cb'],
    ['purchases.hidden=ios&purchases.view=table', ['ios'], [], 'purchases.hidden=%2C&purchases.view=table'],
  ],
  chart: [
    ['', usualChart, { interval: 'week' }, 'channels.interval=week'],
    ['channels.interval=week', { ...usualChart, interval: 'week' }, { interval: 'day' }, 'channels.interval=day'],
    [
      'channels.interval=month&channels.kind=column&channels.measure=count&channels.split=each&channels.view=table',
      { interval: 'month', kind: 'column', measure: 'count', split: 'each', view: 'table' },
      { kind: 'line' },
      'channels.interval=month&channels.kind=line&channels.measure=count&channels.split=each&channels.view=table',
    ],
    [
      'channels.interval=year&channels.kind=&services.view=table',
      usualChart,
      { view: 'table' },
      'channels.interval=year&channels.kind=&services.view=table&channels.view=table',
    ],
  ],
  tab: [
    ['', 'working-hours', 'closing-rules', 'tab=closing-rules'],
    ['tab=borders&x=1', 'borders', 'working-hours', 'tab=working-hours&x=1'],
    ['tab=closing-rules', 'closing-rules', 'borders', 'tab=borders'],
    ['tab=rules', 'working-hours', 'working-hours', 'tab=working-hours'],
    ['tab=', 'working-hours', 'borders', 'tab=borders'],
  ],
  share: [
    ['', '', '3', 'share=3'],
    ['share=3&providers.sort=name', '3', '4', 'share=4&providers.sort=name'],
    ['beginDate=2026-11-01&share=x', 'x', '', 'beginDate=2026-11-01'],
    ['share=%203', ' 3', '3', 'share=3'],
  ],
  statisticsChart: [
    ['', { view: 'chart', measure: 'count', interval: 'day' }, { view: 'table' }, 'payments.view=table'],
    [
      'payments.view=table&payments.measure=amount',
      { view: 'table', measure: 'amount', interval: 'day' },
      { view: 'chart' },
      'payments.view=chart&payments.measure=amount',
    ],
    [
      'payments.view=x&payments.measure=x',
      { view: 'chart', measure: 'count', interval: 'day' },
      { measure: 'count' },
      'payments.view=x&payments.measure=count',
    ],
    [
      'payments.interval=week',
      { view: 'chart', measure: 'count', interval: 'week' },
      { interval: 'day' },
      'payments.interval=day',
    ],
  ],
};

interface PageProps {
  readonly useView: () => ReturnType<View>;
  readonly onRender: (view: ReturnType<View>) => void;
}

/** A component that passes its view to the test. */
function Page({ useView, onRender }: PageProps) {
  onRender(useView());
  return null;
}

describe.each(Object.keys(views) as (keyof typeof views)[])('%s', (name) => {
  test.each(viewAddresses[name])('?%s', (address, read, change, changed) => {
    const went: unknown[][] = [];
    const goTo = ((...to: unknown[]) => {
      went.push(to);
    }) as NavigateFunction;
    const seen: ReturnType<View>[] = [];
    const root = createRoot(document.createElement('div'));
    const page = createElement(Page, { useView: views[name], onRender: (view) => seen.push(view) });
    const layout = createElement(NavigateContext, { value: goTo }, page);
    flushSync(() => root.render(createElement(MemoryRouter, { initialEntries: [`/parking?${address}`] }, layout)));
    expect(seen.map(([state]) => state)).toEqual([read]);
    seen[0]?.[1](change as never);
    expect(went).toEqual([[{ search: `?${changed}` }, { replace: true, preventScrollReset: true }]]);
    root.unmount();
  });
});
