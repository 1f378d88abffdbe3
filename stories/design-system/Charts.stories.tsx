import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { sharesOf } from '#api/figures.ts';
import { holidaysBetween } from '#api/holidays.ts';
import { ChartCache } from '#design-system/charts/ChartCache.tsx';
import { ChartTableToggle } from '#design-system/charts/ChartTableToggle.tsx';
import { PieChart } from '#design-system/charts/PieChart.tsx';
import { PieLegend } from '#design-system/charts/PieLegend.tsx';
import { seriesColor, seriesCount } from '#design-system/charts/seriesColor.ts';
import { TimeChart } from '#design-system/charts/TimeChart.tsx';
import type { ChartCalendar, ChartMark, PieSlice, TimeChartProps } from '#design-system/charts/types.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { withoutCalls } from '../../.storybook/globals.ts';
import preview from '../../.storybook/preview';
import { documented } from '../support/documented.ts';
import { formats as formatsOnPage, readAs } from '../support/screen.ts';
import { words } from '../support/words.ts';
import usage from './Charts.md?raw';
import { at, padded } from './decorators.tsx';

const formats = formatsOf('hr');
const days = Array.from({ length: 20 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
const before = days.map((day) => day.replace('2026', '2025'));
const amounts = [
  20.1, 24.4, 25.7, 22.8, 18.5, 7.2, 8.4, 21.4, 25.6, 26.7, 23.9, 19.6, 8.3, 9.6, 22.6, 26.8, 27.7, 25, 20.6, 9.4,
];
const amountsBefore = [
  23.6, 24.5, 21.4, 17, 14.8, 7.7, 12.2, 24.8, 25.5, 22.4, 18.1, 15.9, 9.1, 13.4, 26, 26.5, 23.4, 19, 17, 9.9,
];
const thousand = (value: number) => Math.round(value * 1000.25 * 100) / 100;

const base: TimeChartProps = {
  title: 'Iznos po danima',
  kind: 'line',
  categories: days.map(formats.dayMonth),
  labels: days.map((day) => `${formats.weekday(day)}, ${formats.dayLong(day)}`),
  categoryTitle: 'Dan',
  series: [
    { id: 'amount', name: 'Iznos', color: 1, measure: 'amount', values: amounts.map(thousand) },
    {
      id: 'count',
      name: 'Količina',
      color: 2,
      measure: 'count',
      axis: 'right',
      values: amounts.map((value) => Math.round(value * 620)),
    },
  ],
  leftTitle: 'Iznos, €',
  rightTitle: 'Količina',
};
const comparing: TimeChartProps['series'] = [
  { id: 'now', name: '1. – 20. 11. 2026.', color: 1, measure: 'amount', values: amounts.map(thousand) },
  {
    id: 'before',
    name: '1. – 20. 11. 2025.',
    color: 1,
    measure: 'amount',
    compare: true,
    labels: before.map((day) => `${formats.weekday(day)}, ${formats.dayLong(day)}`),
    values: amountsBefore.map(thousand),
  },
];

function Chart(props: TimeChartProps) {
  const [asTable, setAsTable] = useState(props.asTable ?? false);
  return (
    <Section title="Kretanje po razdoblju" actions={<ChartTableToggle asTable={asTable} onChange={setAsTable} />}>
      <TimeChart {...props} asTable={asTable} />
    </Section>
  );
}

const meta = preview.meta({
  title: 'Design system/Charts',
  tags: ['autodocs'],
  globals: withoutCalls,
  component: Chart,
  subcomponents: { TimeChart, PieChart, PieLegend, ChartTableToggle },
  decorators: [padded],
  args: base,
  parameters: documented(usage, { wrapped: true }),
});

/** Waits until the charts are drawn. */
const drawn = (element: HTMLElement, charts = 1) =>
  waitFor(() => {
    expect(element.querySelectorAll('[data-part=canvas] svg')).toHaveLength(charts);
    expect(element.querySelector('[data-loading]')).toBeNull();
  });
const lines = (element: HTMLElement) =>
  [...element.querySelectorAll('path.highcharts-graph')].filter(
    (line) => getComputedStyle(line).visibility === 'visible',
  );

/** Amount and quantity have different units, and so an axis each. */
export const TwoAxes = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('.highcharts-yaxis-labels')).toHaveLength(2);
    await expect(canvas.getByRole('figure', { name: 'Iznos po danima' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(formatsOnPage().count(20_000));
  },
});

export const Legend = meta.story({
  args: { series: comparing },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement);
    const button = canvas.getByRole('button', { name: '1. – 20. 11. 2025.' });
    await step('the compare period is dashed', async () => {
      await expect(canvasElement.querySelector('.highcharts-series-1 path[stroke-dasharray]')).not.toBeNull();
    });
    await step('a click hides it, another shows it again', async () => {
      await expect(lines(canvasElement)).toHaveLength(2);
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await waitFor(() => expect(lines(canvasElement)).toHaveLength(1));
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(lines(canvasElement)).toHaveLength(2));
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
  },
});

