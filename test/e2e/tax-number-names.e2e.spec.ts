import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportCheck, ImportReading, SessionInfo } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { mercearia, openStockedShop, type Shop } from './support/shop.js';

const lisbon = {
  ...mercearia,
  id: '01JMERCEARIALISBOA00000000',
  name: 'Mercearia da Graça, Lda',
  country: 'PT',
  city: 'Lisboa',
  nuit: '507123455',
};
const there = { company: lisbon.id };

describe('a company of a country that calls its tax number NIF', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.found(lisbon);
  });
  afterAll(() => shop.server.end());

  it('is known with the session, and already while it is registered', async () => {
    const { amelia } = shop;
    const { companies } = (await amelia.read('/session')) as SessionInfo;
    expect(companies.find(({ companyId }) => companyId === lisbon.id)?.country).toBe('PT');
    const unfit = { ...lisbon, id: '01JMERCEARIAFARO0000000000', nuit: '12' };
    const { errors } = await refusal(amelia.registering(unfit));
    expect(errors).toMatchObject([{ message: 'Enter the 9 digits of the NIF' }]);
  });

  it('reads the name in refusals, where another company of the owner reads NUIT', async () => {
    const { amelia } = shop;
    const unfit = { id: 'ZE', code: 'ZE', name: 'José', nuit: '12', isClient: true };
    const abroad = await refusal(amelia.post('/clients', { ...unfit, country: 'PT' }, there));
    expect(abroad.errors).toMatchObject([
      { path: 'nuit', message: expect.stringMatching(' NIF$') },
    ]);
    const home = await refusal(amelia.post('/clients', { ...unfit, country: 'MZ' }));
    expect(home.errors).toMatchObject([{ path: 'nuit', message: expect.stringMatching(' NUIT$') }]);
  });

  it('has it over the columns of files', async () => {
    const path = '/clients?format=csv&columns=code,nuit&screen=commercial/clients';
    const headings = async (company: string) =>
      (await shop.amelia.get(path, { company })).text.split('\r\n')[0];
    expect(await headings(lisbon.id)).toBe('\uFEFFCode,NIF');
    expect(await headings(mercearia.id)).toBe('\uFEFFCode,NUIT');
  });

  it('has it in what an import reads, takes and refuses', async () => {
    const { amelia } = shop;
    amelia.company = lisbon.id;
    const rows = 'Código;Nome;NIF\r\nC9;Zulmira;12\r\n';
    const plan = JSON.stringify({ kind: 'clients', fileName: 'clientes.csv' });
    const send = (step: string) => amelia.form(`/imports/${step}`, { plan }, Buffer.from(rows));
    const reading = (await send('read')).body as ImportReading;
    expect(reading.columns.map(({ field }) => field)).toEqual(['code', 'name', 'nuit']);
    expect(reading.fields.find(({ name }) => name === 'nuit')?.label).toBe('NIF');
    const { problems } = (await send('check')).body as ImportCheck;
    expect(problems.map(({ message }) => message)).toEqual(['Enter the 9 digits of the NIF']);
    amelia.company = mercearia.id;
  });
});
