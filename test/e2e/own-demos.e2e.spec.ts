import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyMembership, DemoAnswer, SessionInfo } from '@balcao/contracts';
import { limits } from '../../apps/api/src/http/limits.js';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
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
