import type { Locator, Page } from '@playwright/test';
import { past, type Owner } from './owner.js';
import { expect } from './product.js';

const article = (id: string, code: string, name: string, salePrice: string, vatId: string) =>
  [
    '/api/articles',
    { id, code, name, salePrice, vatId, kind: 'article', unit: 'un', movesStock: true },
  ] as const;

/** A client and articles at 16 %, 5 % and exempt, with the prices of the worked examples. */
export const openShop = (books: Owner): Promise<void> =>
  past(books, [
    ['/api/clients', { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo', paymentTermsDays: 7 }],
    article('COFFEE', 'CAFE', 'Café em grão', '99.99', 'vat_NOR'),
    article('GENERATOR', 'GER', 'Gerador', '1250', 'vat_RED'),
    article('BREAD', 'PAO', 'Pão de forma', '35.50', 'vat_ISE_B'),
    article('PLATE', 'PRT', 'Prato raso', '83.33', 'vat_NOR'),
    article('GLASS', 'COP', 'Copo alto', '19.95', 'vat_NOR'),
  ]);

/** An invoice of two bags of coffee: 199.98 and 16 % VAT make 231.98. */
export const twoCoffees = {
  documentTypeId: 'FT',
  clientId: 'HOTEL',
  lines: [{ articleId: 'COFFEE', quantity: '2', unitPrice: '99.99', vatId: 'vat_NOR' }],
};

/** Means of payment that nobody has given an account yet. */
export const fuelCard = {
  id: 'FUEL',
  name: 'Fuel card',
  namePt: 'Cartão de combustível',
  kind: 'card',
  mechanism: 'CD',
};

/** Opens the editor and chooses the client, by keyboard. */
export async function beginInvoice(page: Page): Promise<void> {
  await page.goto('/commercial/document/FT/create');
  const client = page.getByRole('combobox', { name: 'Client', exact: true });
  await expect(client).toBeFocused();
  await page.keyboard.type('hotel');
  await expect(page.getByRole('option', { name: /Hotel Tofo/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(client).toHaveValue('Hotel Tofo');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Article, line 1', { exact: true })).toBeFocused();
}

export interface WrittenLine {
  readonly code: string;
  readonly quantity: string;
  readonly discount?: string;
}

/** Writes lines as one does without a mouse: code, Enter, quantity, on to the next line. */
export async function writeLines(page: Page, lines: readonly WrittenLine[]): Promise<void> {
  for (const [index, { code, quantity, discount }] of lines.entries()) {
    const number = index + 1;
    const cell = (name: string) => page.getByLabel(`${name}, line ${number}`, { exact: true });
    await cell('Article').fill(code);
    await expect(page.getByRole('listbox', { name: 'Articles' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(cell('Quantity')).toBeFocused();
    await expect(cell('Unit price')).not.toHaveValue('');
    await cell('Quantity').fill(quantity);
    if (discount !== undefined) await cell('Discount %').fill(discount);
    if (number === lines.length) continue;
    await cell('VAT').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`Article, line ${number + 1}`, { exact: true })).toBeFocused();
  }
}

/** The summary of the editor or of a document. */
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' });

/** Compares figures of the summary: `{ 'Taxable base': '3 591.91' }`. */
export async function expectFigures(
  page: Page,
  figures: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, figure] of Object.entries(figures)) {
    const line = summary(page)
      .locator('div')
      .filter({ hasText: new RegExp(`^${label.replaceAll(' ', '\\s')}`) });
    const digits = new RegExp(figure.replaceAll(/[.+]/g, '\\$&').replaceAll(' ', '\\s?'));
    await expect(line.last()).toHaveText(digits);
  }
}

/** Presses Issue, and waits for the document. */
export async function issue(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Issue', exact: true }).first().dblclick();
  await expect(page).toHaveURL(/\/commercial\/document\/FT\/FT_/);
}
