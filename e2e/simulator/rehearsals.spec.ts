import type { Page } from '@playwright/test';
import {
  backToRehearsal,
  drawer,
  expect,
  openPart,
  showWhere,
  startRehearsal,
  stepsDone,
  test,
} from '../support/demo.ts';
import { pressCorners } from '../support/drawing.ts';
import { signInWith } from '../support/pages.ts';

/** The portal beside the drawer. */
const portal = (page: Page) => page.locator('#root');

/** The map's tiles come from another server, which tests do not call. */
test.beforeEach(({ tab }) => tab.route(/tile\.openstreetmap|arcgisonline/, (route) => route.abort()));

/** Opens the hours of the summer of 2027 of the zone that is shown, and requests charging until another time. */
async function askForSummerUntil(page: Page, time: string) {
  await portal(page)
    .getByRole('link', { name: /^Uredi: .*1\. 6\.( 2027\.)? – 30\. 9\. 2027\./ })
    .click();
  await page.getByLabel('Ponedjeljak, do').fill(time);
  await page.getByRole('button', { name: 'Kopiraj vrijeme na sve dane' }).click();
  await page.getByRole('button', { name: 'Pošalji na odobrenje' }).click();
}

/** Fills in the form of new hours: the summer of 2028. */
async function fillSummer2028(page: Page) {
  await page.getByRole('textbox', { name: 'Vrijedi od' }).fill('1.6.2028.');
  await page.getByRole('textbox', { name: 'Vrijedi do' }).fill('30.9.2028.');
  await page.getByLabel('Ponedjeljak, od').fill('7');
  await page.getByLabel('Ponedjeljak, do').fill('23');
  await page.getByRole('button', { name: 'Kopiraj vrijeme na sve dane' }).click();
}

async function decideOnDesk(page: Page, action: 'Odobri' | 'Odbij', note?: string) {
  // The request is known to the drawer.
  await showWhere(page);
  const panel = drawer(page);
  if (note) await panel.getByLabel('Napomena').fill(note);
  await panel.getByRole('button', { name: action, exact: true }).click();
  // The desk has no toast of its own beside the portal: it shows the decision in its place.
  await expect(panel.getByText(/^Odluka: /)).toBeVisible();
  await backToRehearsal(page);
}

test('approve a change of hours', async ({ tab }) => {
  await startRehearsal(tab, 'Odobri izmjenu', 2);
  await portal(tab).getByRole('link', { name: 'Detalji: Zona 0 – Riva' }).click();
  await stepsDone(tab, 3);
  await askForSummerUntil(tab, '23:30');
  await stepsDone(tab, 4);
  await decideOnDesk(tab, 'Odobri');
  // The portal beside it shows what was approved without a reload, which is the last step.
  await stepsDone(tab, 6);
  await expect(drawer(tab).getByText('Proba je završena')).toBeVisible();
  await expect(portal(tab).getByText('07:00 – 23:30').first()).toBeVisible();
  // One step back, with the step that followed by itself: the portal shows that nothing is approved.
  await drawer(tab).getByRole('button', { name: 'Korak natrag' }).click();
  await stepsDone(tab, 4);
  await expect(
    portal(tab)
      .getByText(/čeka odobrenje/i)
      .first(),
  ).toBeVisible();
  // The progress survives a reload.
  await tab.reload();
  await stepsDone(tab, 4);
});

test('reject with a reason and see it amended', async ({ tab }) => {
  await startRehearsal(tab, 'Odbij uz obrazloženje', 2);
  await askForSummerUntil(tab, '23:59');
  await stepsDone(tab, 3);
  await decideOnDesk(tab, 'Odbij', 'Najkasnije do 23 sata.');
  await stepsDone(tab, 4);
  await showWhere(tab);
  await expect(portal(tab).getByText('Najkasnije do 23 sata.').first()).toBeVisible();
  await stepsDone(tab, 5);
  await showWhere(tab);
  await askForSummerUntil(tab, '22:30');
  await stepsDone(tab, 6);
  await decideOnDesk(tab, 'Odobri');
  await stepsDone(tab, 7);
});

