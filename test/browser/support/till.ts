import type { Page } from '@playwright/test';
import { past, type Owner } from './owner.js';
import { expect } from './product.js';

const caixa01 = { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' };

/** Makes this page the till of a new register, and opens its shift with 2 000.00. */
export async function openTill(desk: Page, books: Owner, register: object = {}): Promise<void> {
  await past(books, [['/api/cash-registers', { ...caixa01, ...register }]]);
  await desk.goto('/pos');
  await desk.getByRole('button', { name: /Caixa 01/ }).click();
  await desk.getByLabel('Or the total').fill('2000');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Scan the first article.')).toBeVisible();
}

/** Types a code into the field that has the focus all day, and Enter. */
export async function scan(desk: Page, code: string): Promise<void> {
  await desk.getByRole('combobox', { name: /^Scan a barcode/ }).fill(code);
  await desk.keyboard.press('Enter');
}

/** Pays what is on the ticket in cash; nothing received is the exact sum. */
export async function payCash(desk: Page, received: string): Promise<void> {
  await desk.keyboard.press('F9');
  await expect(desk.getByRole('dialog', { name: 'Payment' })).toBeVisible();
  await desk.getByLabel('Received').fill(received);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toBeHidden();
}

/** Does what a line of the till's sheet says. */
export async function sheetAction(desk: Page, name: string): Promise<void> {
  await desk.keyboard.press('F1');
  await desk.getByRole('button', { name }).click();
}
