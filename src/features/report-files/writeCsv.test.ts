import { describe, expect, it } from 'vitest';
import type { ReportDocument } from './document.ts';
import { providerReport, transactionsReport } from './fixtures.ts';
import { looksLikeFormula } from './formulaText.ts';
import { writeCsv } from './writeCsv.ts';

const textOf = async (document: ReportDocument) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await writeCsv(document));

describe('writeCsv', () => {
  it('writes a table as Excel of the language reads it', async () => {
    const lines = (await textOf(transactionsReport(1))).split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffVrijeme;Registracija;Zona;Količina;Iznos, €;Vrijedi od;Vrijedi do;Kanal prodaje;Status;Šifra',
    );
    expect(lines[1]).toBe(
      '2026-11-20T06:00:00+01:00;ŠI 100-ČA;Zona 1 – Stari grad;1;0,80;2026-11-20T06:00:00+01:00;2026-11-20T07:00:00+01:00;SMS;Otkazano;TR-900000',
    );
    expect(lines[2]).toBe('Ukupno;;;1;0,80;;;;;');
    const english = (await textOf({ ...transactionsReport(1), language: 'en' })).split('\r\n');
    expect(english[1]).toContain(',1,0.80,2026-11-20T06:00:00+01:00,');
    expect(english[0]).toContain(',"Iznos, €",');
  });

  it('writes moments so that each is one, at both changes of the clock', async () => {
    const moments = [
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-03-29T00:59:59.900Z',
      '2026-03-29T01:00:00Z',
    ];
    const table = {
      columns: [{ header: 'Vrijeme', kind: 'moment' as const }],
      rows: [...moments.map((moment) => ({ cells: [new Date(moment)] })), { cells: [new Date(Number.NaN)] }],
    };
    const text = await textOf({ ...transactionsReport(0), sections: [{ title: 'T', table }] });
    expect(text.split('\r\n').slice(1, -1)).toEqual([
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
      '2026-03-29T01:59:59+01:00',
      '2026-03-29T03:00:00+02:00',
      '',
    ]);
  });

  it('keeps what looks like a formula from being one, and numbers below zero numbers', async () => {
    const document: ReportDocument = {
      ...transactionsReport(0),
      sections: [
        {
          title: 'T',
          table: {
            columns: [
              { header: 'Naziv', kind: 'text' },
              { header: 'Iznos', kind: 'amount' },
            ],
            rows: [{ cells: ['=HYPERLINK("http://x")', -1.5] }, { cells: ['+1', 2] }, { cells: ['a;"b"\nc', null] }],
          },
        },
      ],
    };
    expect(await textOf(document)).toBe(
      `\ufeffNaziv;Iznos\r\n"'=HYPERLINK(""http://x"")";-1,50\r\n'+1;2,00\r\n"a;""b""\nc";\r\n`,
    );
  });

  it('names each of several tables, the charts among them, and leaves out what is for other files', async () => {
    const text = await textOf(providerReport());
    expect(text).toContain('\r\n\r\nArtikli po zonama\r\n');
    expect(text).toContain(
      '\r\nDan;1. – 20. 11. 2026.;1. – 20. 11. 2025. – razdoblje;1. – 20. 11. 2025.\r\n2026-11-01;',
    );
    expect(text).not.toContain('Artikli i kanali');
  });

  it.each([
    ['a leading line feed', '\n=1+1', `"'\n=1+1"`],
    ['a line feed and no sign', '\nŠibenik', `"'\nŠibenik"`],
    ['full-width signs', '＝1+1', `'＝1+1`],
    ['a full-width plus', '＋1', `'＋1`],
    ['a full-width minus', '－1', `'－1`],
    ['a full-width at', '＠SUM(A1)', `'＠SUM(A1)`],
    ['a zero-width space', '\u200b=1+1', `'\u200b=1+1`],
    ['a zero-width joiner', '\u200d\u2060+1', `'\u200d\u2060+1`],
    ['a byte order mark', '\ufeff=1+1', `'\ufeff=1+1`],
    ['a variation selector', '\ufe0f=1+1', `'\ufe0f=1+1`],
    ['a mark of direction', '\u202e@x', `'\u202e@x`],
    ['a space', ' =1+1', `' =1+1`],
    ['what a null character is before', '\u0000-1', `'-1`],
  ])('neutralises %s', async (_, cell, written) => {
    const table = { columns: [{ header: 'Naziv', kind: 'text' as const }], rows: [{ cells: [cell] }] };
    expect(await textOf({ ...transactionsReport(0), sections: [{ title: 'T', table }] })).toBe(
      `\ufeffNaziv\r\n${written}\r\n`,
    );
  });

  it.each(['Šibenik', '1=1', 'a@b.hr', '2026-11-20', '"=1"', '🅿️ Parking', '–', 'A-1'])('leaves %s as it is', (text) => {
    expect(looksLikeFormula(text)).toBe(false);
  });
});
