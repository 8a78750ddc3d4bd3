import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusal } from './support/browser.js';
import { openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

describe('a command that is sent again', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('answers what it answered the first time, and does nothing', async () => {
    const { server, amelia } = shop;
    const sent = { key: 'issue-of-monday' };
    const first = await amelia.done('/documents/D1/issue', twoSacks, sent);
    const events = await server.events('journal-MERCEARIA');
    expect(await amelia.done('/documents/D1/issue', twoSacks, sent)).toEqual(first);
    expect(await server.events('journal-MERCEARIA')).toEqual(events);
  });

  it('is refused when its key was used for something else', async () => {
    const { amelia } = shop;
    const other = { ...twoSacks, note: 'Urgent' };
    const sent = { key: 'issue-of-monday' };
    expect(await refusal(amelia.post('/documents/D1/issue', other, sent))).toMatchObject({
      status: 409,
      code: 'request.idempotencyKeyReused',
      title: 'This Idempotency-Key was used before for another request',
    });
  });

  it('is refused without a key, and with one that is none', async () => {
    const { amelia } = shop;
    const beans = { ...rice, id: 'BEANS', code: 'FEI' };
    expect(await refusal(amelia.post('/articles', beans, { key: '' }))).toMatchObject({
      status: 422,
      code: 'request.idempotencyKeyRequired',
    });
    expect(await refusal(amelia.post('/articles', beans, { key: 'a b' }))).toMatchObject({
      status: 422,
      code: 'request.idempotencyKeyInvalid',
    });
  });

  it('issues one document when many send it at once', async () => {
    const { amelia } = shop;
    const sent = { key: 'issue-of-tuesday' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => amelia.done('/documents/D2/issue', twoSacks, sent)),
    );
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set(['FT_2026.2']));
  });

  it('numbers without gaps when many issue at once', async () => {
    const { amelia } = shop;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        amelia.done(`/documents/MANY${index}/issue`, twoSacks),
      ),
    );
    const numbers = answers.map(({ id }) => Number(id.split('.')[1])).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 3));
  });
});
