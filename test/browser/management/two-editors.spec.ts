import { command, past, rows } from '../support/owner.js';
import { expect, test } from '../support/product.js';
import { field } from '../support/screen.js';

const hotel = { id: 'HOTEL', code: 'C001', name: 'Hotel Tofo', address1: 'Rua A' };

test('two people change one client at once, and both keep what they wrote', async ({
  books,
  desk,
}) => {
  await past(books, [['/api/clients', hotel]]);
  await desk.goto('/commercial/clients/HOTEL/edit');
  const form = desk.getByRole('dialog');
  await field(form, 'Contact person').fill('Rosa');
  await command(books, '/api/clients/HOTEL/change', { address1: 'Rua B' });

  await form.getByRole('button', { name: 'Save' }).click();
  const question = desk.getByRole('alertdialog', {
    name: 'Someone else changed this',
  });
  await expect(question).toContainText('Someone else changed: Address.');
  await expect(question).toContainText('Before: Rua A\nNow: Rua B', { useInnerText: true });
  await question.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(form).toBeHidden();
  const [stored] = await rows(books, '/api/clients?filter={"id":"HOTEL"}');
  expect(stored).toMatchObject({ address1: 'Rua B', contact1: 'Rosa' });
});

test('who writes over what somebody else wrote sees both first', async ({ books, desk }) => {
  await past(books, [['/api/clients', hotel]]);
  await desk.goto('/commercial/clients/HOTEL/edit');
  const form = desk.getByRole('dialog');
  await field(form, 'Address').fill('Rua C');
  await command(books, '/api/clients/HOTEL/change', { address1: 'Rua B' });

  await form.getByRole('button', { name: 'Save' }).click();
  const question = desk.getByRole('alertdialog', {
    name: 'Someone else changed this',
  });
  const values = 'Address\nYours: Rua C\nTheirs: Rua B';
  await expect(question).toContainText(values, { useInnerText: true });
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await expect(field(form, 'Address')).toHaveValue('Rua C');
  const [stored] = await rows(books, '/api/clients?filter={"id":"HOTEL"}');
  expect(stored).toMatchObject({ address1: 'Rua B' });
});