export const Tooltip = meta.story({
  args: { series: comparing },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const plot = canvasElement.querySelector('.highcharts-plot-background') as Element;
    const { left, top, width, height } = plot.getBoundingClientRect();
    // The middle of a day: between two days the tooltip could be of either.
    const middle = { clientX: left + width * (10.5 / 20), clientY: top + height / 2 };
    // The chart builds its search tree of points on the first move, and finds the point on the next.
    await waitFor(async () => {
      await fireEvent.mouseMove(plot, middle);
      expect(canvasElement.querySelector('.ds-tip')).toHaveTextContent(
        /1\. – 20\. 11\. 2026\..*1\. – 20\. 11\. 2025\..*€/,
      );
    });
  },
});

export const AsTable = meta.story({
  args: { series: comparing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words('Tablica') }));
    const table = within(await canvas.findByRole('table', { name: 'Iznos po danima' }));
    await expect(table.getAllByRole('row')).toHaveLength(22);
    await expect(table.getByRole('rowheader', { name: 'nedjelja, 1. studenoga 2026.' })).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: '1. – 20. 11. 2026., €' }));
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('utorak, 17. studenoga 2026.');
  },
});

export const Columns = meta.story({
  args: { kind: 'column' as const, series: comparing },
  play: async ({ canvasElement }) => drawn(canvasElement),
});
export const ManySeries = meta.story({
  args: {
    series: [
      'SMS',
      'Android aplikacija',
      'iOS aplikacija',
      'Web',
      'Kiosk',
      'Parkomat',
      'Pozivni centar',
      'Partneri',
    ].map((name, index) => ({
      id: name,
      name,
      color: seriesColor(name),
      measure: 'count' as const,
      values: amounts.map((value, day) => (index === 3 && day === 9 ? null : Math.round(value * (400 - index * 45)))),
    })),
  },
  play: async ({ canvasElement }) => drawn(canvasElement),
});
export const Loading = meta.story({ tags: ['loading'], args: { loading: true }, parameters: { snapshot: 'busy' } });
export const Dimmed = meta.story({
  tags: ['loading'],
  args: { dimmed: true },
  parameters: { snapshot: 'busy' },
  play: async ({ canvasElement }) => drawn(canvasElement),
});
export const Empty = meta.story({
  args: { series: [{ id: 'amount', name: 'Iznos', color: 1, measure: 'amount' as const, values: [] }], categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words('Nema podataka za prikaz.'))).toBeVisible();
  },
});
/** Two pages that are opened in turn, the first with figures that another visit may find changed. */
function Pages(props: TimeChartProps) {
  const [visit, setVisit] = useState({ page: 'first', factor: 1 });
  const series = props.series.map((one) => ({
    ...one,
    values: one.values.map((value) => value && value * visit.factor),
  }));
  return (
    <ChartCache>
      <Flex gap="2" mb="4">
        <Button onClick={() => setVisit({ ...visit, page: 'second' })}>Leave</Button>
        <Button onClick={() => setVisit({ ...visit, page: 'first' })}>Return</Button>
        <Button onClick={() => setVisit({ page: 'first', factor: 2 })}>Return to new figures</Button>
      </Flex>
      {visit.page === 'first' && <TimeChart {...props} series={series} cacheKey="first" />}
    </ChartCache>
  );
}

