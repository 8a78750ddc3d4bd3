import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportCheck, ImportPlan, ImportRow } from '@balcao/contracts';
import { openStockedShop, rice, type Shop } from './support/shop.js';
import { importEnded } from './support/imports.js';

const salt = 'Código;Descrição;Unidade;IVA;Preço sem IVA\nSAL01;Sal;pc;NOR;20';
const plan: ImportPlan = { kind: 'articles', fileName: 'sal.csv', updates: true };

describe('an import that was checked', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  const send = (path: string) =>
    shop.amelia.form(
      `/imports/${path}`,
      { plan: JSON.stringify(plan) },
      Buffer.from(salt, 'latin1'),
    );
  const check = async () => (await send('check')).body as ImportCheck;
  const commit = ({ token }: ImportCheck) => send(`FILE/commit?rehearsed=${token}`);
  const finished = (): Promise<ImportRow> => importEnded(shop.amelia, 'FILE');

  it('is not begun by its token when it would do something else by now', async () => {
    const { amelia } = shop;
    const before = await check();
    expect(before).toMatchObject({ created: 1, changed: 0 });
    await amelia.done('/articles', { ...rice, id: 'SALT', code: 'SAL01', name: 'Sal grosso' });
    const refused = await commit(before);
    expect([refused.status, refused.body]).toEqual([
      412,
      expect.objectContaining({ code: 'rehearsal.outdated' }),
    ]);
    expect((await amelia.get('/imports/FILE')).status).toBe(404);
  });

  it('is begun by the token of another check, and no second time', async () => {
    const again = await check();
    expect(again).toMatchObject({ created: 0, changed: 1 });
    const begun = await commit(again);
    expect(begun.status).toBe(202);
    expect(await finished()).toMatchObject({ changed: 1, created: 0 });
    expect(await commit(again)).toMatchObject({
      status: 202,
      body: begun.body as object,
    });
    expect(await finished()).toMatchObject({ changed: 1, created: 0 });
  });
});
