import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret of 256 random bits, by which a receiver knows who is calling. */
export const mintWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/** What a webhook is told. */
interface SignedMessage {
  /** The same whenever it is told again. */
  readonly id: string;
  readonly body: string;
  readonly at: Date;
}

/** The headers that sign a message as Standard Webhooks has it, for which there are libraries. */
export function signedHeaders(
  secret: string,
  { id, body, at }: SignedMessage,
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signed = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signed}`,
  };
}