/** The chart of a page that is left stays drawn: who returns sees it at once, with the figures of today. */
export const KeptWhenLeft = meta.story({
  args: { series: comparing },
  render: (args) => <Pages {...args} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await drawn(canvasElement);
    const svg = () => canvasElement.querySelector('[data-part=canvas] svg');
    const lineOf = () => canvasElement.querySelector('path.highcharts-graph')?.getAttribute('d');
    const [first, line] = [svg(), lineOf()];
    await step('the same chart is back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
      await expect(svg()).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
      await expect(svg()).toBe(first);
      await expect(lineOf()).toBe(line);
    });
    await step('it shows the figures of the page as it is now', async () => {
      await expect(canvasElement).not.toHaveTextContent(formatsOnPage().count(60_000));
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Return to new figures' }));
      await expect(svg()).toBe(first);
      await expect(canvasElement).toHaveTextContent(formatsOnPage().count(60_000));
    });
    await step('its legend and its width are those of the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '1. – 20. 11. 2025.' }));
      await waitFor(() => expect(lines(canvasElement)).toHaveLength(1));
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
      canvasElement.style.width = '600px';
      await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
      await waitFor(() => expect(svg()?.getBoundingClientRect().width).toBeLessThan(600));
      canvasElement.style.removeProperty('width');
    });
  },
});
export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { series: comparing },
  play: async ({ canvasElement }) => drawn(canvasElement),
});
export const Dark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  args: { series: comparing },
  play: async ({ canvasElement }) => drawn(canvasElement),
});
export const English = meta.story({
  tags: ['english'],
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement).toHaveTextContent('20,000');
    await expect(canvas.getByRole('button', { name: 'Table' })).toBeVisible();
  },
});

/** Slices with their shares, by name and value. */
function slicesOf(values: Readonly<Record<string, number>>): PieSlice[] {
  const shares = sharesOf(Object.values(values));
  return Object.entries(values).map(([name, value], index) => ({
    id: String(index + 1),
    name,
    color: index + 1,
    value,
    share: shares[index] ?? 0,
  }));
}
const amountsNow = { Parkiranje: 241_880.4, Garaže: 63_204.5, Ulaznice: 98_532, Prodaja: 51_116.2 };
const slices = slicesOf(amountsNow);
const slicesBefore = slicesOf(
  Object.fromEntries(
    Object.entries(amountsNow).map(([name, value], index) => [name, value * (0.8 + index * 0.12)] as const),
  ),
);
const inAside = { maxWidth: 340 };

export const Pie = meta.story({
  render: () => (
    <div style={inAside}>
      <Section title="Udjeli">
        <PieChart title="Iznos po uslugama" period="1. – 20. 11. 2026." slices={slices} measure="amount" />
      </Section>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('.highcharts-3d-top, .highcharts-point')).not.toHaveLength(0);
    await expect(canvas.getByRole('figure', { name: 'Iznos po uslugama, 1. – 20. 11. 2026.' })).toBeVisible();
    await expect(canvas.getByText(readAs(formatsOnPage().percent(53.19)))).toBeVisible();
    await expect(canvas.getByText(readAs(formatsOnPage().money(454_733.1)))).toBeVisible();
  },
});
const Pies = () => (
  <div style={inAside}>
    <Section title="Udjeli">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
        <PieChart
          title="Iznos"
          period="1. – 20. 11. 2026."
          slices={slices}
          measure="amount"
          legend={false}
          height={200}
        />
        <PieChart
          title="Iznos"
          period="1. – 20. 11. 2025."
          slices={slicesBefore}
          measure="amount"
          legend={false}
          height={200}
        />
        <div style={{ gridColumn: '1 / -1' }}>
          <PieLegend slices={slices} compare={slicesBefore} />
        </div>
      </div>
    </Section>
  </div>
);
export const TwoPies = meta.story({ render: Pies, play: async ({ canvasElement }) => drawn(canvasElement, 2) });
export const TwoPiesDark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  render: Pies,
  play: async ({ canvasElement }) => drawn(canvasElement, 2),
});
const longNames = (all: typeof slices, names: readonly string[]) =>
  all.map((slice, index) => ({ ...slice, name: names[index] ?? slice.name }));
