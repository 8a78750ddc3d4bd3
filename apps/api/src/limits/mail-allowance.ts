import { Inject, Injectable } from '@nestjs/common';
import type { Sources } from '../composition/backend.js';
import { SOURCES } from '../composition/tokens.js';
import { Allowance } from './allowance.js';
import { limits } from './limits.js';

const keyOf = (address: string): string => address.trim().toLowerCase();

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
    for (const address of addresses) this.#toAddress.check(keyOf(address), 1, now);
  }

  /** Counts a mail to each address; `RequestError` 429, and none is counted, beyond a limit. */
  take(companyId: string, addresses: readonly string[]): void {
    this.check(companyId, addresses);
    const now = this.sources.clock().getTime();
    const keys = addresses.map(keyOf);
    this.#ofCompany.count(companyId, keys.length, now);
    for (const key of keys) this.#toAddress.count(key, 1, now);
  }

  /** Counts so many mails to clients and suppliers of the company. */
  takeMany(companyId: string, many: number): void {
    const now = this.sources.clock().getTime();
    this.#ofCompany.check(companyId, many, now);
    this.#ofCompany.count(companyId, many, now);
  }
}
