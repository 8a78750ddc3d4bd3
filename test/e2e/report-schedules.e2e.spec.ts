import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReportScheduleAnswer } from '@balcao/contracts';
import type { NewJob } from '@balcao/jobs';
import { refusal, type Browser } from './support/browser.js';
import { onePoint } from './support/files.js';
import { mercearia } from './support/goods.js';
import { mailsOf } from './support/mails.js';
import { noticed, userIdOf } from './support/notices.js';
import { joined } from './support/members.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const weekly = {
  id: 'WEEKLY',
  report: 'article_sales',
  name: 'Vendas da semana',
  filter: '{}',
  by: 'article',
  period: 'thisMonth',
  columns: [],
  format: 'pdf',
  every: 'week',
  day: 1,
  hour: 7,
  recipients: ['contas@sitoe.co.mz', 'gerencia@sitoe.co.mz'],
  language: 'pt',
};
const subject = 'Mercearia Sitoe, Lda: Vendas da semana, 02/03/2026';

describe('reports that are mailed by themselves', () => {
  let shop: Shop;
  let amelia: Browser;
  let runs = 0;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.rows('/documents', await amelia.done('/documents/D1/issue', twoSacks));
  });
  afterAll(() => shop.server.end());

  /** Runs the job as its time would. */
  async function due(id: string, as: Partial<NewJob> = {}): Promise<void> {
    const { reportJobs } = shop.server.api.backend;
    runs += 1;
    const job = { id: `run${runs}`, name: 'report.mail', companyId: mercearia.id, actorId: 'test' };
    await reportJobs.enqueue({ ...job, payload: { id, timeZone: 'Africa/Maputo' }, ...as });
    await until(async () => {
      const { state } = (await reportJobs.get(mercearia.id, job.id)) ?? {};
      return state === 'done' || state === 'failed';
    });
  }

  const schedules = async (browser = amelia) =>
    (await browser.read('/report-schedules')) as readonly ReportScheduleAnswer[];
  const mailed = async () =>
    (await mailsOf(shop.server)).filter((mail) => mail.subject === subject).map(({ to }) => to);

  it('go to each address, once a day, also when the server starts again', async () => {
    expect((await amelia.post('/report-schedules', weekly)).status).toBe(200);
    await due('WEEKLY');
    expect((await mailed()).sort()).toEqual([...weekly.recipients].sort());
    await shop.server.stop();
    await shop.server.start();
    await due('WEEKLY');
    expect(await mailed()).toHaveLength(2);
    expect(await schedules()).toMatchObject([
      { id: 'WEEKLY', isOwn: true, mailedOn: '2026-03-02' },
    ]);
  });

  it('are missed by their maker where they could not go', async () => {
    const folder = join(shop.server.folder, 'mail');
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'in the way');
    const { recipients } = weekly;
    const unsent = { ...weekly, id: 'UNSENT', name: 'Vendas por enviar' };
    expect((await amelia.post('/report-schedules', unsent)).status).toBe(200);
    await due('UNSENT', { attempts: 1, actorId: await userIdOf(amelia) });
    expect(await noticed(amelia, 'reportFailed')).toMatchObject({
      params: { name: unsent.name, to: recipients.join(', ') },
    });
    await rm(folder);
    await rename(`${folder}-away`, folder);
    expect((await amelia.post('/report-schedules/UNSENT/remove', {})).status).toBe(200);
  });

  it('go under the logo of the company', async () => {
    const plain = (await mailsOf(shop.server)).find((mail) => mail.subject === subject);
    expect(plain?.source).not.toContain('cid:logo');
    const kept = await amelia.file('/companies/current/images', onePoint);
    const { id: logoId } = kept.body as { readonly id: string };
    await amelia.done('/companies/current', { logoId });
    const headed = { ...weekly, id: 'HEADED', name: 'Vendas com marca', recipients: ['a@b.mz'] };
    expect((await amelia.post('/report-schedules', headed)).status).toBe(200);
    await due('HEADED');
    const mails = await mailsOf(shop.server);
    const mail = mails.find(({ to }) => to === 'a@b.mz');
    expect(mail?.source).toContain('cid:logo');
    expect(mail?.source).toMatch(/Content-ID: <logo>/i);
    expect(mail?.source).toMatch(/filename=\S*\.pdf/);
    expect((await amelia.post('/report-schedules/HEADED/remove', {})).status).toBe(200);
  });

  it('belong only to their maker, who has to see what they show', async () => {
    const permissions = ['reports.view', 'documents.view'] as const;
    const celeste = await joined(shop, 'celeste', { role: 'auditor', permissions });
    expect(await schedules(celeste)).toEqual([]);
    const profit = { ...weekly, id: 'PROFIT', report: 'profit' };
    expect(await refusal(celeste.post('/report-schedules', profit))).toMatchObject({
      code: 'identity.permissionMissing',
    });
    const taken = await refusal(celeste.post('/report-schedules', { ...weekly, hour: 8 }));
    expect(taken.code).toBe('record.notFound');
    const own = { ...weekly, id: 'CELESTE', name: 'Vendas de Celeste' };
    expect((await celeste.post('/report-schedules', own)).status).toBe(200);
    const { userId } = (await schedules())
      .filter(({ id }) => id === 'CELESTE')
      .map(({ ownerId }) => ({ userId: ownerId }))[0] ?? { userId: '' };
    await amelia.done(`/members/${userId}/suspend`, { reason: 'Saiu' });
    await due('CELESTE');
    const ended = (await schedules()).find(({ id }) => id === 'CELESTE');
    expect(ended?.endedBy).toBe('memberLeft');
    expect((await mailsOf(shop.server)).some((mail) => mail.subject.includes('Celeste'))).toBe(
      false,
    );
  });

  it('end when they are taken away, and are refused where they make no sense', async () => {
    expect((await amelia.post('/report-schedules/WEEKLY/remove', {})).status).toBe(200);
    expect((await schedules()).map(({ id }) => id)).toEqual(['CELESTE']);
    const nowhere = { ...weekly, id: 'NOWHERE', recipients: [] };
    expect(await refusal(amelia.post('/report-schedules', nowhere))).toMatchObject({
      code: 'field.required',
    });
  });
});
