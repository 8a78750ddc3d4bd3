import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaredRoutes, openApiOf } from '@balcao/api';
import type { Accepted } from '@balcao/contracts';
import { idsIn, type Schemas } from './support/body-ids.js';
import { Browser, refusal } from './support/browser.js';
import { merceariaDetails, owner } from './support/goods.js';
import { openShop, type Shop } from './support/shop.js';

/** The id of a plan is its code, which administrators of the service write into its journal. */
const named = ['POST /service/plans: id'];

describe('what is created outside the journal of a company', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.server.end());

  it('takes its id from no body, nor do files and API keys', () => {
    const { app } = shop.server.api;
    const { paths, components } = openApiOf(app);
    const schemas = (components?.schemas ?? {}) as Schemas;
    const routes = declaredRoutes(app).filter(
      ({ method, path, access, mediaType }) =>
        method !== 'GET' &&
        (access.kind !== 'permission' || mediaType !== 'application/json' || path === '/api-keys'),
    );
    expect(routes.length).toBeGreaterThan(40);
    const taken = routes.flatMap(({ method, path }) => {
      const operations = paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`];
      const body = operations?.[method.toLowerCase() as 'post']?.requestBody;
      return idsIn(body, schemas).map((id) => `${method} ${path}: ${id}`);
    });
    expect(taken).toEqual(named);
  });

  it('is refused with an id in it: a company', async () => {
    const { amelia, server } = shop;
    const company = { ...merceariaDetails, id: 'people' };
    expect(await refusal(amelia.post('/companies', company))).toMatchObject({
      status: 422,
      errors: [{ path: 'id', code: 'request.unknownProperty' }],
    });
    const first = new Browser(server).post('/setup', { ...owner, company });
    expect(await refusal(first)).toMatchObject({
      status: 422,
      errors: [{ path: 'company.id', code: 'request.unknownProperty' }],
    });
  });

  it('is the same company when its command is sent again, and no other one', async () => {
    const { amelia } = shop;
    const sent = { key: 'company-PADARIA' };
    const padaria = { ...merceariaDetails, name: 'Padaria da Matola, Lda' };
    const twice = await Promise.all([
      amelia.done('/companies', padaria, sent),
      amelia.done('/companies', padaria, sent),
    ]);
    expect(twice.map(({ id }: Accepted) => id)).toEqual(['PADARIA', 'PADARIA']);
    const other = { ...padaria, name: 'Padaria da Machava, Lda' };
    expect(await refusal(amelia.post('/companies', other, sent))).toMatchObject({
      status: 409,
      code: 'request.idempotencyKeyReused',
    });
  });
});
