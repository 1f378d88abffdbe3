import { settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

interface Incidents {
  readonly incidenti: readonly Readonly<Record<string, unknown>>[];
}

test.describe('an incident of the evening before', () => {
  test.use({ user: 'incidents' });

  test('is resolved with one write, however often it is pressed, and taken back from the message', {
    tag: '@data',
  }, async ({ page, readerOf, simulator }) => {
    const reader = await readerOf('incidents');
    await page.goto('/incidenti');
    await settled(page);
    const button = page.getByRole('button', { name: /^Riješeno sada: / }).first();
    const title = ((await button.getAttribute('aria-label')) ?? '').replace('Riješeno sada: ', '');
    const stored = async () =>
      (await reader.get<Incidents>('/system/incident-list/')).incidenti.find((incident) => incident.title === title);
    const before = await stored();
    expect(before).toMatchObject({ end_time: null });
    const writes = async () =>
      (await simulator.calls('/api/system/incident/')).filter(({ method }) => method === 'PATCH').length;
    const written = await writes();

    await button.dblclick();
    await expect(page.getByText(`„${title}” je završen u 10:00.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Riješeno sada: ${title}` })).toHaveCount(0);
    expect(await writes()).toBe(written + 1);
    const end = (await stored())?.end_time as string;
    expect(await stored()).toEqual({ ...before, end_time: end });
    expect(new Date(end).getTime()).toBeGreaterThanOrEqual(new Date(before?.begin_time as string).getTime());

    await page.getByRole('button', { name: 'Poništi' }).click();
    await expect(page.getByRole('button', { name: `Riješeno sada: ${title}` })).toBeVisible();
    expect(await stored()).toEqual(before);
    expect(await writes()).toBe(written + 2);
  });

  test('is found by the day on which it went on, over all pages, and the link shows the same', {
    tag: '@job',
  }, async ({ page, context }) => {
    await page.goto('/incidenti');
    await settled(page);
    await page.getByRole('button', { name: 'Dodaj incident' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novi incident' });
    await dialog.getByLabel('Naslov').fill('Preko ponoći');
    await dialog.getByLabel('Razina').selectOption('Kritično');
    await dialog.getByLabel('Grupa usluga').selectOption('PARKING');
    await dialog.getByRole('textbox', { name: 'Datum početka' }).fill('8.11.2026.');
    await dialog.getByLabel('Vrijeme početka').fill('21:00');
    await dialog.getByRole('textbox', { name: /^Datum završetka/ }).fill('9.11.2026.');
    await dialog.getByLabel('Vrijeme završetka').fill('6:00');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(dialog).toBeHidden();

    // The call's own search finds it by the day of its begin alone.
    const row = page.getByRole('table', { name: 'Incidenti' }).getByText('Preko ponoći');
    await page.getByRole('searchbox').fill('9. 11. 2026.');
    await page.keyboard.press('Enter');
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Prikaži sve koji su tog dana trajali' }).click();
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/\?day=2026-11-09$/);
    await expect(page.getByText(/Pročitan\S+ (je|su) \d+ stranic/)).toBeVisible();

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: 'Aktivno na dan' })).toHaveValue('9. 11. 2026.');
    await expect(other.getByRole('table', { name: 'Incidenti' }).getByText('Preko ponoći')).toBeVisible();
    await other.getByRole('textbox', { name: 'Aktivno na dan' }).fill('10.11.2026.');
    await other.keyboard.press('Enter');
    await expect(other.getByText('Preko ponoći')).toHaveCount(0);
    await other.goBack();
    await expect(other.getByRole('table', { name: 'Incidenti' }).getByText('Preko ponoći')).toBeVisible();
  });
});
