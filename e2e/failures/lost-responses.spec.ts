import type { Page } from '@playwright/test';
import { settled } from '../support/pages.ts';
import { loseResponse } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

/*
 * A write whose response was lost is not made a second time: what the server has is read before the second try.
 */

interface Listed {
  readonly ukupno_incidenata: number;
  readonly ukupno_zahtjeva: number;
}

/** Reports an incident, whose response is lost; returns its dialog. */
async function reportIncident(page: Page) {
  await loseResponse(page, 'POST', '**/api/system/incident-list/');
  await page.goto('/incidenti');
  await settled(page);
  await page.getByRole('button', { name: 'Dodaj incident' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novi incident' });
  await dialog.getByLabel('Naslov').fill('Rampa je pala');
  await dialog.getByLabel('Razina').selectOption('Kritično');
  await dialog.getByLabel('Grupa usluga').selectOption('GARAZE');
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nema veze s poslužiteljem.');
  return dialog;
}

/** Fills in the form of a working period. */
async function fillPeriod(page: Page) {
  await page.getByRole('textbox', { name: 'Vrijedi od' }).fill('1.1.2028.');
  await page.getByRole('textbox', { name: 'Vrijedi do' }).fill('31.3.2028.');
  await page.getByLabel('Ponedjeljak, od').fill('8');
  await page.getByLabel('Ponedjeljak, do').fill('18');
  await page.getByRole('button', { name: 'Kopiraj vrijeme na sve dane' }).click();
}

test.describe('the operator', () => {
  test.use({ user: 'operator' });
  test.beforeEach(({ problems }) => problems.allow(/ERR_CONNECTION_RESET/));

  test('reports an incident once', { tag: '@data' }, async ({ page, readerOf, simulator }) => {
    const dialog = await reportIncident(page);

    // While the list cannot be read either, nothing is sent.
    await page.route('**/api/system/incident-list/?*', (route) => route.abort('connectionreset'));
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Prvi je pokušaj možda spremljen');
    await page.unroute('**/api/system/incident-list/?*');

    // What is changed meanwhile changes the incident that the first try has reported.
    await dialog.getByLabel('Opis').fill('Zove se servis.');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByText('Podaci o incidentu uspješno su spremljeni.')).toBeVisible();
    const reader = await readerOf('operator');
    const found = await reader.get<Listed & { incidenti: object[] }>('/system/incident-list/', { search: 'Rampa je' });
    expect(found).toMatchObject({ ukupno_incidenata: 1, incidenti: [{ description: 'Zove se servis.' }] });
    const posts = (await simulator.calls('/api/system/incident-list/')).filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
  });

  test('reports an incident once although the page was loaded again', { tag: '@data' }, async ({ page, readerOf }) => {
    const dialog = await reportIncident(page);
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(dialog).toContainText('Možda je već spremljen');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByText('Podaci o incidentu uspješno su spremljeni.')).toBeVisible();
    const reader = await readerOf('operator');
    expect(await reader.get('/system/incident-list/', { search: 'Rampa je' })).toMatchObject({ ukupno_incidenata: 1 });
  });

  test('requests working hours of a garage once, as they are at last', { tag: '@data' }, async ({ page, readerOf }) => {
    const reader = await readerOf('operator');
    const before = (await reader.get<Listed>('/zahtjevi/')).ukupno_zahtjeva;
    await loseResponse(page, 'POST', '**/api/garaze/garaza/9/radna-vremena/');
    await page.goto('/garaze/garaza/9/working-periods/new');
    await settled(page);
    await fillPeriod(page);
    const send = page.getByRole('button', { name: 'Pošalji na odobrenje' });
    await send.click();
    await expect(page.getByText(/Nema veze s poslužiteljem\./)).toBeVisible();
    await page.getByLabel('Opis').fill('Zimski režim');
    await send.click();
    await expect(page.getByText('Zahtjev za promjenu poslan je na odobrenje')).toBeVisible();
    expect(await reader.get('/zahtjevi/')).toMatchObject({
      ukupno_zahtjeva: before + 1,
      zahtjevi: expect.arrayContaining([expect.objectContaining({ resource: 'radno_vrijeme' })]),
    });
    await expect(page.getByText('Zimski režim')).toBeVisible();
  });

  test('requests working hours of zones once, also when the choice changes in between', { tag: '@data' }, async ({
    page,
    readerOf,
  }) => {
    await loseResponse(page, 'POST', '**/api/parking/provider/2/radno-vrijeme/');
    await page.goto('/parking/provider/2/zone/11/working-periods/new');
    await settled(page);
    const boxes = page.getByRole('group', { name: 'Zone' }).getByRole('checkbox');
    await boxes.nth(2).check();
    await fillPeriod(page);
    const send = page.getByRole('button', { name: 'Pošalji na odobrenje' });
    await send.click();
    await expect(page.getByRole('alert').first()).toContainText('Nema veze s poslužiteljem.');
    // One of the two zones is left out, another is added.
    await boxes.nth(2).uncheck();
    await boxes.nth(3).check();
    await send.click();
    await expect(page.getByText('2 zahtjeva za promjenu poslana su na odobrenje')).toBeVisible();
    const reader = await readerOf('operator');
    const { zahtjevi } = await reader.get<{ zahtjevi: { status: string }[] }>('/zahtjevi/');
    const recent = zahtjevi.slice(0, 3).map(({ status }) => status);
    expect(recent.sort()).toEqual(['pending', 'pending', 'withdrawn']);
  });

  test('requests days without charge once, and withdraws them once', { tag: '@data' }, async ({
    page,
    readerOf,
    simulator,
  }) => {
    const reader = await readerOf('operator');
    const before = (await reader.get<Listed>('/zahtjevi/')).ukupno_zahtjeva;
    await loseResponse(page, 'POST', '**/api/parking/provider/2/zona/11/iznimke/');
    await page.goto('/parking/provider/2/zone/11/details?tab=closing-rules');
    await settled(page);
    await page.getByRole('button', { name: 'Novi dani bez naplate' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Prvi dan' }).fill('24.12.2027.');
    await dialog.getByRole('textbox', { name: 'Posljednji dan' }).fill('26.12.2027.');
    await dialog.getByLabel('Razlog').fill('Sajam u gradu');
    await dialog.getByRole('button', { name: 'Pošalji na odobrenje' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nema veze s poslužiteljem.');
    await dialog.getByLabel('Razlog').fill('Sajam');
    await dialog.getByRole('button', { name: 'Pošalji na odobrenje' }).click();
    await expect(page.getByText('Zahtjev za promjenu poslan je na odobrenje')).toBeVisible();
    expect(await reader.get('/zahtjevi/')).toMatchObject({ ukupno_zahtjeva: before + 1 });

    await loseResponse(page, 'DELETE', '**/iznimka-request/**');
    const row = page.getByRole('row', { name: /Sajam/ });
    await expect(row).toBeVisible();
    await expect(dialog).toBeHidden();
    await settled(page);
    await row.getByRole('button', { name: /^Radnje/ }).click();
    await page.getByRole('menuitem', { name: /Povuci/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Povuci zahtjev' }).click();
    await expect(question.getByRole('alert')).toContainText('Nema veze s poslužiteljem.');
    await question.getByRole('button', { name: 'Povuci zahtjev' }).click();
    await expect(question).toBeHidden();
    await expect(row).toHaveCount(0);
    const calls = await simulator.calls('/api/parking/provider/2/zona/11/iznimka-request/');
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('changes the password once, and is not called wrong at the second try', { tag: '@data' }, async ({
    page,
    problems,
    readerOf,
  }) => {
    problems.tolerate(/400.*login/);
    await loseResponse(page, 'POST', '**/api/auth/change-password/');
    await page.goto('/promijeni-lozinku');
    await page.getByLabel('Stara lozinka', { exact: true }).fill('demo-1234');
    await page.getByLabel('Nova lozinka', { exact: true }).fill('nova-lozinka-1');
    await page.getByLabel('Potvrda nove lozinke', { exact: true }).fill('nova-lozinka-1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem.');
    await page.getByRole('button', { name: 'Promijeni lozinku' }).click();
    await expect(page.getByText('Lozinka je uspješno promijenjena')).toBeVisible();
    expect((await readerOf('operator', 'nova-lozinka-1')).token).not.toBe('');
  });
});

test.describe('a newcomer', () => {
  test.use({ user: 'newcomer' });

  test('stores the e-mail address once', { tag: '@data' }, async ({ page, problems, simulator }) => {
    problems.allow(/ERR_CONNECTION_RESET/);
    await loseResponse(page, 'POST', '**/api/postavi-email/');
    await page.goto('/settings');
    await page.getByLabel('Adresa e-pošte').fill('filip@primjer.hr');
    await page.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem.');
    await page.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByText('E-pošta je uspješno ažurirana')).toBeVisible();
    await expect(page.getByLabel('Adresa e-pošte')).toBeDisabled();
    expect(await simulator.calls('/api/postavi-email/')).toHaveLength(1);
  });
});
