import type { ClientRow } from '@balcao/contracts';
import { phoneOf, receiptFields, type ReceiptChannel } from '@balcao/domain';

/** Where a client's receipts go, and since when the client agrees that it is remembered. */
export interface Contact {
  /** What is offered: what is remembered, or else what the register has. */
  readonly offered: string;
  readonly remembered?: { readonly address: string; readonly since: string };
}

/** What the register has; a number with the dialling code that is next to it. */
function inRegister(client: ClientRow | undefined, channel: ReceiptChannel): string {
  const { email1 = '', phone1 = '', phoneCode } = client ?? {};
  return channel === 'email' ? email1 : (phoneOf(phone1, { code: phoneCode }) ?? phone1);
}

/** What is known of a client's address; nothing of a buyer who is not named. */
export function contactOf(client: ClientRow | undefined, channel: ReceiptChannel): Contact {
  const fields = receiptFields[channel];
  const address = client?.[fields.address];
  const since = client?.[fields.since];
  if (address === undefined || since === undefined) {
    return { offered: inRegister(client, channel) };
  }
  return { offered: address, remembered: { address, since } };
}

/** The client once an address is remembered, or no longer is. */
export function withContact<R extends ClientRow>(
  client: R,
  channel: ReceiptChannel,
  remembered?: Contact['remembered'],
): R {
  const { address, since } = receiptFields[channel];
  const { [address]: _address, [since]: _since, ...rest } = client;
  const kept = remembered && { [address]: remembered.address, [since]: remembered.since };
  return { ...rest, ...kept } as unknown as R;
}
