import { Inject, Injectable } from '@nestjs/common';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { Allowance } from './allowance.js';
import { limits } from './limits.js';

const keyOf = (address: string): string => address.trim().toLowerCase();

/** How many mails go to each address: in bulk, several may go to the same one. */
function countedByKey(addresses: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const key of addresses.map(keyOf)) counted.set(key, (counted.get(key) ?? 0) + 1);
  return counted;
}

/** Mails that companies have sent to addresses of others: nobody is buried under letters. */
@Injectable()
export class MailAllowance {
  readonly #ofCompany = new Allowance(limits.mailsOfCompany);
  readonly #toAddress = new Allowance(limits.mailsToAddress);

  constructor(@Inject(SOURCES) private readonly sources: Sources) {}

  /** `RequestError` 429 when a mail to each address is beyond a limit; counts none. */
  check(companyId: string, addresses: readonly string[]): void {
    const now = this.sources.clock().getTime();
    this.#ofCompany.check(companyId, addresses.length, now);
    for (const [key, many] of countedByKey(addresses)) this.#toAddress.check(key, many, now);
  }

  /** Counts a mail to each address; `RequestError` 429, and none is counted, beyond a limit. */
  take(companyId: string, addresses: readonly string[]): void {
    this.check(companyId, addresses);
    const now = this.sources.clock().getTime();
    this.#ofCompany.count(companyId, addresses.length, now);
    for (const [key, many] of countedByKey(addresses)) this.#toAddress.count(key, many, now);
  }

  /** Counts so many mails that did not go out before: their addresses were counted then. */
  takeAgain(companyId: string, many: number): void {
    const now = this.sources.clock().getTime();
    this.#ofCompany.check(companyId, many, now);
    this.#ofCompany.count(companyId, many, now);
  }
}
