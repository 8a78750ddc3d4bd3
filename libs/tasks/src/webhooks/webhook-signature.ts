import { createHmac, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, by which a receiver knows who is calling. */
export const mintWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of the seconds, a dot and the body, with the secret. */
export function webhookSignature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}
