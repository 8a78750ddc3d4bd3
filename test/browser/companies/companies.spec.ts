import type { Page } from '@playwright/test';
import { headers } from '@balcao/contracts';
import { merceariaSol, openCompany } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { dialog, expectSnack, field, row } from '../support/screen.js';

/** Opens another company from the account menu. */
async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Switch company' }).click();
  const choice = dialog(page, 'Switch company');
  await expect(choice.getByRole('menuitem').first()).toBeVisible();
  const words = choice.getByRole('searchbox');
  if (await words.isVisible()) await words.fill(name);
  await choice.getByRole('menuitem', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.locator('.side__name').first()).toHaveText(name);
}

async function createClient(page: Page, name: string): Promise<void> {
  await page.goto('/commercial/clients');
  await page.getByRole('link', { name: 'Create', exact: true }).first().click();
  const form = page.getByRole('dialog');
  await field(form, 'Name').fill(name);
  await field(form, 'Code').fill('C001');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, name)).toBeVisible();
}

/** The companies that the page's requests name from here on. */
function companiesAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const company = request.headers()[headers.company.toLowerCase()];
    if (company !== undefined) asked.add(company);
  });
  return asked;
}

test('two tabs on two companies do not mix, also after switching', async ({
  owner,
  signedIn: north,
  context,
}) => {
  const padaria = await openCompany(owner, 'Padaria Norte');
  const talho = await openCompany(owner, 'Talho Sul');
  await north.goto('/');
  await switchTo(north, 'Padaria Norte');
  const south = await context.newPage();
  await south.goto('/');
  await switchTo(south, 'Talho Sul');
  const asked = { north: companiesAsked(north), south: companiesAsked(south) };
  await createClient(north, 'Hotel do Norte');
  await createClient(south, 'Pensão do Sul');
  await north.reload();
  await expect(row(north, 'Hotel do Norte')).toBeVisible();
  await expect(row(north, 'Pensão do Sul')).toBeHidden();
  await expect(row(south, 'Hotel do Norte')).toBeHidden();
  expect([...asked.north]).toEqual([padaria.companyId]);
  expect([...asked.south]).toEqual([talho.companyId]);
  await north.getByRole('searchbox', { name: 'Search', exact: true }).fill('Hotel');
  await switchTo(north, 'Talho Sul');
  asked.north.clear();
  await north.getByRole('link', { name: 'Clients', exact: true }).first().click();
  await expect(row(north, 'Pensão do Sul')).toBeVisible();
  await expect(row(north, 'Hotel do Norte')).toBeHidden();
  await expect(north.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('');
  expect([...asked.north]).toEqual([talho.companyId]);
  await switchTo(north, 'Padaria Norte');
  await north.getByRole('link', { name: 'Clients', exact: true }).first().click();
  await expect(row(north, 'Hotel do Norte')).toBeVisible();
  await south.reload();
  await expect(row(south, 'Pensão do Sul')).toBeVisible();
  await padaria.api.dispose();
  await talho.api.dispose();
});

test('a new company is set up step by step, and closed and taken back', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'New company' }).click();
  await page.getByRole('textbox', { name: /Company name/ }).fill('Farmácia Leste');
  await page.getByRole('textbox', { name: /NUIT/ }).fill('400123450');
  await page.getByRole('textbox', { name: /Address/ }).fill('Avenida Eduardo Mondlane, 7');
  await page.getByRole('textbox', { name: /City/ }).fill('Beira');
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your company');
  await page.getByRole('button', { name: 'Skip: VAT' }).click();
  await expect(page.getByRole('button', { name: 'Skip: VAT' })).toBeHidden();
  await expectAccessible(page);
  await page.goto('/');
  const left = page.getByRole('region', { name: 'Finish setting up' });
  await expect(left.getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(left.getByRole('link', { name: 'VAT' })).toBeHidden();
  await left.getByRole('button', { name: 'Don’t show again' }).click();
  await expect(left).toBeHidden();
  await page.goto('/company');
  await page.getByRole('button', { name: 'Export all data' }).click();
  const download = page.getByRole('link', { name: 'Download' });
  await expect(download).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^balcao-400123450-.*\.zip$/);
  await page.getByRole('button', { name: 'Close company…' }).click();
  const name = page.getByRole('textbox', { name: /Type the company name/ });
  await name.fill('Farmácia');
  await page.getByRole('textbox', { name: 'Your password' }).fill(merceariaSol.password);
  await page.getByRole('button', { name: 'Close Farmácia Leste' }).click();
  await expect(page.getByText('Type the company name exactly')).toBeVisible();
  await name.fill('Farmácia Leste');
  await page.getByRole('button', { name: 'Close Farmácia Leste' }).click();
  await expect(page.getByText(/This company was closed on/)).toBeVisible();
  await page.goto('/commercial/clients');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reopen company' }).click();
  await expectSnack(page, 'Company reopened');
  await expect(page.getByText(/This company was closed on/)).toBeHidden();
});
