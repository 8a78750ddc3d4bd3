import type { SendingAnswer } from '@balcao/contracts';

/** Sendings as answered; typed by the contract, checked to be a list. */
export function parseSendings(body: unknown): readonly SendingAnswer[] {
  if (!Array.isArray(body)) throw new Error('the sendings have an unknown shape');
  return body as readonly SendingAnswer[];
}

/** Addresses as they are typed, one behind the other. */
export function typedAddresses(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];
}

/** The text with an address more, or without it when it was there. */
export function toggledAddress(text: string, address: string): string {
  const typed = typedAddresses(text);
  const others = typed.filter((each) => each !== address);
  return (others.length < typed.length ? others : [...typed, address]).join(', ');
}
