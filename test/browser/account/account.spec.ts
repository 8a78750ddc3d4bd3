import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { mailsTo, tokenIn } from '../../e2e/support/mails.js';
import { setUp } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { expectSnack } from '../support/screen.js';
import { startServer, type Server } from '../support/server.js';

const rosa = { email: 'rosa@mate.co.mz', password: 'padeira-da-matola-7' };
const scriptUrl = 'https://id.example/gsi/client';

let house: Server;

test.beforeAll(async () => {
  house = await startServer({
    SIGN_UP: 'open',
    IDENTITY_CLIENT_ID: 'balcao-till',
    IDENTITY_SCRIPT_URL: scriptUrl,
    IDENTITY_ISSUER: 'https://id.example',
    IDENTITY_KEYS_URL: 'https://id.example/keys',
  });
  await (await setUp(house.url)).api.dispose();
});

test.afterAll(() => house.stop());

test.describe.configure({ mode: 'serial' });

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The link of the last mail to Rosa about something, opened in the page. */
async function openLink(page: Page, subject: string, path: string): Promise<void> {
  const mails = await mailsTo({ folder: house.dataDir }, rosa.email, subject);
  const mail = mails[mails.length - 1];
  expect(mail?.text).toContain(`/en/${path}#`);
  await page.goto(`${house.url}/en/${path}#${mail === undefined ? '' : tokenIn(mail)}`);
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto(`${house.url}/en/signin`);
  await box(page, 'E-mail').fill(rosa.email);
  await box(page, 'Password').fill(password);
  await press(page, 'Sign in');
}

test('signs up, confirms the address, and begins a company', async ({ page }) => {
  await page.goto(`${house.url}/en/signin`);
  await page.getByRole('link', { name: 'Create account' }).click();
  await box(page, 'First name').fill('Rosa');
  await box(page, 'Last name').fill('Mate');
  await box(page, 'E-mail').fill(rosa.email);
  await box(page, /^Password/).fill('password1');
  await expect(page.getByText('This password is too common')).toBeVisible();
  await box(page, /^Password/).fill(rosa.password);
  await expect(page.getByRole('status').getByText('strong')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Sign up');
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await openLink(page, 'Confirm your e-mail address', 'confirm_email');
  await expect(page).toHaveURL(/confirm_email$/);
  await box(page, /^Your sign-up password/).fill(rosa.password);
  await press(page, 'Confirm and continue');
  await expect(page.getByRole('heading', { name: 'Your company' })).toBeVisible();
  await box(page, 'Company name').fill('Padaria Mate');
  await box(page, /^NUIT/).fill('400123450');
  await box(page, 'Address').fill('Avenida da Namaacha 3');
  await box(page, 'City').fill('Matola');
  await press(page, 'Create company');
  await page.getByRole('checkbox', { name: 'The number is correct. Use it anyway' }).check();
  await press(page, 'Create company');
  await expect(page.getByRole('heading', { name: 'Set up your company' })).toBeVisible();
});

test('replaces a forgotten password', async ({ page }) => {
  await page.goto(`${house.url}/en/signin`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await box(page, 'E-mail').fill(rosa.email);
  await press(page, 'Send link');
  await expect(page.getByText(`If ${rosa.email} has an account`)).toBeVisible();
  await openLink(page, 'Choose a new password', 'reset_password');
  rosa.password = 'o-mar-de-inhambane-9';
  await box(page, /^New password/).fill(rosa.password);
  await press(page, 'Set password');
  await expect(page.getByText('Password set.')).toBeVisible();
  await signIn(page, rosa.password);
  await expect(page.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
});

test('undoes a change of address by a button, and by the link that was sent only', async ({
  page,
}) => {
  await page.goto(`${house.url}/en/undo_email`);
  await expect(page.getByText('The link is incomplete')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo change' })).toBeDisabled();
  await page.goto(`${house.url}/en/signin`);
  await page.goto(`${house.url}/en/undo_email#rosa.${'A'.repeat(43)}`);
  await expect(page.getByRole('button', { name: 'Undo change' })).toBeEnabled();
  await expectAccessible(page);
  await press(page, 'Undo change');
  await expect(page.getByText('This link has expired or was already used')).toBeVisible();
});

test('asks for the code of an authenticator once that is turned on', async ({ page }) => {
  await signIn(page, rosa.password);
  await expect(page.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
  await page.goto(`${house.url}/en/account`);
  await press(page, 'Turn on');
  await box(page, 'Your password').fill(rosa.password);
  await press(page, 'Continue');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await page.locator('.account__secret').textContent()) ?? '';
  const code = (inMs = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + inMs });
  await box(page, 'Authenticator code').fill(code());
  await press(page, 'Confirm');
  const codes = page.getByRole('group', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await press(page, 'I have saved them');
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies();
  await signIn(page, rosa.password);
  await box(page, /^Authenticator code/).fill(recovery);
  await press(page, 'Sign in');
  await expect(page.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
  await page.goto(`${house.url}/en/account`);
  await press(page, 'Turn off');
  await box(page, 'Your password').fill(rosa.password);
  // Each code counts once: this is the next one, of half a minute later.
  await box(page, 'Authenticator code').fill(code(30_000));
  await press(page, 'Continue');
  await expectSnack(page, 'Two-factor sign-in is off');
});

test('changes the profile and the password, and signs out everywhere', async ({
  page,
  browser,
}) => {
  const elsewhere = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await signIn(elsewhere, rosa.password);
  await expect(elsewhere.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
  await signIn(page, rosa.password);
  await expect(page.getByRole('heading', { name: 'Hello, Rosa' })).toBeVisible();
  await page.goto(`${house.url}/en/account/edit`);
  await box(page, 'Last name').fill('Mate Nhaca');
  await press(page, 'Save');
  await expectSnack(page, 'Saved');
  await expectAccessible(page);
  await page.goto(`${house.url}/en/account/change_password`);
  await press(page, 'Change password');
  await expectSnack(page, 'Password unchanged.');
  await expect(page.getByText('Rosa Mate Nhaca').first()).toBeVisible();
  await press(page, 'Sign out everywhere');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.context().close();
});

test('runs the script of the identity provider while its button is there', async ({ page }) => {
  await page.route(`${scriptUrl}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.google = { accounts: { id: {
        initialize(options) { this.options = options; },
        renderButton(place) {
          const button = place.appendChild(document.createElement('button'));
          button.textContent = 'Provider ' + this.options.client_id;
          button.onclick = () => this.options.callback({ credential: 'no.such.token' });
        } } } };`,
    }),
  );
  await page.goto(`${house.url}/en/signin`);
  const script = page.locator(`script[src="${scriptUrl}"]`);
  await expect(script).toHaveAttribute('async', '');
  await expect(script).toHaveAttribute('defer', '');
  await page.getByRole('button', { name: 'Provider balcao-till' }).click();
  await expect(page.getByRole('alert')).toContainText('was not accepted');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  await expect(script).toHaveCount(0);
});
