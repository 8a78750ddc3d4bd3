import { sha256 } from './hash-chain.js';

/**
 * The id of a command's event: a UUID of version 8 (RFC 9562) over the command's id, the event's
 * index and its hash. Sending an append again sends the same ids, so that the store recognises it;
 * a command decided again, on other books or at another instant, has others, so that a late arrival
 * of the first attempt can never pass for the second.
 */
export function eventId(commandId: string, index: number, eventHash: string): string {
  const hex = sha256(`${commandId}/${index}/${eventHash}`);
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return groups.join('-');
}