/** As beside a table: the legend below the pie, and one that compares. */
const LongNames = ({ names }: { readonly names: readonly string[] }) => (
  <div style={inAside}>
    <Section title="Udjeli">
      <div style={{ display: 'grid', gap: 24 }}>
        <PieChart title="Iznos" period="1. – 20. 11. 2026." slices={slices} measure="amount" legend={false} />
        <PieLegend slices={longNames(slices, names)} />
        <PieLegend slices={longNames(slices, names)} compare={longNames(slicesBefore, names)} />
      </div>
    </Section>
  </div>
);
const veryLong = ['Parkirališnoprometnogospodarstvenik'.repeat(6), 'Garaže i parkirališta uz obalu '.repeat(8)];

/** Very long names and words are cut, and shown whole on demand. */
export const PieLongNames = meta.story({
  render: () => <LongNames names={veryLong} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const [beside] = canvas.getAllByRole('list', { name: words('Legenda') });
    const legend = within(beside as HTMLElement);
    await expect(legend.queryByText(veryLong[0] as string)).toBeNull();
    const [more] = await legend.findAllByRole('button', { name: words('Prikaži sve') });
    await userEvent.click(more as HTMLElement);
    await expect(legend.getByText(veryLong[0] as string)).toBeVisible();
    // The shares stay beside the names.
    const { right } = (beside as HTMLElement).getBoundingClientRect();
    for (const share of legend.getAllByText(/%$/)) expect(share.getBoundingClientRect().right).toBeLessThan(right + 1);
  },
});
export const PieLongNamesDarkEnglish = meta.story({
  tags: ['dark', 'english'],
  globals: { theme: 'dark', language: 'en' },
  render: () => <LongNames names={veryLong} />,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Show all' })).toHaveLength(4));
  },
});
export const PieWithNegative = meta.story({
  render: () => (
    <div style={inAside}>
      <PieChart
        title="Iznos po uslugama"
        period="1. – 20. 11. 2026."
        slices={slicesOf({ ...amountsNow, Ulaznice: -12.5, Prodaja: 0 })}
        measure="amount"
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText(words('Nije prikazano jer nije veće od nule: Ulaznice, Prodaja'))).toBeVisible();
  },
});
export const PieEmpty = meta.story({
  render: () => (
    <div style={inAside}>
      <PieChart title="Iznos po uslugama" period="1. – 20. 11. 2026." slices={[]} measure="amount" />
    </div>
  ),
  play: async () => {
    await expect(screen.getByText(words('Nema pozitivnih iznosa za prikaz.'))).toBeVisible();
  },
});
export const PieLoading = meta.story({
  tags: ['loading'],
  parameters: { snapshot: 'busy' },
  render: () => (
    <div style={inAside}>
      <PieChart title="Iznos po uslugama" period="1. – 20. 11. 2026." slices={[]} measure="amount" loading />
    </div>
  ),
});
/** All twenty colours, as slices. */
export const Palette = meta.story({
  render: () => (
    <PieChart
      title="Paleta"
      slices={slicesOf(
        Object.fromEntries(Array.from({ length: seriesCount }, (_, index) => [`Niz ${index + 1}`, 10] as const)),
      )}
      measure="count"
      height={360}
    />
  ),
  play: async ({ canvasElement }) => drawn(canvasElement),
});

