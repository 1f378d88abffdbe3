import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal.tsx';
import { chartsDrawn, rowsOf, section, tableIn, totalsOf } from '../support/screen.ts';
import { words } from '../support/words.ts';
import type { Find } from './act.ts';
import { link } from './find.ts';
import { flow } from './flow.ts';

/** A user follows a figure: from the month to a day, its lines, and the transactions of one of them. */
const meta = preview.meta({
  title: 'Flows/Follow a figure',
  component: StoryPortal,
  args: {
    path: '/parking/provider/8?beginDate=2026-11-01&endDate=2026-11-19&chart.view=table',
  },
  parameters: { snapshot: false },
});

const overTime = () => tableIn(words('Kretanje po razdoblju'));
const dayLines = () => tableIn(words('Stavke dana'));

/** The first link of this name in a table of the page. */
const linkOf =
  (table: () => Promise<HTMLElement>, name: string): Find =>
  async () =>
    within(await table()).getAllByRole('link', { name })[0] as HTMLElement;

const { byMouse, byKeyboard } = flow(
  () => {
    /** The day's quantity and amount, which its lines have to add up to. */
    let day: string[] = [];
    let line: string[] = [];
    return [
      {
        sentence: { hr: 'Korisnik vidi mjesec dan po dan', en: 'The user sees the month day by day' },
        part: overTime,
        do: async () => {
          const rows = rowsOf(await overTime());
          // The calendar's columns follow the figures.
          day = rows.find(([name]) => name?.includes('18'))?.slice(0, 3) ?? [];
          await expect(day).toHaveLength(3);
        },
      },
      {
        sentence: { hr: 'Dan otvara svoje stavke', en: 'A day opens its lines' },
        part: dayLines,
        do: async (act) => {
          await act.press(linkOf(overTime, day[0] ?? ''));
          const lines = await dayLines();
          await waitFor(() => expect(totalsOf(lines).slice(-3, -1)).toEqual([day[2], day[1]]));
        },
      },
      {
        sentence: { hr: 'Stavka otvara svoje transakcije', en: 'A line opens its transactions' },
        part: () => tableIn(words('Transakcije')),
        do: async (act) => {
          line = rowsOf(await dayLines()).find(([article]) => article === 'Satna karta') ?? [];
          await act.press(linkOf(dayLines, words(`Transakcije: Satna karta, ${line[3]}`)));
          const rows = rowsOf(await tableIn(words('Transakcije')));
          const quantities = rows.filter((cells) => cells[2] === line[2]).map((cells) => Number(cells[3]));
          await expect(quantities.length).toBe(rows.length);
          await expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBeGreaterThanOrEqual(Number(line[5]));
        },
      },
      {
        sentence: { hr: 'Natrag vodi istim putem', en: 'Back is the way back' },
        part: () => section(words('Stavke dana')),
        do: async (act) => {
          await act.press(link('Šibenik'));
          await dayLines();
          await chartsDrawn();
          await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Šibenik');
        },
      },
    ];
  },
  { images: false },
);

export const ByMouse = meta.story({ play: byMouse });
export const ByKeyboard = meta.story({ play: byKeyboard });
