import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { readPdf } from '#file-readers';
import type { ReportDocument } from '../document.ts';
import { providerReport } from '../fixtures.ts';
import { loadFaces } from './fonts.ts';
import type { Pen } from './pen.ts';
import { renderPdf } from './renderPdf.ts';
import { ink } from './style.ts';
import { waterfallChart } from './waterfall.ts';

const font = (name: string) =>
  fileURLToPath(new URL(`../../../design-system/theme/fonts/${name}.ttf`, import.meta.url));
const fonts = {
  regular: font('inter-400'),
  semibold: font('inter-600'),
  letters: font('inter-more'),
  hebrew: font('noto-hebrew'),
  arabic: font('noto-arabic'),
  emoji: font('noto-emoji'),
};

const steps = [
  { name: 'Korzo', value: 1902.1 },
  { name: 'Č'.repeat(200), value: -300.05 },
  { name: 'Riva', value: 939.95 },
  { name: 'Ukupno', value: 2542, isTotal: true },
];

/** The bars of a chart by their colours, each from its left to its right end. */
async function barsOf(shown: typeof steps) {
  const faces = await loadFaces(fonts, providerReport());
  const bars: { from: number; to: number; color: string }[] = [];
  const nothing = () => undefined;
  const pen: Pen = {
    text: nothing,
    lines: nothing,
    area: nothing,
    dot: nothing,
    slice: nothing,
    rect: (x, _, width, __, color) => void bars.push({ from: x, to: x + width, color }),
  };
  waterfallChart({ steps: shown }, 700, faces, formatsOf('hr')).draw(pen, 0);
  return bars;
}

it('has each bar begin where the one before has ended, and the sum at zero', async () => {
  const [first, fall, rise, sum] = await barsOf(steps);
  expect([first, fall, rise, sum].map((bar) => bar?.color)).toEqual([ink.rise, ink.fall, ink.rise, ink.brand]);
  expect(fall?.to).toBeCloseTo(first?.to ?? 0, 5);
  expect(rise?.from).toBeCloseTo(fall?.from ?? 0, 5);
  expect(sum?.from).toBeCloseTo(first?.from ?? 0, 5);
  expect(sum?.to).toBeCloseTo(rise?.to ?? 0, 5);
});

it('has bars at the left of zero where the sum falls below it', async () => {
  const [first, sum] = await barsOf([
    { name: 'A', value: -5 },
    { name: 'Ukupno', value: -5, isTotal: true },
  ]);
  expect(first).toMatchObject({ color: ink.fall });
  expect(first?.from).toBeCloseTo(sum?.from ?? 0, 5);
});

it('is written below the sentence and the table of its section, with its amounts', async () => {
  const document: ReportDocument = {
    ...providerReport(),
    sections: [
      {
        title: 'Zašto se promijenilo',
        text: 'Rast od 2.542,00 €: jedan dan više 620,00 €.',
        table: { columns: [{ header: 'Zona', kind: 'text' }], rows: [{ cells: ['Korzo'] }] },
        waterfall: { steps },
      },
    ],
  };
  const blob = await renderPdf(document, { fonts });
  const { pages } = await readPdf(Buffer.from(await blob.arrayBuffer()));
  const written = pages.flat().join(' ').replace(/\s+/g, ' ');
  expect(written).toContain('Rast od 2.542,00 €: jedan dan više 620,00 €.');
  for (const amount of ['+1.902,10 €', '−300,05 €', '+939,95 €', '+2.542,00 €']) expect(written).toContain(amount);
  expect(written.indexOf('Zona')).toBeLessThan(written.indexOf('+1.902,10 €'));
});
