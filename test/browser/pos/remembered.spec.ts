import { openShop } from '../support/invoice.js';
import { past, rows } from '../support/owner.js';
import { expect, expectAccessible, test } from '../support/product.js';
import { openTill, payCash, scan } from '../support/till.js';

test.afterEach(({ office }) => office.setOffline(false));

test('where receipts go is offered, kept as the client agrees, and forgotten again', async ({
  desk,
  office,
  books,
}) => {
  await openShop(books);
  const ana = { id: 'ANA', code: 'C9', name: 'Ana Macuácua', email1: 'ana@loja.co.mz' };
  await past(books, [
    ['/api/companies/current/settings', { defaultClientId: 'HOTEL' }],
    ['/api/clients', { ...ana, phoneCode: '00351', phone1: '912 345 678' }],
  ]);
  const kept = async () => (await rows(books, '/api/clients?q=macuacua'))[0];
  await openTill(desk, books);

  await test.step('asks nothing about a buyer who is not named', async () => {
    await scan(desk, 'cafe');
    await payCash(desk, '');
    await desk.getByRole('button', { name: 'E-mail', exact: true }).click();
    const mail = desk.getByRole('dialog', { name: /^E-mail/ });
    await expect(mail.getByLabel('E-mail address')).toHaveValue('');
    await expect(mail.getByRole('checkbox')).toHaveCount(0);
    await desk.keyboard.press('Escape');
  });

  await scan(desk, 'cafe');
  await desk.keyboard.press('F8');
  await desk.getByLabel('Name, NUIT, phone number or code').fill('Ana Mac');
  await desk.getByRole('button', { name: /Ana Macuácua/ }).click();
  await payCash(desk, '');

  await test.step('offers the address of the register, and keeps another one', async () => {
    await desk.getByRole('button', { name: 'E-mail', exact: true }).click();
    const mail = desk.getByRole('dialog', { name: /^E-mail/ });
    await expect(mail.getByLabel('E-mail address')).toHaveValue('ana@loja.co.mz');
    await expect(mail.getByRole('checkbox')).not.toBeChecked();
    await mail.getByLabel('E-mail address').fill('ana@casa.co.mz');
    await mail.getByLabel('Remember for next time. The client agrees.').check();
    await expectAccessible(desk);
    await mail.getByRole('button', { name: 'Send Enter' }).click();
    await expect.poll(kept).toMatchObject({
      email1: 'ana@loja.co.mz',
      receiptEmail: 'ana@casa.co.mz',
      receiptEmailSince: expect.any(String),
    });
  });

  await test.step('keeps a number without a network, and says that the link comes later', async () => {
    await office.setOffline(true);
    await desk.getByRole('button', { name: 'WhatsApp or SMS' }).click();
    const share = desk.getByRole('dialog', { name: /^WhatsApp or SMS/ });
    await expect(share.getByLabel('Phone number')).toHaveValue('+351912345678');
    await share.getByLabel('Remember for next time. The client agrees.').check();
    const link = share.getByRole('link', { name: 'WhatsApp' });
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/351912345678\?text=/);
    await link.evaluate((anchor) => {
      anchor.addEventListener('click', (event) => {
        event.preventDefault();
      });
    });
    await link.click();
    await expect(share).toContainText('Remembered since');
    await expect(share).toContainText('the message goes without the link');
    await expectAccessible(desk);
    await office.setOffline(false);
    await expect.poll(kept).toMatchObject({ receiptPhone: '+351912345678' });
    await share.getByRole('button', { name: 'Forget it' }).click();
    await expect(share.getByRole('checkbox')).not.toBeChecked();
    await expect.poll(async () => 'receiptPhone' in ((await kept()) ?? {})).toBe(false);
  });

  await test.step('is taken back on the page of the client too', async () => {
    await desk.goto('/commercial/clients/ANA');
    await expect(desk.getByText('Receipts by e-mail to ana@casa.co.mz')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(desk.getByText('Consent withdrawn')).toBeVisible();
    await expect(desk.getByText('Receipts by e-mail to')).toHaveCount(0);
    await expect.poll(async () => 'receiptEmail' in ((await kept()) ?? {})).toBe(false);
  });

  await test.step('is recorded there as it was given on paper, and offered at the till', async () => {
    await desk.getByRole('button', { name: 'Record consent' }).click();
    const form = desk.getByRole('dialog', { name: 'Record consent' });
    await expect(form.getByLabel('E-mail address')).toHaveValue('ana@loja.co.mz');
    await form.getByLabel('E-mail address').fill('ana@papel.co.mz');
    const day = form.getByRole('textbox', { name: 'Agreed on' });
    await day.fill('2099-01-01');
    await expectAccessible(desk);
    await form.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await day.fill('2026-01-05');
    await form.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(desk.getByText('Receipts by e-mail to ana@papel.co.mz')).toBeVisible();
    await expect
      .poll(kept)
      .toMatchObject({ receiptEmail: 'ana@papel.co.mz', receiptEmailSince: '2026-01-05' });
  });
});
