import { request as send, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers, type Problem, type SessionInfo } from '@balcao/contracts';
import { limits } from '@balcao/api';
import { refusal } from './support/browser.js';
import { hotel, mercearia, openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { mailsOf } from './support/mails.js';
import { until } from './support/until.js';

const anHourMs = 3_600_000;

describe('what one member or company may take', () => {
  let shop: Shop;
  let port: number;
  const open = new Set<ClientRequest>();

  beforeAll(async () => {
    shop = await openStockedShop();
    port = shop.server.port;
    await shop.amelia.done('/documents/D1/issue', twoSacks);
  });
  afterAll(async () => {
    for (const request of open) request.destroy();
    await shop.server.end();
  });

  /** A request whose answer is looked at before it is over, or that never says all. */
  const begin = (method: string, path: string, body?: string): Promise<IncomingMessage> => {
    const { cookie, csrfToken, company } = shop.amelia;
    const request = send({
      method,
      port,
      host: '127.0.0.1',
      path: `/api${path}`,
      headers: {
        cookie,
        [headers.csrf]: csrfToken,
        [headers.company]: company,
        ...(body !== undefined && { 'content-type': 'application/xml' }),
      },
    });
    open.add(request);
    if (body === undefined) request.end();
    else request.write(body);
    return new Promise((resolve, reject) => {
      request.on('response', resolve).on('error', reject);
    });
  };

  const problemOf = async (answer: IncomingMessage): Promise<Problem> => {
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
    return JSON.parse(text) as Problem;
  };

  const giveUp = (): void => {
    for (const request of open) request.destroy();
    open.clear();
  };

  it('is so many pages that follow changes, and one more once one is closed', async () => {
    const { max } = limits.liveOfMember;
    const path = '/live?company=MERCEARIA';
    for (let at = 0; at < max; at += 1) expect((await begin('GET', path)).statusCode).toBe(200);
    const refused = await begin('GET', path);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(limits.liveOfMember.retrySeconds));
    expect(await problemOf(refused)).toMatchObject({ code: 'limit.liveOfMember', params: { max } });
    giveUp();
    await until(async () => (await begin('GET', path)).statusCode === 200);
    giveUp();
  });

  it('is so many fiscal files that are checked, half-sent ones too', async () => {
    const { max } = limits.fiscalChecksOfCompany;
    for (let at = 0; at < max; at += 1) {
      void begin('POST', '/fiscal/check', '<AuditFile>').catch(() => undefined);
    }
    const refused = await until(async () => {
      const { amelia } = shop;
      const answer = await amelia.text('POST', '/fiscal/check', 'application/xml', '<AuditFile/>');
      return answer.status === 429 && answer;
    });
    expect(refused.body).toMatchObject({ code: 'limit.fiscalChecksOfCompany', params: { max } });
    expect(refused.headers['retry-after']).toBe(String(limits.fiscalChecksOfCompany.retrySeconds));
    giveUp();
    await until(async () => {
      const { amelia } = shop;
      const answer = await amelia.text('POST', '/fiscal/check', 'application/xml', '<AuditFile/>');
      return answer.status === 200;
    });
  });

  it('is so many letters of an invitation to one address, and others after an hour', async () => {
    const { amelia, server } = shop;
    const { max } = limits.mailsToAddress;
    const invitation = { id: 'INVITE_carla', email: 'carla@correio.co.mz', role: 'cashier' };
    await amelia.done('/invitations', { ...invitation, permissions: [] });
    const resend = () => amelia.post('/invitations/INVITE_carla/resend');
    for (let at = 1; at < max; at += 1) expect((await resend()).status).toBeLessThan(300);
    const answer = await resend();
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(await refusal(resend())).toMatchObject({
      status: 429,
      code: 'limit.mailsToAddress',
      title: expect.stringContaining(String(max)),
    });
    const order = { to: ['carla@correio.co.mz'], language: 'pt' };
    const sent = amelia.post('/documents/FT_2026.1/send', order);
    expect((await refusal(sent)).code).toBe('limit.mailsToAddress');
    server.now = new Date(server.now.getTime() + anHourMs);
    expect((await resend()).status).toBeLessThan(300);
  });

  it('counts mails in bulk by their addresses as well', async () => {
    const { amelia, server } = shop;
    server.now = new Date(server.now.getTime() + anHourMs);
    const { id, ...known } = hotel;
    await amelia.done(`/clients/${id}/change`, { ...known, email1: 'hotel@costa.co.mz' });
    const send = () =>
      amelia.post('/documents/FT_2026.1/send', { to: ['Hotel@costa.co.mz'], language: 'pt' });
    for (let at = 0; at < limits.mailsToAddress.max; at += 1) {
      expect((await send()).status).toBe(202);
    }
    const rows = [{ id: 'FT_2026.1', name: 'FT 2026/1' }];
    const order = { action: 'documents.send', rows, language: 'pt' };
    expect((await refusal(amelia.post('/bulk', order))).code).toBe('limit.mailsToAddress');
    server.now = new Date(server.now.getTime() + anHourMs);
    expect((await amelia.post('/bulk', order)).status).toBe(202);
  });

  it('counts reports and statements that are mailed by themselves as well', async () => {
    const { amelia, server } = shop;
    server.now = new Date(server.now.getTime() + anHourMs);
    const to = 'contas@costa.co.mz';
    const schedule = {
      by: 'article',
      period: 'thisMonth',
      columns: [],
      format: 'pdf',
      every: 'week',
      day: 1,
      hour: 7,
      recipients: [to],
      language: 'pt',
    };
    const filter = JSON.stringify({ of: 'clients', party: hotel.id });
    const scheduled = [
      { ...schedule, id: 'SALES', report: 'article_sales', name: 'Vendas', filter: '{}' },
      { ...schedule, id: 'ACCOUNT', report: 'account_statement', name: 'Conta', filter },
    ];
    for (const one of scheduled) await amelia.done('/report-schedules', one);
    const { reportJobs } = server.api.backend;
    const due = async (id: string, run: string) => {
      const job = { id: `${id}${run}`, name: 'report.mail', companyId: mercearia.id };
      const payload = { id, timeZone: 'Africa/Maputo' };
      await reportJobs.enqueue({ ...job, actorId: 'test', attempts: 1, payload });
      return until(async () => {
        const { state } = (await reportJobs.get(mercearia.id, job.id)) ?? {};
        return state === 'done' || state === 'failed' ? state : undefined;
      });
    };
    const send = () => amelia.post('/documents/FT_2026.1/send', { to: [to], language: 'pt' });
    for (let at = 0; at < limits.mailsToAddress.max; at += 1) {
      expect((await send()).status).toBe(202);
    }
    const mailed = async () => {
      const mails = await mailsOf(server);
      return mails.filter((mail) => mail.to === to && !mail.subject.includes('FT')).length;
    };
    const outcomes = [await due('SALES', 'once'), await due('ACCOUNT', 'once')];
    expect([...outcomes, await mailed()]).toEqual(['failed', 'failed', 0]);
    server.now = new Date(server.now.getTime() + anHourMs);
    const later = [await due('SALES', 'again'), await due('ACCOUNT', 'again')];
    expect([...later, await mailed()]).toEqual(['done', 'done', 2]);
    for (let at = 2; at < limits.mailsToAddress.max; at += 1) {
      expect((await send()).status).toBe(202);
    }
    expect((await refusal(send())).code).toBe('limit.mailsToAddress');
  });

  it('is so many mails a day, of which the same key again is none', async () => {
    const { amelia } = shop;
    const { max } = limits.mailsOfCompany;
    const sending = (from: number, many: number, key: string) => {
      const to = Array.from({ length: many }, (_, at) => `cliente${from + at}@correio.co.mz`);
      return amelia.post('/documents/FT_2026.1/send', { to, language: 'pt' }, { key });
    };
    let [sent, refused] = [0, 0];
    while (refused === 0 && sent <= max) {
      const { status } = await sending(sent, 10, `mails-from-${sent}`);
      if (status === 429) refused = status;
      else sent += 10;
    }
    // Letters of the tests before count as well.
    expect([refused, sent < max, sent > max - 200]).toEqual([429, true, true]);
    const again = await sending(0, 10, 'mails-from-0');
    expect(again.status).toBe(202);
    expect((await refusal(sending(sent, 10, 'one-too-many'))).code).toBe('limit.mailsOfCompany');
  });

  it('is so many companies that an account owns', async () => {
    const { amelia, server } = shop;
    const { max } = limits.companiesOfAccount;
    const { user } = (await amelia.read('/session')) as SessionInfo;
    const body = (id: string) => ({ ...mercearia, id, name: `Loja ${id}` });
    for (let at = 2; at < max; at += 1) {
      const id = `SHOP${at}`;
      await server.api.backend.journals.execute(id, {
        commandId: `register-${id}`,
        actorId: user.id,
        body: { type: 'RegisterCompany', ...body(id), ownerId: user.id, ownerName: 'Amélia' },
      });
    }
    await until(async () => (await server.api.backend.projections.status()).isCaughtUp);
    expect((await amelia.registering(body('LAST'))).status).toBe(201);
    expect(await refusal(amelia.registering(body('ONE_MORE')))).toMatchObject({
      status: 409,
      code: 'limit.companiesOfAccount',
      params: { max },
    });
    expect((await amelia.registering(body('LAST'))).status).toBe(201);
    amelia.language = 'pt';
    const { title } = await refusal(amelia.registering(body('ONE_MORE')));
    expect(title).toBe(`Pode ser proprietário de, no máximo, ${max} empresas`);
    amelia.language = 'en';
  });
});
