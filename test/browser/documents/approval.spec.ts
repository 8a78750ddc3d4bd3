import { PIN_ATTEMPTS } from '@balcao/domain';
import { rate } from '@balcao/pricing';
import { beginInvoice, openShop, writeLines } from '../support/invoice.js';
import { join } from '../support/member.js';
import { past } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';

test('an approval says whose PIN is locked, and puts nobody else there unseen', async ({
  books,
  server,
  context,
  page,
}) => {
  await openShop(books);
  await past(books, [['/api/members/me/pin', { pin: '407182' }]]);
  await join(books, server, page, { role: 'manager', limits: { lineDiscount: rate('10') } });
  await context.addInitScript((companyId) => {
    localStorage.setItem('company', companyId);
    localStorage.setItem('lang', 'en');
  }, books.companyId);
  await beginInvoice(page);
  await writeLines(page, [{ code: 'CAFE', quantity: '1', discount: '25' }]);
  await page.getByRole('button', { name: 'Issue', exact: true }).first().click();
  const asked = page.getByRole('dialog', { name: 'Approval needed' });
  const pin = asked.getByLabel('PIN');
  await asked.getByLabel('Reason').fill('Cliente antigo');
  for (let left = PIN_ATTEMPTS - 1; left > 0; left -= 1) {
    await pin.fill('407183');
    await page.keyboard.press('Enter');
    await expect(asked).toContainText(`Attempts left: ${left}`);
    await expect(pin).toBeFocused();
  }
  await pin.fill('407183');
  await page.keyboard.press('Enter');
  await expect(asked).toContainText('Too many wrong PINs');
  // More attempts than anybody waits for here lock a PIN: the next answer says so.
  await page.route(/\/issue$/, async (route) => {
    const response = await route.fetch();
    const problem = (await response.json()) as object;
    await route.fulfill({ response, json: { ...problem, code: 'approval.locked' } });
  });
  await pin.fill('407183');
  await page.keyboard.press('Enter');
  await expect(asked).toContainText('The PIN of Amina Cossa is locked');
  await expect(asked.getByRole('combobox')).toContainText('Amina Cossa');
  await expect(asked.getByRole('combobox')).toBeFocused();
  await expect(asked.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByLabel('Discount %, line 1', { exact: true })).toHaveValue('25');
});