/** November 2026: All Saints' Day on a Sunday, and Remembrance Day. */
const calendar: ChartCalendar = {
  bands: [
    { from: 0, to: 0, kind: 'weekend' },
    { from: 6, to: 7, kind: 'weekend' },
    { from: 13, to: 14, kind: 'weekend' },
    { from: 0, to: 0, kind: 'holiday', name: 'Svi sveti' },
    { from: 17, to: 17, kind: 'holiday', name: 'Dan sjećanja na žrtve Domovinskog rata' },
  ],
  notes: days.map((_, at) =>
    at === 0 ? 'Svi sveti' : at === 17 ? 'Dan sjećanja na žrtve Domovinskog rata' : undefined,
  ),
  otherNotes: days.map((_, at) => (at === 0 ? 'Svi sveti' : undefined)),
  marks: [
    {
      id: '1',
      from: 3,
      to: 4,
      title: 'Kartična naplata nije dostupna',
      detail: '4. 11. 2026. 22:10 – 5. 11. 2026. 01:05 · 2 h 55 min',
      tone: 'danger',
      address: '/incidenti?incident=1',
    },
    {
      id: '2',
      from: 10,
      to: 10,
      title: 'Usporena potvrda SMS poruka',
      detail: '11. 11. 2026. 10:00 – 10:55 · 55 min',
      tone: 'warning',
      address: '/incidenti?incident=2',
    },
  ],
  notesTitle: 'Blagdani',
  marksTitle: 'Incidenti',
};
const dated = { series: comparing, calendar, footer: ' ' };
const bands = (element: HTMLElement, kind: string) => element.querySelectorAll(`[data-part=bands] [data-kind=${kind}]`);
const tooltipAt = async (element: HTMLElement, category: number) => {
  const plot = element.querySelector('.highcharts-plot-background') as Element;
  const { left, top, width, height } = plot.getBoundingClientRect();
  const middle = { clientX: left + width * ((category + 0.5) / days.length), clientY: top + height / 2 };
  await waitFor(async () => {
    await fireEvent.mouseMove(plot, middle);
    expect(element.querySelector('.ds-tip')).toHaveTextContent(formats.dayLong(days[category] as string));
  });
  return element.querySelector('.ds-tip') as HTMLElement;
};

/** Weekends and holidays behind the figures, incidents above them, each a link. */
export const WithCalendar = meta.story({
  args: dated,
  decorators: [at('/')],
  play: async ({ canvas, canvasElement, step }) => {
    await drawn(canvasElement);
    await expect(bands(canvasElement, 'weekend')).toHaveLength(3);
    await expect(bands(canvasElement, 'holiday')).toHaveLength(2);
    await step('a band is as wide as its days', async () => {
      const plot = canvasElement.querySelector('.highcharts-plot-background')?.getBoundingClientRect() as DOMRect;
      const [, weekend] = bands(canvasElement, 'weekend');
      const band = weekend?.getBoundingClientRect() as DOMRect;
      await expect(Math.abs(band.width - (2 * plot.width) / days.length)).toBeLessThan(1);
      await expect(Math.abs(band.left - plot.left - (6 * plot.width) / days.length)).toBeLessThan(1.5);
    });
    await step('a mark is a link with title and duration', async () => {
      const marks = within(canvas.getByRole('list', { name: 'Incidenti' }));
      await expect(marks.getAllByRole('link')).toHaveLength(2);
      const link = marks.getByRole('link', { name: /^Kartična naplata nije dostupna, .* 2 h 55 min$/ });
      await expect(link).toHaveAttribute('href', '/incidenti?incident=1');
    });
    await step('the tooltip has the day, the holiday, both dates and the incident', async () => {
      const holiday = await tooltipAt(canvasElement, 0);
      await expect(holiday).toHaveTextContent(/nedjelja.*Svi sveti.*subota.*2025.*Svi sveti/);
      await expect(await tooltipAt(canvasElement, 4)).toHaveTextContent(/četvrtak.*Kartična naplata nije dostupna/);
    });
  },
});
export const CalendarDark = meta.story({
  tags: ['dark'],
  globals: { theme: 'dark' },
  args: { ...dated, kind: 'column' as const },
  decorators: [at('/')],
  play: async ({ canvasElement }) => drawn(canvasElement),
});

