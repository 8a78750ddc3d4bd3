import { expect, expectAccessible, looks, test } from './support/product.js';
import { expectRefused, expectSnack } from './support/screen.js';

test('a key is made, shown once, and revoked', async ({ desk }) => {
  await desk.goto('/developers');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Developers');
  await desk.getByRole('button', { name: 'New key' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Loja online');
  await form.getByLabel('See documents').check();
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Create' }).click();
  const secret = await form.getByLabel('API key', { exact: true }).inputValue();
  expect(secret).toMatch(/^bk_\w+\.\w+\.[\w-]{43}$/);
  const bearer = { authorization: `Bearer ${secret}` };
  const documents = await desk.request.get('/api/documents', { headers: bearer });
  expect(documents.status()).toBe(200);
  await form.getByRole('button', { name: 'I have saved it' }).click();
  const keys = desk.getByRole('region', { name: 'API keys' });
  await expect(keys.getByRole('listitem')).toContainText('Loja online');
  await keys.getByRole('button', { name: 'Revoke' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: /yes/i }).click();
  await expectSnack(desk, 'Key revoked');
  await expect(keys.getByRole('listitem')).toContainText('Revoked');
});

test('a webhook is made, paused, and its deliveries are looked at', async ({ desk }) => {
  await desk.goto('/developers');
  await desk.getByRole('button', { name: 'New webhook' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Name').fill('Contas');
  await form.getByLabel('Address (https)').fill('https://192.168.1.20/');
  await form.getByLabel('Document issued').check();
  await form.getByRole('button', { name: 'Create' }).click();
  const address = form.getByLabel('Address (https)');
  await expectRefused(address, /https:\/\//);
  await expect(address).toBeFocused();
  await form.getByLabel('Name').fill('C'.repeat(300));
  await form.getByRole('button', { name: 'Create' }).click();
  await expectRefused(form.getByLabel('Name'), /^At most/);
  await form.getByLabel('Name').fill('Contas');
  await form.getByLabel('Address (https)').fill('https://contas.example.org/balcao');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByLabel('Webhook secret')).toHaveValue(/^whsec_/);
  await form.getByRole('button', { name: 'I have saved it' }).click();
  const webhooks = desk.getByRole('region', { name: 'Webhooks' });
  await webhooks.getByRole('button', { name: 'Pause' }).click();
  await expectSnack(desk, 'Webhook paused');
  await webhooks.getByRole('button', { name: 'Deliveries' }).click();
  await expect(desk.getByRole('dialog')).toContainText('No deliveries yet');
  await expectAccessible(desk);
});

for (const look of looks) {
  test.describe(look.name, () => {
    test.use({ look });
    test('shows keys and webhooks to everybody', async ({ desk }) => {
      await desk.goto('/developers');
      await expect(desk.getByRole('region', { name: 'Webhooks' })).toBeVisible();
      await expectAccessible(desk);
    });
  });
}
