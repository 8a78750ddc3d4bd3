import { startServer, type Server } from '../support/server.js';
import { expect, test } from '../support/product.js';

const company = {
  'Company name': 'Padaria Índico',
  Address: 'Avenida Julius Nyerere 10',
  City: 'Maputo',
  'First name': 'Rosa',
  'Last name': 'Mate',
} as const;

let fresh: Server;

test.beforeEach(async () => {
  fresh = await startServer();
});

test.afterEach(() => fresh.stop());

test('sets up a company, naming each field that is wrong', async ({ page }) => {
  await page.goto(fresh.url);
  const box = (name: string | RegExp) => page.getByRole('textbox', { name });
  for (const [label, value] of Object.entries(company)) await box(label).fill(value);
  await box(/^NUIT/).fill('12345');
  await box(/^Phone number/).fill('84');
  await box(/^Company e-mail/).fill('indico');
  await box('E-mail').nth(1).fill('rosa@indico.example');
  await box('Password').fill('Padeira-de-Maputo-26');
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByText('Enter the 9 digits of the NUIT')).toBeVisible();
  await expect(page.getByText('Phone number must contain 9 digits only')).toBeVisible();
  await expect(page.getByText('Invalid e-mail address')).toBeVisible();
  await expect(box(/^NUIT/)).toBeFocused();
  await box(/^NUIT/).fill('400 123 451');
  await expect(page.getByText('Enter the 9 digits of the NUIT')).toBeHidden();
  await expect(page.getByText('Phone number must contain 9 digits only')).toBeVisible();
  await expect(box(/^NUIT/)).toBeFocused();
  await box(/^Phone number/).fill('84 123 4567');
  await box(/^Company e-mail/).fill('geral@indico.example');
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByRole('checkbox', { name: 'The number is correct. Use it anyway' }).check();
  await page.getByRole('button', { name: 'Create company' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
  await expect(page.getByText('Padaria Índico').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
});

test('opens with demo data, ready to be looked at', async ({ page }) => {
  await page.goto(fresh.url);
  await page.getByRole('button', { name: 'Explore with demo data' }).click();
  // Its owner is greeted after the first weeks; the rest of the year follows.
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  const latest = page.getByRole('listitem').filter({ hasText: /^[A-Z]{2,3} \d{4}\// });
  await expect(latest.first()).toBeVisible();
  await expect(page.getByText('Demo data')).toBeVisible();
});

test('a demo next to a real company is made, started over and deleted', async ({ page }) => {
  await page.goto(fresh.url);
  await page.evaluate(async () => {
    const company = {
      name: 'Padaria Índico',
      nuit: '400123450',
      address: 'Avenida Julius Nyerere 10',
      city: 'Maputo',
      acceptNuitWarning: true,
    };
    const person = { firstName: 'Rosa', lastName: 'Mate', email: 'rosa@indico.example' };
    const body = JSON.stringify({ ...person, password: 'Padeira-de-Maputo-26', company });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'first' };
    await fetch('/api/setup', { method: 'POST', body, headers });
  });
  await page.goto(fresh.url);
  const says = page.getByText('Demo data');
  await expect(page.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
  await expect(says).toBeHidden();
  await page.getByRole('button', { name: 'Create a demo company' }).click();
  await expect(says).toBeVisible();
  await expect(page.getByText(/^Loading sample data… \d+%/)).toBeVisible();
  await page.goto(`${fresh.url}/commercial/clients`);
  await expect(says).toBeVisible();
  await page.goto(`${fresh.url}/pos`);
  await expect(says).toBeVisible();
  await page.goto(fresh.url);
  const startOver = page.getByRole('button', { name: 'Start over' });
  await startOver.click();
  const question = page.getByRole('alertdialog', { name: 'Start the demo over?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await startOver.click();
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('The demo starts over')).toBeVisible();
  await expect(says).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const last = page.getByRole('alertdialog', { name: 'Delete the demo?' });
  await last.getByRole('button', { name: 'Delete' }).click();
  await expect(says).toBeHidden();
  await expect(page.getByText('Padaria Índico').first()).toBeVisible();
});
