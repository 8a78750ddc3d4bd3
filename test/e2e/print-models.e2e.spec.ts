import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted } from '@balcao/contracts';
import { openShop, type Shop } from './support/shop.js';

const receipt = {
  id: 'TALAO',
  name: 'Talão da caixa 1',
  typeIds: ['VD'],
  paperSize: 'thermal80',
  language: 'pt',
  copies: ['original'],
  isDefault: false,
  cashRegisterIds: ['TILL1'],
};
const filter = (where: object): string => encodeURIComponent(JSON.stringify(where));

describe('the list of print models', () => {
  let shop: Shop;
  let last: Accepted;
  beforeAll(async () => {
    shop = await openShop();
    await shop.amelia.done('/cash-registers', { id: 'TILL1', code: 'C1', name: 'Caixa 1' });
    await shop.amelia.done('/cash-registers', { id: 'TILL2', code: 'C2', name: 'Caixa 2' });
    last = await shop.amelia.done('/print-models', receipt);
  });
  afterAll(() => shop.server.end());

  const idsOf = async (where: object): Promise<readonly string[]> => {
    const rows = await shop.amelia.rows(`/print-models?filter=${filter(where)}`, last);
    return rows.map(({ id }) => String(id));
  };

  it('is narrowed to those of one till, in addition to any other filter', async () => {
    expect(await idsOf({ cashRegisterIds: 'TILL1' })).toEqual(['TALAO']);
    expect(await idsOf({ cashRegisterIds: 'TILL2' })).toEqual([]);
    expect(await idsOf({ cashRegisterIds: 'TILL1', paperSize: 'A4' })).toEqual([]);
    const either = [{ language: 'en' }, { language: 'pt' }];
    expect(await idsOf({ cashRegisterIds: 'TILL1', $or: either })).toEqual(['TALAO']);
  });

  it('refuses a till that is no id, naming the field', async () => {
    const refused = await shop.amelia.get(`/print-models?filter=${filter({ cashRegisterIds: 3 })}`);
    expect(refused.body).toMatchObject({
      code: 'request.invalidFilter',
      errors: [{ path: 'filter.cashRegisterIds' }],
    });
  });

  it('names the tills in its file', async () => {
    const where = filter({ cashRegisterIds: 'TILL1' });
    const { text } = await shop.amelia.get(`/print-models?format=csv&filter=${where}`);
    expect(text).toContain('Caixa 1');
    expect(text).not.toContain('TILL1');
  });
});
