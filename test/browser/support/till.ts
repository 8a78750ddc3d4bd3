import type { Page } from '@playwright/test';
import { past, type Owner } from './owner.js';
import { expect } from './product.js';

const caixa01 = { id: 'TILL1', code: 'C1', name: 'Caixa 01', treasuryAccountId: 'account_cash' };

/** Makes this page the till of a new register, and opens its shift with 2 000.00. */
export async function openTill(desk: Page, books: Owner, register: object = {}): Promise<void> {
  await past(books, [['/api/cash-registers', { ...caixa01, ...register }]]);
  await desk.goto('/pos');
  await desk.getByRole('button', { name: /Caixa 01/ }).click();
  await desk.getByLabel('Or enter the total').fill('2000');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Scan an article to start.')).toBeVisible();
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
  await desk.getByRole('dialog').getByRole('button', { name }).click();
}

/** Types as fast as people do: what comes faster is a scanner, and typed nowhere. */
export async function typeByHand({ keyboard }: Page, text: string): Promise<void> {
  await keyboard.type(text, { delay: 40 });
}

/** Between two keys of a scanner, in milliseconds. */
const SCANNER_KEY_MS = 8;

/** How long a scan takes at most before the next key is pressed, in milliseconds. */
const SCANNED_BEFORE_MS = 200;

/**
 * What a scanner does: the keys of a code, faster than anybody types, and Enter. The keys say
 * themselves when they were pressed: a busy machine makes no scanner slow.
 */
export async function readByScanner(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const began = (Date.now() - SCANNED_BEFORE_MS - code.length * SCANNER_KEY_MS) / 1_000;
  for (const [index, character] of `${code}\r`.split('').entries()) {
    const isEnd = character === '\r';
    const key = isEnd ? 'Enter' : character;
    const timestamp = began + (index * SCANNER_KEY_MS) / 1_000;
    const pressed = { key, timestamp, ...(isEnd && { code: 'Enter', windowsVirtualKeyCode: 13 }) };
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: character, ...pressed });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
  }
  await session.detach();
}
