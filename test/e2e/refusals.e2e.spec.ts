import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusal } from './support/browser.js';
import { hotel, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

describe('what cannot be is refused', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  const inBoth = async (path: string, body: object) => {
    const { amelia } = shop;
    amelia.language = 'pt';
    const portuguese = await refusal(amelia.post(path, body));
    amelia.language = 'en';
    const english = await refusal(amelia.post(path, body));
    return { english, portuguese };
  };

  it('naming the line, in the exact words of both languages', async () => {
    const lines = [{ articleId: rice.id, quantity: 'two', unitPrice: '1450', vatId: 'vat_NOR' }];
    const body = { ...twoSacks, lines: [...twoSacks.lines, ...lines] };
    const { english, portuguese } = await inBoth('/documents/D1/issue', body);
    expect(english).toMatchObject({
      status: 422,
      code: 'pricing.invalidQuantity',
      title: 'Invalid quantity',
      errors: [{ path: 'lines.1.quantity', message: 'Invalid quantity' }],
    });
    expect(portuguese).toMatchObject({
      title: 'Quantidade inválida',
      errors: [{ path: 'lines.1.quantity', message: 'Quantidade inválida' }],
    });
  });

  it('offering a series where a year has none', async () => {
    shop.server.now = new Date('2027-01-04T08:00:00.000Z');
    const { amelia } = shop;
    const signedIn = await amelia.post('/session', {
      email: 'amelia@sitoe.co.mz',
      password: 'mercearia-2026',
    });
    amelia.begin(signedIn);
    const { english, portuguese } = await inBoth('/documents/D2/issue', twoSacks);
    expect(english).toMatchObject({
      status: 404,
      code: 'series.notFound',
      title: 'No invoicing series found for 2027. Would you like to create one?',
      params: { year: 2027 },
    });
    expect(portuguese.title).toBe(
      'Nenhuma série de facturação encontrada para 2027. Deseja criar uma?',
    );
    await amelia.done('/series', { typeId: 'FT', year: 2027 });
    expect((await amelia.done('/documents/D2/issue', twoSacks)).id).toBe('FT_2027.1');
  });

  it('while the series of the year is closed', async () => {
    const { amelia } = shop;
    await amelia.done('/series/FT_2027/close');
    expect(await refusal(amelia.post('/documents/D3/issue', twoSacks))).toMatchObject({
      status: 409,
      code: 'series.closed',
      title: 'Invoicing series FT 2027 is closed',
    });
    await amelia.done('/series/FT_2027/reopen');
  });

  it('naming every field at once', async () => {
    const sent = {
      ...hotel,
      id: 'OTHER',
      code: 'C002',
      email1: 'amelia@',
      phone1: '12',
      nuit: '1',
    };
    const { errors, status } = await refusal(shop.amelia.post('/clients', sent));
    expect(status).toBe(422);
    expect(errors.map(({ path, message }) => [path, message])).toEqual(
      expect.arrayContaining([
        ['email1', 'Invalid e-mail address'],
        ['phone1', 'Phone number must contain 9 digits only'],
      ]),
    );
  });

  it('for a property that nobody knows, however deep', async () => {
    const lines = [{ ...twoSacks.lines[0], colour: 'white' }];
    const answer = await refusal(shop.amelia.post('/documents/D4/issue', { ...twoSacks, lines }));
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        {
          path: 'lines.0.colour',
          code: 'request.unknownProperty',
          message: 'Unknown property: colour',
        },
      ],
    });
  });

  it('for a value of the wrong type, and for one that is missing', async () => {
    const sent = { ...rice, id: 'BEANS', code: 'FEI', unit: 7, name: undefined };
    const { errors } = await refusal(shop.amelia.post('/articles', sent));
    expect(errors.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'request.required'],
      ['unit', 'request.invalid'],
    ]);
  });

  it('when the record has moved on since it was read', async () => {
    const { amelia } = shop;
    const body = await amelia.read('/articles/RICE');
    const { revision } = body as { revision: number };
    const change = { salePrice: '1500.00', expectedRevision: revision };
    await amelia.done('/articles/RICE/change', change);
    expect(await refusal(amelia.post('/articles/RICE/change', change))).toMatchObject({
      status: 412,
      code: 'record.stale',
    });
  });

  it('when two records want the same code', async () => {
    const answer = await refusal(shop.amelia.post('/articles', { ...rice, id: 'RICE2' }));
    expect(answer).toMatchObject({ status: 409, errors: [{ path: 'code', code: 'field.taken' }] });
  });

  it.each([
    ['/articles?filter={"salePrice":"1"}', 'filter.salePrice', 'request.invalidFilter'],
    ['/articles?filter={"name":{"$regex":"a"}}', 'filter.name', 'request.invalidFilter'],
    ['/articles?filter=name', 'filter', 'request.invalidFilter'],
    [
      `/articles?filter=${'{"$or":['.repeat(9)}{}${']}'.repeat(9)}`,
      'filter.$or',
      'request.invalidFilter',
    ],
    [`/articles?filter=${'{"$or":['.repeat(5)}`, 'filter', 'request.invalidFilter'],
    ['/articles?sort=salePrice:asc', 'sort', 'request.invalidSort'],
    ['/articles?perPage=251', 'perPage', 'request.invalidPage'],
    ['/documents?filter={"state":"lost"}', 'filter.state', 'request.invalidFilter'],
  ])('in the list %s', async (path, field, code) => {
    const answer = await refusal(shop.amelia.get(encodeURI(path)));
    expect(answer).toMatchObject({ status: 422, code, errors: [{ path: field }] });
  });

  it('but no filter for the number of its alternatives', async () => {
    const $or = Array<object>(1_200).fill({});
    const answer = await shop.amelia.get(`/articles?filter=${JSON.stringify({ $or })}`);
    expect(answer.body).toMatchObject([{ id: rice.id }]);
  });

  it('where there is nothing', async () => {
    expect(await refusal(shop.amelia.get('/nothing'))).toMatchObject({
      status: 404,
      title: 'There is nothing at this address',
    });
    expect(await refusal(shop.amelia.get('/documents/FT_2026.99'))).toMatchObject({
      status: 404,
      title: 'Failed to load document',
    });
  });

  it('when it is no JSON, or too much of it', async () => {
    const { amelia } = shop;
    const broken = amelia.post('/articles').set('content-type', 'application/json').send('{"id":');
    expect(await refusal(broken)).toMatchObject({ status: 400, code: 'request.malformed' });
    const huge = { ...rice, id: 'HUGE', name: 'x'.repeat(1_100_000) };
    expect(await refusal(amelia.post('/articles', huge))).toMatchObject({ status: 413 });
  });
});
