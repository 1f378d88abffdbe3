import { watchCalls } from '../support/calls.ts';
import { controlTimers } from '../support/clock.ts';
import { section, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

interface Incidents {
  readonly incidenti: readonly Readonly<Record<string, unknown>>[];
  readonly ukupno_incidenata: number;
}

const title = 'Izlazna rampa <b>ne</b> radi';

test.describe('an incident', () => {
  test.use({ user: 'incidents' });

  test('is reported with Zagreb’s time, seen by all users, changed, and ended', { tag: '@job' }, async ({
    page,
    anotherBrowser,
    problems,
    readerOf,
  }) => {
    const reader = await readerOf('incidents');
    await page.goto('/incidenti');
    await settled(page);
    await page.getByRole('button', { name: 'Dodaj incident' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novi incident' });
    await dialog.getByLabel('Naslov').fill(title);
    await dialog.getByLabel('Razina').selectOption('Kritično');
    await dialog.getByLabel('Grupa usluga').selectOption('GARAZE');
    await dialog.getByRole('textbox', { name: 'Datum početka' }).fill('20.11.2026.');
    await dialog.getByLabel('Vrijeme početka').fill('8:15');
    await dialog.getByLabel('Opis').fill('Prvi red\nDrugi red');
    await dialog.getByLabel('Izlazne rampe').check();

    // An end before the begin shows a message at its field, and nothing is sent.
    await dialog.getByRole('textbox', { name: /^Datum završetka/ }).fill('20.11.2026.');
    await dialog.getByLabel('Vrijeme završetka').fill('8:00');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(dialog.getByText('Završetak ne smije biti prije početka.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Datum završetka/ }).fill('');
    await dialog.getByLabel('Vrijeme završetka').fill('');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByText('Podaci o incidentu uspješno su spremljeni.')).toBeVisible();
    await expect(dialog).toBeHidden();

    const saved = (await reader.get<Incidents>('/system/incident-list/', { search: 'rampa' })).incidenti[0];
    expect(saved).toMatchObject({
      title,
      component: 'Izlazne rampe',
      service_group: 'GARAZE',
      begin_time: '2026-11-20T07:15:00Z',
      end_time: null,
      description: 'Prvi red\nDrugi red',
      incident_level: 3,
      is_public: true,
    });

    // Another user, with nothing but their own area, in another browser.
    problems.tolerate(/403.*\/system\/incidents\/permission\//);
    const other = await anotherBrowser('park');
    await other.goto('/status-sustava');
    await expect(other.getByRole('heading', { name: 'Dio sustava ne radi' })).toBeVisible();
    await expect(section(other, 'Incidenti u tijeku').getByRole('heading', { name: title })).toBeVisible();
    await expect(section(other, 'Povijest incidenata').getByRole('heading', { name: title })).toBeVisible();

    await page.getByRole('searchbox').fill('20. 11. 2026.');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?search=20/);
    await page.getByRole('button', { name: `Uredi: ${title}` }).click();
    const edit = page.getByRole('dialog', { name: 'Uredi incident' });
    await edit.getByRole('textbox', { name: /^Datum završetka/ }).fill('20.11.2026.');
    await edit.getByLabel('Vrijeme završetka').fill('9:59');
    await edit.getByRole('button', { name: 'Spremi' }).click();
    await expect(edit).toBeHidden();
    const { id } = saved as { id: number };
    expect(await reader.get(`/system/incident/${id}/details/`)).toMatchObject({
      details: { ...saved, end_time: '2026-11-20T08:59:00Z' },
    });

    await other.getByRole('button', { name: 'Osvježi' }).click();
    await expect(section(other, 'Incidenti u tijeku').getByRole('heading', { name: title })).toHaveCount(0);
    await expect(section(other, 'Povijest incidenata')).toContainText('08:15 – 09:59');
  });

  test('whose title is far too long is refused at its field, and nothing that was typed is lost', {
    tag: '@data',
  }, async ({ page, problems, readerOf }) => {
    problems.allow(/400.*\/system\/incident-list\//);
    await page.goto('/incidenti');
    await settled(page);
    await page.getByRole('button', { name: 'Dodaj incident' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novi incident' });
    await dialog.getByLabel('Naslov').fill('x'.repeat(5000));
    await dialog.getByLabel('Razina').selectOption('Upozorenje');
    await dialog.getByLabel('Grupa usluga').selectOption('PARKING');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(dialog.getByText('Najviše 255 znakova.')).toBeVisible();
    await expect(dialog.getByLabel('Naslov')).toHaveValue('x'.repeat(5000));
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Nastavi uređivanje' }).click();
    await dialog.getByLabel('Naslov').fill('Kraći naslov');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(dialog).toBeHidden();
    const reader = await readerOf('incidents');
    expect((await reader.get<Incidents>('/system/incident-list/', { search: 'naslov' })).ukupno_incidenata).toBe(1);
  });
});

test.describe('the system status', () => {
  test.use({ user: 'finance' });

  test('is the landing page of a user with neither dashboard nor lists, without a redirect', async ({
    page,
    problems,
  }) => {
    problems.tolerate(/403.*\/api\/(dashboard|system\/incidents\/permission)\//);
    await page.goto('/');
    await expect(page).toHaveURL('/status-sustava');
    await settled(page);
    await expect(page.getByText('Zadnje osvježeno 10:00')).toBeVisible();
    await page.getByRole('link', { name: 'Javni incidenti' }).click();
    await settled(page);
    await expect(page.getByText(/^Prikazani su javni incidenti\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dodaj incident' })).toHaveCount(0);
    await expect(page).toHaveURL('/incidenti');
  });

  test('is loaded again every minute while it is visible', async ({ page, simulator, problems }) => {
    problems.tolerate(/403.*\/system\/incidents\/permission\//);
    await page.goto('/incidenti');
    await settled(page);
    const pass = await controlTimers(page);
    const callsAreOver = watchCalls(page);
    const times = async () => (await simulator.calls('/api/system/status/')).length;
    const passMinutes = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) {
        await pass(60_000);
        await callsAreOver();
      }
    };
    const turn = (visibility: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        window.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    await page.getByRole('link', { name: 'Status sustava' }).first().click();
    await expect(page).toHaveURL('/status-sustava');
    await settled(page);
    const first = await times();
    await passMinutes(2);
    expect(await times()).toBeGreaterThanOrEqual(first + 2);
    await turn('hidden');
    const hidden = await times();
    await passMinutes(3);
    expect(await times()).toBe(hidden);
    await turn('visible');
    await expect.poll(times).toBeGreaterThan(hidden);
  });
});
