import { describe, expect, it } from 'vitest';
import type { ReportDocument } from './document.ts';
import { providerReport, transactionsReport } from './fixtures.ts';
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
      '2026-11-20 06:00:00;ŠI 100-ČA;Zona 1 – Stari grad;1;0,80;2026-11-20 06:00:00;2026-11-20 07:00:00;SMS;Otkazano;TR-900000',
    );
    expect(lines[2]).toBe('Ukupno;;;1;0,80;;;;;');
    const english = (await textOf({ ...transactionsReport(1), language: 'en' })).split('\r\n');
    expect(english[1]).toContain(',1,0.80,2026-11-20 06:00:00,');
    expect(english[0]).toContain(',"Iznos, €",');
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
});
