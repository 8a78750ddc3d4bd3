import { headers, type RightsBody } from '@balcao/contracts';
import type { Page } from '@playwright/test';
import { mailsTo } from '../../e2e/support/mails.js';
import { command, type Owner } from './owner.js';
import { expect } from './product.js';
import type { Server } from './server.js';

/**
 * Lurdes joins by the letter, with these rights, and is signed in on the page. Her address is
 * another each time: companies of one server share its people.
 */
export async function join(
  books: Owner,
  { dataDir }: Server,
  page: Page,
  rights: RightsBody,
): Promise<void> {
  const email = `lurdes.${crypto.randomUUID()}@example.co.mz`;
  await command(books, '/api/invitations', { id: 'LURDES', email, language: 'en', ...rights });
  const [mail] = await mailsTo(
    { folder: dataDir },
    email,
    'Amina Cossa invites you to Padaria Índico',
  );
  const [, token = ''] = /\/join#([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  const person = { firstName: 'Lurdes', lastName: 'Tembe', password: 'cajueiro-verde-26' };
  const joined = await page.request.post('/api/join/new', {
    data: { token, ...person },
    headers: { [headers.idempotencyKey]: crypto.randomUUID() },
  });
  expect(await joined.text()).toContain('Lurdes');
}