test('the season is copied', async ({ tab }) => {
  await startRehearsal(tab, 'Kopiranje sezone', 2);
  await showWhere(tab);
  await stepsDone(tab, 3);
  await showWhere(tab);
  await tab.getByRole('checkbox', { name: /Zona 0 – Riva/ }).check();
  await tab.getByRole('checkbox', { name: /Zona 1 – Bačvice/ }).check();
  await fillSummer2028(tab);
  await tab.getByRole('button', { name: 'Pošalji na odobrenje' }).click();
  await stepsDone(tab, 4);
  await showWhere(tab);
  await drawer(tab).getByLabel('Odaberi sve').check();
  await drawer(tab)
    .getByRole('button', { name: /^Odobri odabrane/ })
    .click();
  await tab
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Odobri/ })
    .click();
  await expect(drawer(tab).getByText('Odobreno 2 od 2')).toBeVisible();
  await backToRehearsal(tab);
  await stepsDone(tab, 5);
  await showWhere(tab);
  await stepsDone(tab, 6);
  await expect(portal(tab).getByText(/30\. 9\. 2028\./)).toBeVisible();
});

test('a border is drawn and overlaps', async ({ tab }) => {
  await startRehearsal(tab, 'Nacrtana granica', 2);
  await showWhere(tab);
  await expect(tab.getByRole('button', { name: /^Uredi: Poligon/ })).toHaveCount(1);
  await stepsDone(tab, 3);
  // The neighbour is on the map after a few steps back; the polygon covers it, and not that of the zone itself.
  const map = await tab.getByRole('application').boundingBox();
  if (!map) throw new Error('The map has no place');
  for (let times = 0; times < 3; times++) await tab.getByRole('button', { name: /Udalji|Zoom out/ }).click();
  await tab.getByRole('button', { name: 'Nacrtaj poligon' }).click();
  const at = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  await pressCorners(tab, [
    [at.x - 32, at.y - 75],
    [at.x + 25, at.y - 75],
    [at.x + 25, at.y - 30],
    [at.x - 32, at.y - 30],
  ]);
  await tab.getByRole('button', { name: 'Završi crtanje' }).click();
  await expect(tab.getByRole('button', { name: /^Uredi: Poligon/ })).toHaveCount(2);
  await tab.getByRole('button', { name: 'Spremi', exact: true }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Spremi' }).click();
  await stepsDone(tab, 4);
  await showWhere(tab);
  // The tag of the request, not the texts of the rehearsal, which say it too.
  await expect(drawer(tab).getByText('Preklapa se', { exact: true }).first()).toBeVisible();
  await expect(drawer(tab).getByRole('status').filter({ hasText: 'Odbij uz obrazloženje' })).toBeVisible();
  await backToRehearsal(tab);
  await stepsDone(tab, 5);
  await decideOnDesk(tab, 'Odbij', 'Granica prelazi u Zonu 0.');
  await stepsDone(tab, 6);
  await showWhere(tab);
  await stepsDone(tab, 7);
});

test('an outage from first report to resolved', async ({ tab }) => {
  await startRehearsal(tab, 'Prekid rada', 2);
  await showWhere(tab);
  await stepsDone(tab, 3);
  await showWhere(tab);
  await tab.getByRole('button', { name: 'Dodaj incident' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Novi incident' });
  await dialog.getByLabel('Naslov').fill('Garaže ne odgovaraju');
  await dialog.getByLabel('Razina').selectOption('Kritično');
  await dialog.getByLabel('Grupa usluga').selectOption('GARAZE');
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(dialog).toBeHidden();
  await stepsDone(tab, 4);
  await showWhere(tab);
  await expect(portal(tab).getByRole('heading', { name: 'Garaže ne odgovaraju' }).first()).toBeVisible();
  await stepsDone(tab, 5);
  await showWhere(tab);
  await drawer(tab).getByRole('button', { name: 'Ukloni sva' }).click();
  await backToRehearsal(tab);
  await stepsDone(tab, 6);
  await showWhere(tab);
  await stepsDone(tab, 7);
  await showWhere(tab);
  await portal(tab).getByRole('button', { name: 'Uredi: Garaže ne odgovaraju' }).click();
  const edit = tab.getByRole('dialog', { name: 'Uredi incident' });
  await edit.getByRole('textbox', { name: /^Datum završetka/ }).fill('20.11.2026.');
  await edit.getByLabel('Vrijeme završetka').fill('10:00');
  await edit.getByRole('button', { name: 'Spremi' }).click();
  await expect(edit).toBeHidden();
  await stepsDone(tab, 8);
});

test('the session expires while typing', async ({ tab }) => {
  await startRehearsal(tab, 'Prijava istekne', 2);
  await showWhere(tab);
  await fillSummer2028(tab);
  await stepsDone(tab, 3);
  await showWhere(tab);
  await drawer(tab)
    .getByRole('button', { name: /^Prijava istječe/ })
    .click();
  await backToRehearsal(tab);
  // The portal asks for the user's requests every minute: that call too may be the one that ends the session.
  await stepsDone(tab, 4, 5);
  const expired = tab.getByText(/Prijava je istekla/);
  await tab.getByRole('button', { name: 'Pošalji na odobrenje' }).or(expired).first().click();
  await expect(expired).toBeVisible();
  await stepsDone(tab, 5);
  await signInWith(tab, 'provider');
  await stepsDone(tab, 6);
  await expect(tab.getByText(/^Vraćen je vaš unos/)).toBeVisible();
  await expect(tab.getByRole('textbox', { name: 'Vrijedi od' })).toHaveValue(/1\. ?6\. ?2028\./);
  await tab.getByRole('button', { name: 'Pošalji na odobrenje' }).click();
  await stepsDone(tab, 7);
});

test('month’s end: statements', async ({ tab }) => {
  await startRehearsal(tab, 'Kraj mjeseca', 2);
  await showWhere(tab);
  await expect(
    portal(tab)
      .getByText(/Obračun 10\/2026/)
      .first(),
  ).toBeVisible();
  await stepsDone(tab, 3);
  await showWhere(tab);
  await drawer(tab).getByRole('button', { name: 'Tjedan naprijed' }).click();
  // The portal follows without a reload.
  await expect(
    portal(tab)
      .getByText(/Obračun 11\/2026/)
      .first(),
  ).toBeVisible();
  await backToRehearsal(tab);
  await stepsDone(tab, 5);
  const download = tab.waitForEvent('download');
  await portal(tab)
    .getByRole('button', { name: /^(Preuzmi|PDF).*11\/2026/ })
    .first()
    .click();
  await download;
  await stepsDone(tab, 6);
});

test('first day of a new partner', async ({ tab }) => {
  await startRehearsal(tab, 'Prvi dan novog partnera', 1);
  await tab.getByRole('link', { name: 'Zaboravljena lozinka?' }).click();
  // The login page has a field of the same name.
  await expect(tab.getByRole('heading', { name: 'Zaboravljena lozinka' })).toBeVisible();
  await tab.getByLabel('Korisničko ime').fill('single');
  await tab.keyboard.press('Enter');
  await expect(tab.getByText('Zahtjev za promjenu lozinke uspješno je poslan')).toBeVisible();
  await stepsDone(tab, 2);
  await openPart(tab, 'Pošta');
  const link = await drawer(tab)
    .getByRole('link', { name: /^\/reset-password\// })
    .getAttribute('href');
  await tab.goto(new URL(link ?? '', tab.url()).href);
  await backToRehearsal(tab);
  await stepsDone(tab, 3);
  await tab.getByLabel('Nova lozinka', { exact: true }).fill('prvi-dan-2026');
  await tab.getByLabel('Potvrda nove lozinke', { exact: true }).fill('prvi-dan-2026');
  await tab.getByRole('button', { name: 'Spremi novu lozinku' }).click();
  await stepsDone(tab, 4);
  await showWhere(tab);
  await signInWith(tab, 'single', 'prvi-dan-2026');
  // The list of one provider leads straight to its report, which is the last step.
  await stepsDone(tab, 6);
});