/** Marks that would touch are one, which lists them. */
export const CalendarPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    ...dated,
    calendar: {
      ...calendar,
      marks: [
        ...calendar.marks,
        { ...(calendar.marks[1] as ChartMark), id: '3', from: 11, to: 11, title: 'Drugi prekid' },
      ],
    },
  },
  decorators: [at('/')],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const marks = within(canvas.getByRole('list', { name: 'Incidenti' }));
    await expect(marks.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(marks.getByRole('button', { name: 'Incidenti: 2' }));
    const item = await screen.findByRole('menuitem', { name: /^Drugi prekid/ });
    await waitFor(() => expect(item).toBeVisible());
  },
});

/** A year of days: names stand where they have the room, those of days in a row together. */
export const CalendarOfAYear = meta.story({
  args: (() => {
    const year = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
    const holidays = holidaysBetween('2026-01-01', '2026-12-31').map(({ day, keys }) => {
      const at = year.indexOf(day);
      return { from: at, to: at, kind: 'holiday' as const, name: keys.join(' · ') };
    });
    const weekends = year.flatMap((day, at) =>
      new Date(`${day}T00:00:00Z`).getUTCDay() === 6
        ? [{ from: at, to: Math.min(at + 1, 364), kind: 'weekend' as const }]
        : [],
    );
    return {
      categories: year.map(formats.dayMonth),
      labels: year.map(formats.dayLong),
      series: [
        {
          id: 'amount',
          name: 'Iznos',
          color: 1,
          measure: 'amount' as const,
          values: year.map((_, at) => thousand((amounts[at % amounts.length] ?? 0) + at / 40)),
        },
      ],
      calendar: { ...calendar, bands: [...weekends, ...holidays], notes: [], otherNotes: [], marks: [] },
      footer: ' ',
    };
  })(),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(bands(canvasElement, 'holiday')).toHaveLength(14);
    await expect(canvasElement.querySelector('[data-part=bands]')).toHaveTextContent('christmas · saintStephen');
  },
});

/** The holidays and the incidents of each day, with links. */
export const CalendarAsTable = meta.story({
  args: { ...dated, asTable: true },
  decorators: [at('/')],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Iznos po danima' }));
    await expect(table.getByRole('columnheader', { name: 'Blagdani' })).toBeVisible();
    const row = table.getByRole('rowheader', { name: 'nedjelja, 1. studenoga 2026.' }).closest('tr') as HTMLElement;
    await expect(row).toHaveTextContent(/subota, 1\. studenoga 2025\. · Svi sveti/);
    await expect(row.lastElementChild?.previousElementSibling).toHaveTextContent('Svi sveti');
    // It is active on two days.
    const links = table.getAllByRole('link', { name: 'Kartična naplata nije dostupna' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/incidenti?incident=1'));
  },
});

/** Zero is on the axis, and the bar of a day below zero hangs from it. */
export const BelowZero = meta.story({
  args: {
    kind: 'column' as const,
    categories: days.slice(0, 3).map(formats.dayMonth),
    labels: days.slice(0, 3).map(formats.dayLong),
    series: [{ id: 'amount', name: 'Iznos', color: 1, measure: 'amount' as const, values: [812, -35.2, 830] }],
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const labels = [...canvasElement.querySelectorAll('.highcharts-yaxis-labels text')].map(
      (label) => label.textContent,
    );
    await expect(labels).toContain('0');
    const [first, below] = [...canvasElement.querySelectorAll('.highcharts-series-0 .highcharts-point')].map((bar) =>
      bar.getBoundingClientRect(),
    );
    await expect(Math.abs((below?.top ?? 0) - (first?.bottom ?? 0))).toBeLessThan(2);
  },
});

/** Both axes have zero on one line. */
export const BelowZeroTwoAxes = meta.story({
  args: {
    series: base.series.map((one) => ({
      ...one,
      values: one.values.map((value, at) => (one.id === 'amount' && at === 5 ? -3200.5 : value)),
    })),
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const zeros = [...canvasElement.querySelectorAll('.highcharts-yaxis-labels text')].filter(
      (label) => label.textContent === '0',
    );
    await expect(zeros).toHaveLength(2);
    const [one, other] = zeros.map((zero) => zero.getBoundingClientRect().top);
    await expect(one).toBeCloseTo(other ?? 0, 0);
  },
});
