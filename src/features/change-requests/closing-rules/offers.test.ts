import { describe, expect, it } from 'vitest';
import { chooseOffer, type HolidayOffer, holidayOffers, isChosen, isOffered } from './offers.ts';
import { emptyRange, type RangeValues } from './values.ts';

const years = holidayOffers('2026-11-29');
const all = years.flatMap(({ offers }) => offers);
const offered = (begin: string, end = begin): HolidayOffer => {
  const found = all.find((offer) => offer.begin === begin && offer.end === end);
  if (!found) throw new Error(`${begin} – ${end} is not offered.`);
  return found;
};
const choose = (ranges: readonly RangeValues[], offer: HolidayOffer, reason: string, on = true) =>
  chooseOffer(ranges, { offer, reason, on, empty: emptyRange }, years);

describe('holidays that are offered', () => {
  it('Of this year those to come, of the next one all, neighbours together and each by itself', () => {
    expect(years.map(({ year }) => year)).toEqual([2026, 2027]);
    expect(years[0]?.offers).toEqual([
      { key: '2026-12-25 2026-12-26', begin: '2026-12-25', end: '2026-12-26', names: ['christmas'] },
      { key: '2026-12-25 2026-12-25', begin: '2026-12-25', end: '2026-12-25', names: ['christmas'] },
      { key: '2026-12-26 2026-12-26', begin: '2026-12-26', end: '2026-12-26', names: ['saintStephen'] },
    ]);
    expect(years[1]?.offers.map(({ begin, end }) => (begin === end ? begin : `${begin} ${end}`))).toEqual([
      '2027-01-01',
      '2027-01-06',
      '2027-03-28 2027-03-29',
      '2027-03-28',
      '2027-03-29',
      '2027-05-01',
      '2027-05-27',
      '2027-05-30',
      '2027-06-22',
      '2027-08-05',
      '2027-08-15',
      '2027-11-01',
      '2027-11-18',
      '2027-12-25 2027-12-26',
      '2027-12-25',
      '2027-12-26',
    ]);
  });

  it('A holiday of today is offered, that of yesterday is not', () => {
    expect(holidayOffers('2026-12-26')[0]?.offers.map(({ begin }) => begin)).toEqual(['2026-12-26']);
    expect(holidayOffers('2026-12-27')[0]?.offers).toEqual([]);
  });

  it('Two holidays on one day are one offer with both names', () => {
    const day = holidayOffers('2024-05-01')[0]?.offers.find(({ begin }) => begin === '2024-05-30');
    expect(day?.names).toEqual(['statehood', 'corpusChristi']);
  });
});

describe('choosing a holiday', () => {
  it('It takes the place of the empty row, and leaves one when it goes', () => {
    const christmas = offered('2026-12-25', '2026-12-26');
    const rows = choose([emptyRange], christmas, 'Božić');
    expect(rows).toEqual([{ begin: '2026-12-25', end: '2026-12-26', reason: 'Božić' }]);
    expect(isChosen(christmas, rows)).toBe(true);
    expect(isOffered(rows[0] ?? emptyRange, years)).toBe(true);
    expect(choose(rows, christmas, 'Božić', false)).toEqual([emptyRange]);
  });

  it('Both days together take the place of one of them; what was typed stays', () => {
    const typed = { begin: '2026-12-24', end: '2026-12-26', reason: 'Inventura' };
    const rows = choose([typed], offered('2026-12-26'), 'Sveti Stjepan');
    expect(choose(rows, offered('2026-12-25', '2026-12-26'), 'Božić')).toEqual([
      typed,
      { begin: '2026-12-25', end: '2026-12-26', reason: 'Božić' },
    ]);
  });

  it('One that is chosen already is not added again', () => {
    const rows = choose([emptyRange], offered('2027-01-01'), 'Nova godina');
    expect(choose(rows, offered('2027-01-01'), 'Nova godina')).toEqual(rows);
  });
});
