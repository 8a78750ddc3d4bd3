import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { mintWebhookSecret, signedHeaders } from './webhook-signature.js';

describe('what a webhook receives', () => {
  it('is signed so that the library of Standard Webhooks takes it', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.jsonValue(), (id, value) => {
        const secret = mintWebhookSecret();
        const body = JSON.stringify(value);
        const headers = signedHeaders(secret, { id, body, at: new Date() });
        expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
      }),
    );
  });

  it('is refused by it when it was changed, kept for long, or signed by others', () => {
    const secret = mintWebhookSecret();
    const message = { id: 'E1', body: '{"a":1}', at: new Date() };
    const headers = signedHeaders(secret, message);
    const receiver = new Webhook(secret);
    expect(() => receiver.verify('{"a":2}', headers)).toThrow('No matching signature found');
    const late = signedHeaders(secret, { ...message, at: new Date(Date.now() - 600_000) });
    expect(() => receiver.verify(message.body, late)).toThrow('Message timestamp too old');
    const others = signedHeaders(mintWebhookSecret(), message);
    expect(() => receiver.verify(message.body, others)).toThrow('No matching signature found');
  });
});
