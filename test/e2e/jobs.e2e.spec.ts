import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobAnswer, SealRow } from '@balcao/contracts';
import { headers } from '@balcao/contracts';
import request, { type Response } from 'supertest';
import { refusal } from './support/browser.js';
import { openStockedShop } from './support/shop.js';
import { until } from './support/until.js';

type StockedShop = Awaited<ReturnType<typeof openStockedShop>>;

const rangeOf = ({ headers: sent }: Response) =>
  (sent as Readonly<Record<string, string>>)[headers.contentRange.toLowerCase()];

describe('the jobs of a company', () => {
  let shop: StockedShop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.found({
      name: 'Padaria Índico',
      nuit: '400339910',
      id: 'PADARIA',
      address: 'Rua 1',
      city: 'Beira',
    });
  });
  afterAll(() => shop.server.end());

  const job = async (id: string): Promise<JobAnswer> =>
    (await shop.amelia.read(`/jobs/${id}`)) as JobAnswer;

  /** The job once it is in a state. */
  const reached = (id: string, state: JobAnswer['state']): Promise<JobAnswer> =>
    until(async () => {
      const answer = await job(id);
      return answer.state === state && answer;
    });

  /** A job that nobody here can do, so that it stays as it is put. */
  const order = (id: string, more: { runAt?: string; attempts?: number } = {}) =>
    shop.server.api.backend.jobs.enqueue({
      id,
      name: 'labels.print',
      companyId: 'MERCEARIA',
      actorId: 'somebody',
      payload: 1,
      ...more,
    });

  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

  it('begin with what is done each night and each week', async () => {
    const body: unknown = (await shop.amelia.get('/jobs')).body;
    const names = (body as readonly { name: string }[]).map(({ name }) => name);
    expect([...names].sort()).toEqual(['books.check', 'journal.verifyWeekly', 'seals.daily']);
  });

  it('check the journal from end to end, and say who asked for it', async () => {
    const answer = await shop.amelia.post('/companies/current/verify-journal');
    expect(answer.status).toBe(202);
    const { id } = answer.body as { id: string };
    expect(await reached(id, 'done')).toMatchObject({
      name: 'journal.verify',
      actorName: 'Amélia Sitoe',
      percent: 100,
      attempts: 1,
      result: { intact: true, events: shop.last.revision + 1 },
      failure: null,
    });
  });

  it('find an event that was added outside the journal', async () => {
    const { events } = shop.server.api.backend;
    const forged = { id: '0b6b6c0e-8a8e-4a5e-9d2f-6f2f7c1f1a55', type: 'SeriesClosed' };
    const last = await events.last('journal-PADARIA');
    await events.append('journal-PADARIA', [{ ...forged, data: {}, metadata: {} }], 'any');
    const answer = await shop.amelia.post(
      '/companies/current/verify-journal',
      {},
      { company: 'PADARIA' },
    );
    const { id } = answer.body as { id: string };
    const { jobs } = shop.server.api.backend;
    const { result } = await until(async () => {
      const found = await jobs.get('PADARIA', id);
      return found?.state === 'done' && found;
    });
    const revision = (last?.revision ?? -1) + 1;
    expect(result).toEqual({ intact: false, revision, fault: 'foreign' });
  });

  it('compare the journal with a seal from outside, and say with which', async () => {
    const { revision } = await shop.amelia.done('/seals');
    const [seal] = await shop.amelia.rows<SealRow>('/seals', { revision });
    const verified = async (sent: string, key: string) => {
      const path = '/companies/current/verify-journal';
      const answer = await shop.amelia.post(path, { seal: sent }, { key });
      const { id } = answer.body as { id: string };
      return (await reached(id, 'done')).result;
    };
    const { number = 0, on = '', code = '' } = seal ?? {};
    expect(await verified(code, 'seal-of-the-mail')).toMatchObject({
      intact: true,
      comparedWith: { number, on, code },
    });
    expect(await verified('0000-0000', 'seal-of-nobody')).toMatchObject({
      intact: false,
      fault: 'otherSeal',
      code: '0000-0000',
    });
    const { amelia, server } = shop;
    const bare = await request(server.api.app.getHttpServer())
      .post('/api/companies/current/verify-journal')
      .set({ cookie: amelia.cookie, [headers.csrf]: amelia.csrfToken })
      .set({ [headers.company]: amelia.company, [headers.idempotencyKey]: 'verify-bare' });
    expect(bare.status).toBe(202);
    const odd = shop.amelia.post('/companies/current/verify-journal', { seal: 'Z 12' });
    expect(await refusal(odd)).toMatchObject({ status: 422, errors: [{ path: 'seal' }] });
  });

  it('are asked for once by one key', async () => {
    const sent = { key: 'verify-on-friday' };
    const first = await shop.amelia.post('/companies/current/verify-journal', {}, sent);
    const { id } = first.body as { id: string };
    await reached(id, 'done');
    const again = await shop.amelia.post('/companies/current/verify-journal', {}, sent);
    expect(again.body).toEqual({ id });
  });

  it('are listed by state and page, the newest first', async () => {
    await order('later-1', { runAt: inAnHour() });
    await order('later-2', { runAt: inAnHour() });
    const filter = encodeURIComponent('{"state":["delayed","waiting"]}');
    const answer = await shop.amelia.get(`/jobs?filter=${filter}&page=2&perPage=1`);
    expect(answer.body).toEqual([expect.objectContaining({ id: 'later-1', state: 'delayed' })]);
    expect(rangeOf(answer)).toBe('jobs 1-1/5');
    for (const [query, path] of [
      ['filter={"state":"gone"}', 'filter.state'],
      ['filter={"name":"x"}', 'filter.name'],
      ['page=0', 'page'],
    ] as const) {
      const { status, errors } = await refusal(shop.amelia.get(`/jobs?${encodeURI(query)}`));
      expect([status, errors[0]?.path]).toEqual([422, path]);
    }
  });

  it('that wait are gone when they are cancelled', async () => {
    await order('unwanted', { runAt: inAnHour() });
    await shop.amelia.done('/jobs/unwanted/cancel');
    expect(await refusal(shop.amelia.get('/jobs/unwanted'))).toMatchObject({
      status: 404,
      code: 'record.notFound',
    });
    expect(await refusal(shop.amelia.post('/jobs/unwanted/cancel'))).toMatchObject({
      status: 404,
      code: 'jobs.unknown',
      title: 'This job has been deleted',
    });
  });

  it('that failed say why, may run again, and are gone when they are discarded', async () => {
    await order('labels', { attempts: 1 });
    expect(await reached('labels', 'failed')).toMatchObject({
      failure: 'nobody here does "labels.print"',
      attempts: 1,
      actorName: '',
    });
    await shop.amelia.done('/jobs/labels/retry');
    await reached('labels', 'failed');
    await shop.amelia.done('/jobs/labels/discard');
    expect(await refusal(shop.amelia.get('/jobs/labels'))).toMatchObject({ status: 404 });
  });

  it('that have gone on meanwhile stay unchanged, in the language of the caller', async () => {
    await order('settled', { runAt: inAnHour() });
    shop.amelia.language = 'pt';
    const answered = await refusal(shop.amelia.post('/jobs/settled/retry'));
    shop.amelia.language = 'en';
    expect(answered).toMatchObject({
      status: 409,
      code: 'jobs.movedOn',
      title: 'Já não é possível: a tarefa avançou',
    });
  });

  it('are nobody else’s', async () => {
    const sent = { company: 'PADARIA' };
    expect(await refusal(shop.amelia.get('/jobs/later-1', sent))).toMatchObject({ status: 404 });
    expect(await refusal(shop.amelia.post('/jobs/later-1/cancel', {}, sent))).toMatchObject({
      status: 404,
    });
    expect(await refusal(shop.amelia.get('/jobs', { company: 'OTHER' }))).toMatchObject({
      status: 403,
      params: { permission: 'jobs.view' },
    });
  });

  it('are there when the server is started again, and those that wait are done then', async () => {
    await order('after-restart', { runAt: new Date(Date.now() + 300).toISOString(), attempts: 1 });
    await shop.server.stop();
    await shop.server.start();
    await reached('after-restart', 'failed');
    expect((await job('later-1')).state).toBe('delayed');
  });

  it('are counted for the operator of the server', async () => {
    const { text } = await shop.amelia.get('/metrics');
    expect(text).toMatch(/balcao_jobs\{state="delayed"\} [1-9]/);
  });
});
