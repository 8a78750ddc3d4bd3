import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from './support/browser.js';
import { TestServer } from './support/server.js';
import { until } from './support/until.js';

const message = {
  name: 'Rui Matola',
  email: 'rui@example.co.mz',
  topic: 'Planos',
  message: 'Bom dia,\nquanto custa?',
};

describe('the contact form', () => {
  let server: TestServer;
  let visitor: Browser;

  beforeAll(async () => {
    const operator = { name: 'Balcão, Lda.', address: 'Maputo', contactEmail: 'ola@balcao.co.mz' };
    server = await TestServer.open({ operator });
    visitor = new Browser(server, 'visitor');
  });
  afterAll(() => server.end());

  it('is answered alike for people and for machines, and passes on what people write', async () => {
    const byMachine = await visitor.post('/contact', { ...message, website: 'https://spam' });
    const byPerson = await visitor.post('/contact', message);
    expect([byMachine.status, byMachine.body]).toEqual([byPerson.status, byPerson.body]);
    expect(byPerson.status).toBe(202);
    const folder = join(server.folder, 'mail');
    const mails = async (): Promise<readonly string[]> =>
      (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const files = await until(async () => {
      const found = await mails();
      return found.length > 0 && found;
    });
    expect(files).toHaveLength(1);
    const mail = await readFile(join(folder, files[0] ?? ''), 'utf8');
    expect(mail).toContain('To: ola@balcao.co.mz');
  });

  it('names what is missing, and who runs the installation', async () => {
    const refused = await visitor.post('/contact', { ...message, email: 'rui', name: ' ' });
    expect(refused.status).toBe(422);
    expect(await visitor.read('/operator')).toEqual({
      name: 'Balcão, Lda.',
      address: 'Maputo',
      email: 'ola@balcao.co.mz',
      takesMessages: true,
      sendsMail: false,
    });
  });

  it('takes a few messages an hour from one address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) {
      statuses.push((await visitor.post('/contact', message)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
  });
});
