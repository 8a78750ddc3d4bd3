import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyMembership, DemoAnswer, SessionInfo } from '@balcao/contracts';
import { StoreUnavailable } from '@balcao/event-store';
import { itUnless } from '../left-out.js';
import { limits } from '../../apps/api/src/http/limits.js';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { fileOf } from './support/files.js';
import { noPdfReader, textOf } from './support/pdf-text.js';
import { keyOfCompany } from './support/server.js';
import { mercearia, openStockedShop, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const real = { company: mercearia.id };
const making = (id: string) => ({ key: keyOfCompany(id), company: '' });
const companiesOf = async (browser: Browser): Promise<readonly CompanyMembership[]> =>
  ((await browser.read('/session')) as SessionInfo).companies;
const demosOf = async (browser: Browser) =>
  (await companiesOf(browser))
    .filter(({ isDemo }) => isDemo === true)
    .map(({ companyId }) => companyId);

/** After it, as many demos may be made again. */
const anHourMs = 3_600_000;

/** How a paper of a demo is marked, as a reader of PDF files finds it. */
const demoMark = 'DEMO';

/** Where rows are counted: of each kind of record that a demo has. */
const lists = ['articles', 'clients', 'suppliers', 'documents', 'receipts', 'expenses', 'shifts'];

describe('a demo of one’s own', () => {
  let shop: Shop;
  let amelia: Browser;
  let celeste: Browser;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    celeste = await joined(shop, 'celeste', { role: 'cashier' });
  });
  afterAll(() => shop.server.end());

  const countsOf = async (browser: Browser, company: string) => {
    const counted = lists.map(async (list) => {
      const answer = await browser.get(`/${list}?perPage=1`, { company });
      return [list, answer.headers['content-range']?.split('/')[1]];
    });
    return Object.fromEntries(await Promise.all(counted)) as Readonly<Record<string, string>>;
  };
  const shareOf = async (browser: Browser, company: string) =>
    ((await browser.read('/companies/current/demo', { company })) as DemoAnswer).share;
  const filled = (browser: Browser, company: string) =>
    until(async () => (await shareOf(browser, company)) === undefined);

  it('is made by each owner, fills in the background and mixes with no other', async () => {
    const before = await countsOf(amelia, mercearia.id);
    await amelia.done('/demos', {}, making('AMELIA'));
    await celeste.done('/demos', {}, making('CELESTE'));
    expect(await shareOf(amelia, 'AMELIA')).toBeLessThan(1);
    expect([await demosOf(amelia), await demosOf(celeste)]).toEqual([['AMELIA'], ['CELESTE']]);
    expect(await refusal(celeste.get('/clients', { company: 'AMELIA' }))).toMatchObject({
      status: 403,
    });
    await filled(celeste, 'CELESTE');
    const ofAmelia = await countsOf(amelia, 'AMELIA');
    expect(Number(ofAmelia['documents'])).toBeGreaterThan(2_000);
    expect(await countsOf(celeste, 'CELESTE')).toEqual(ofAmelia);
    expect(await countsOf(amelia, mercearia.id)).toEqual(before);
  });

  it('says so in its name and on its papers, which a real company does not', async () => {
    const rename = (company: string) =>
      refusal(amelia.post('/companies/current', { name: 'Loja Verdadeira' }, { company }));
    expect(await rename('AMELIA')).toMatchObject({ status: 422, code: 'demo.nameStays' });
    const companies = await companiesOf(amelia);
    const named = companies.find(({ companyId }) => companyId === 'AMELIA');
    expect(named?.companyName).toContain('(demonstração)');
    const start = (await amelia.read('/pos/start', { company: 'AMELIA' })) as {
      readonly papers: readonly { readonly isDemo?: true }[];
    };
    expect(start.papers.map(({ isDemo }) => isDemo)).toEqual(start.papers.map(() => true));
    const [first] = (await amelia.read('/documents?perPage=1', {
      company: 'AMELIA',
    })) as readonly { readonly id: string }[];
    const paper = await amelia.get(`/documents/${first?.id ?? ''}/paper?format=html`, {
      company: 'AMELIA',
    });
    expect(paper.text).toContain('DEMONSTRAÇÃO');
  });

  it('says so on the X of a shift, which a real company does not', async () => {
    const [shift] = (await amelia.read('/shifts?perPage=1', {
      company: 'AMELIA',
    })) as readonly { readonly id: string }[];
    const path = `/shifts/${shift?.id ?? ''}/paper?format=html`;
    expect((await amelia.get(path, { company: 'AMELIA' })).text).toContain('DEMONSTRAÇÃO');
  });

  itUnless(
    noPdfReader,
    'says so on statements and lists, which a real company does not',
    async () => {
      const textsOf = async (path: string, company: string) => {
        const file = await fileOf(amelia.get(`${path}&format=pdf`, { company }));
        return (await textOf(file, '-raw')).includes(demoMark);
      };
      const [client] = (await amelia.read('/clients?perPage=1', {
        company: 'AMELIA',
      })) as readonly {
        readonly id: string;
      }[];
      const days = 'from=2026-01-01&to=2026-03-02';
      expect(await textsOf('/clients?columns=code,name', 'AMELIA')).toBe(true);
      expect(await textsOf('/clients?columns=code,name', mercearia.id)).toBe(false);
      expect(await textsOf(`/clients/${client?.id ?? ''}/entries?${days}`, 'AMELIA')).toBe(true);
    },
  );

  it('starts over with the same rows, under another id, and what was added is gone', async () => {
    const before = await countsOf(celeste, 'CELESTE');
    await celeste.done('/regions', { id: 'MINE', name: 'Só na primeira' }, { company: 'CELESTE' });
    const again = { key: keyOfCompany('AGAIN'), company: 'CELESTE' };
    const { id } = await celeste.done('/companies/current/demo/start-over', {}, again);
    expect([id, await demosOf(celeste)]).toEqual(['AGAIN', ['AGAIN']]);
    expect(await refusal(celeste.get('/clients', { company: 'CELESTE' }))).toMatchObject({
      status: 403,
    });
    await filled(celeste, 'AGAIN');
    expect(await countsOf(celeste, 'AGAIN')).toEqual(before);
    const regions = JSON.stringify(await celeste.read('/regions', { company: 'AGAIN' }));
    expect(regions).not.toContain('Só na primeira');
    expect(await demosOf(amelia)).toEqual(['AMELIA']);
  });

  it.each([
    ['the same request is sent again', 'OLD1', 'NEW1', 'NEW1'],
    ['it is started over again', 'OLD2', 'NEW2', 'OTHER2'],
    ['the server restarts', 'OLD3', 'NEW3', undefined],
  ])('leaves one where deleting the old one fails, once %s', async (_, old, next, again) => {
    shop.server.now = new Date(shop.server.now.getTime() + anHourMs);
    await amelia.done('/demos', {}, making(old));
    const startOver = (id: string) =>
      amelia.post(
        '/companies/current/demo/start-over',
        {},
        { key: keyOfCompany(id), company: old },
      );
    const { journals } = shop.server.api.backend;
    const execute = journals.execute.bind(journals);
    journals.execute = (companyId, command) =>
      companyId === old
        ? Promise.reject(new StoreUnavailable('away'))
        : execute(companyId, command);
    expect((await startOver(next)).status).toBe(503);
    expect(await demosOf(amelia)).toHaveLength(3);
    journals.execute = execute;
    if (again === undefined) {
      await shop.server.stop();
      await shop.server.start();
      await until(async () => (await demosOf(amelia)).length === 2);
    } else {
      expect((await startOver(again)).body).toMatchObject({ id: next });
    }
    expect(await demosOf(amelia)).toEqual(['AMELIA', next]);
    await amelia.done('/companies/current/demo/delete', {}, { company: next });
  });

  it('is deleted while it is being filled, and after a restart too', async () => {
    await amelia.done('/demos', {}, making('SHORT'));
    await shop.server.stop();
    await shop.server.start();
    await amelia.done('/companies/current/demo/delete', {}, { company: 'SHORT' });
    expect(await demosOf(amelia)).toEqual(['AMELIA']);
  });

  it('goes on after a restart', async () => {
    await amelia.done('/demos', {}, making('LONG'));
    await shop.server.stop();
    await shop.server.start();
    await filled(amelia, 'LONG');
    expect(await countsOf(amelia, 'LONG')).toEqual(await countsOf(amelia, 'AMELIA'));
  });

  it('is not what a real company is: that is neither started over nor deleted', async () => {
    for (const what of ['start-over', 'delete']) {
      const refused = await refusal(amelia.post(`/companies/current/demo/${what}`, {}, real));
      expect(refused).toMatchObject({ status: 409, code: 'demo.isReal' });
    }
    expect(await amelia.read('/companies/current/demo', real)).toEqual({ isDemo: false });
    expect((await companiesOf(amelia)).map(({ companyId }) => companyId)).toContain(mercearia.id);
  });

  it('is one of few', async () => {
    const { max } = limits.demosOfAccount;
    await amelia.done('/demos', {}, making('THIRD'));
    expect(await demosOf(amelia)).toHaveLength(max);
    expect(await refusal(amelia.post('/demos', {}, making('FOURTH')))).toMatchObject({
      status: 409,
      code: 'limit.demosOfAccount',
    });
  });
});
