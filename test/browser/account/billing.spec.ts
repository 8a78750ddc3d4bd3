import type { Page } from '@playwright/test';
import { describeError } from '@balcao/messages';
import { mailsTo, tokenIn } from '../../e2e/support/mails.js';
import { merceariaSol, setUp, turnTwoFactorOn, type Owner } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { answer, dialog, expectSnack } from '../support/screen.js';
import { startServer, type Server } from '../support/server.js';

const { email } = merceariaSol;

let service: Server;
let amina: Owner;

test.beforeAll(async () => {
  service = await startServer({
    BILLING: 'on',
    SERVICE_ADMINS: email,
    BANK_DETAILS: 'Banco do Índico\nNIB 0008 0000 1234 5678 9010 1',
  });
  amina = await setUp(service.url);
  await amina.api.post('/api/account/email/confirm', { data: {} });
  const [mail] = await mailsTo({ folder: service.dataDir }, email, 'Confirm your e-mail address');
  const token = mail === undefined ? '' : tokenIn(mail);
  await amina.api.post('/api/account/email-confirmation', { data: { token } });
  await turnTwoFactorOn(amina);
});

test.afterAll(async () => {
  await amina.api.dispose();
  await service.stop();
});

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ context }) => {
  await context.addCookies((await amina.api.storageState()).cookies);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const visit = (page: Page, path: string) => page.goto(`${service.url}/en${path}`);

test('the end of the trial is announced from its first day on', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: /^Trial: \d+ days left$/ }).click();
  await expect(page.getByRole('button', { name: 'Choose Shop' })).toBeVisible();
});

test('credits come by a transfer, whose proof the service approves', async ({ page }) => {
  await visit(page, '/deposit');
  const amount = page.getByRole('textbox', { name: 'Amount (MZN)' });
  await amount.fill('99.99');
  await amount.press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('The minimum value is 100MZN')).toBeVisible();
  await amount.fill('3000');
  await amount.press('Enter');
  await expect(page.getByText(/3\s?000\.00/)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Pay');
  await expect(page.getByText('NIB 0008 0000 1234 5678 9010 1')).toBeVisible();
  const proof = { name: 'talao.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.locator('input[type=file]').setInputFiles(proof);
  await expect(page.getByText('Proofs of payment: 1')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Company settings', exact: true }).click();
  await page.getByRole('link', { name: 'Service', exact: true }).click();
  await expect(page.getByRole('link', { name: 'talao.pdf' })).toBeVisible();
  await press(page, 'Approve');
  const settling = dialog(page, /^Mercearia Sol/);
  await expect(settling.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await settling.getByRole('textbox', { name: 'Bank reference' }).fill('TRF 118/26');
  await expectAccessible(page);
  await settling.getByRole('button', { name: 'Approve' }).click();
  await expect(settling).toBeHidden();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});

test('the service gives credits and takes them, never more than there are', async ({ page }) => {
  const adjust = async (by: string) => {
    await press(page, 'Adjust credits · Mercearia Sol');
    const adjusting = dialog(page, 'Adjust credits · Mercearia Sol');
    const amount = adjusting.getByRole('textbox', { name: 'Credits to add (MZN)' });
    await amount.fill(by);
    const button = adjusting.getByRole('button', { name: 'Adjust credits' });
    await expect(button).toBeDisabled();
    await adjusting.getByRole('textbox', { name: 'Note to the company' }).fill('Two days away');
    await button.click();
    return adjusting;
  };
  const credits = page
    .getByRole('row', { name: /^Mercearia Sol/ })
    .getByRole('cell')
    .nth(4);
  await visit(page, '/service');
  await expect(credits).toHaveText(/^3\s?000\.00$/);
  const refused = await adjust('-3000.01');
  await expect(refused.getByRole('alert')).toContainText('MZN of credits are available');
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await expect(await adjust('50')).toBeHidden();
  await expect(credits).toHaveText(/^3\s?050\.00$/);
  await expect(await adjust('-50')).toBeHidden();
  await expect(credits).toHaveText(/^3\s?000\.00$/);
});

test('plans are compared, chosen, and limit what there is', async ({ page }) => {
  await visit(page, '/plans');
  await press(page, 'Annual (save 16%)');
  const shop = page.getByRole('region', { name: 'Shop' });
  await expect(shop).toContainText(/You save 1\s?920\.00\sMZN/);
  await press(page, 'Monthly');
  const [quote] = await Promise.all([
    page.waitForResponse(/\/api\/billing\/quote/),
    press(page, 'Choose Shop'),
  ]);
  expect(quote.ok()).toBe(true);
  // Once it is chosen nothing asks what choosing it would cost: that is refused.
  const quoted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/billing/quote')) quoted.push(request.url());
  });
  await dialog(page, 'Subscribe to Shop').getByRole('button', { name: 'Confirm' }).click();
  await expectSnack(page, 'Plan changed');
  await expect(shop.getByRole('button', { name: 'Current plan' })).toBeVisible();
  expect(quoted).toEqual([]);

  await visit(page, '/commercial/warehouse/create');
  await page.getByRole('textbox', { name: 'Code' }).fill('MAT');
  await page.getByRole('textbox', { name: 'Name' }).fill('Armazém da Matola');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Warehouse limit of plan Shop reached: 1').first()).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('alert').getByRole('link', { name: 'Plans' }).click();
  const plans = await opened;
  await press(plans, 'Choose Business');
  const upgrade = dialog(plans, 'Upgrade to Business');
  const line = (name: string) => upgrade.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(line('Left in the current period')).toContainText(/1\s?000\.00/);
  await expect(line('Price of new period')).toContainText(/2\s?500\.00/);
  await expect(line('Remaining credits')).toContainText(/500\.00/);
  await expectAccessible(plans);
  await upgrade.getByRole('button', { name: 'Confirm' }).click();
  await expectSnack(plans, 'Plan changed');
  await plans.close();
  // What was refused is where it was written, and goes through now.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Armazém da Matola');
  await press(page, 'Save');
  await expectSnack(page, 'Created');
});

test('a plan that is not offered any more is to be chosen again', async ({ page }) => {
  for (const language of ['en', 'pt'] as const) {
    await page.goto(`${service.url}/${language}/payment?planId=GONE&period=monthly`);
    const refused = page.getByRole('alert');
    await expect(refused).toContainText(describeError(language, 'billing.planNotSelected'));
    await refused.getByRole('link').click();
    await expect(page).toHaveURL(/\/plans$/);
  }
});

test('a subscription is cancelled and resumed', async ({ page }) => {
  await visit(page, '/subscription');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await press(page, 'Cancel subscription');
  await answer(page, 'Yes');
  await expectSnack(page, 'Subscription cancelled');
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await press(page, 'Reactivate');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
