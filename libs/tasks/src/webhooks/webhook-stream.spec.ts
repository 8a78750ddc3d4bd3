import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Sealing } from '../secrets/index.js';
import { openShopGround, shopId, type ShopGround } from '../testing/shop-ground.js';
import { WebhookStream } from './webhook-stream.js';

const secret = 'whsec_cajueiro';
const sealing = (byte: number) => new Sealing(() => Buffer.alloc(32, byte));

describe('the secret of a webhook', () => {
  let ground: ShopGround;
  beforeAll(async () => {
    ground = await openShopGround();
  });
  afterAll(() => ground.end());
  const streamOf = (id: string, byte = 1) =>
    new WebhookStream(ground.events, ground.clock, sealing(byte), shopId, id);

  it('is sealed, and read with the key', async () => {
    expect(await streamOf('contas').begin(secret, 1)).toBe(true);
    expect(JSON.stringify(await ground.events.last(`webhook-${shopId}.contas`))).not.toContain(
      secret,
    );
    expect(await streamOf('contas').secret()).toBe(secret);
    await expect(streamOf('contas', 2).secret()).rejects.toThrow('SECRETS_KEY');
  });

  it('is read as well where it was kept in clear', async () => {
    const data = { id: 'antigo', secret, next: 1, failures: 0 };
    const event = {
      id: '0193a3c1-5e2f-7c3a-9d41-2f6b8e0c7a11',
      type: 'WebhookSecretSet',
      data,
      metadata: {},
    };
    await ground.events.append(`webhook-${shopId}.antigo`, [event], 'no-stream');
    expect(await streamOf('antigo').secret()).toBe(secret);
    expect(await streamOf('antigo').place()).toMatchObject({ next: 1, failures: 0 });
  });

  it('is none where there is no webhook', async () => {
    expect(await streamOf('nenhum').secret()).toBeUndefined();
  });
});
