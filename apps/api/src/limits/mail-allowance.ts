import { Inject, Injectable } from '@nestjs/common';
import type { Counters, Quota } from '@balcao/jobs';
import { COUNTERS } from '../composition/tokens.js';
import { beyond, limits } from '../http/limits.js';

const { mailsOfCompany, mailsToAddress } = limits;

/** So many mails of one kind, by company or address. */
interface Wanted {
  readonly limit: typeof mailsOfCompany | typeof mailsToAddress;
  readonly key: string;
  readonly many: number;
}

const quotaOf = ({ limit: { code, max, windowMs } }: Wanted): Quota => ({
  name: code,
  max,
  windowMs,
});

/**
 * Mails to addresses of others, of companies and of people who say that an address is theirs:
 * nobody is buried under letters.
 */
@Injectable()
export class MailAllowance {
  constructor(@Inject(COUNTERS) private readonly counters: Counters) {}

  /** `RequestError` 429 when a mail to each address is beyond a limit; counts none. */
  async check(companyId: string, addresses: readonly string[]): Promise<void> {
    for (const wanted of wantedOf(companyId, addresses)) {
      refuseWaiting(wanted, await this.counters.wait(quotaOf(wanted), wanted.key, wanted.many));
    }
  }

  /** Counts a mail to each address; `RequestError` 429, and none is counted, beyond a limit. */
  take(companyId: string, addresses: readonly string[]): Promise<void> {
    return this.#take(wantedOf(companyId, addresses));
  }

  /** Counts a mail to an address that a person names as its own; 429 beyond the limit. */
  takeOfPerson(address: string): Promise<void> {
    return this.#take([toAddress(address)]);
  }

  /** The same for whom nobody may learn about an address: false beyond the limit. */
  async triesOfPerson(address: string): Promise<boolean> {
    const wanted = toAddress(address);
    return (await this.counters.take(quotaOf(wanted), wanted.key)) === 0;
  }

  /** Does what mails each address, and takes it back where it throws: nothing went out. */
  async during<T>(
    companyId: string,
    addresses: readonly string[],
    work: () => Promise<T>,
  ): Promise<T> {
    const wanted = wantedOf(companyId, addresses);
    await this.#take(wanted);
    try {
      return await work();
    } catch (error) {
      await this.#giveBack(wanted);
      throw error;
    }
  }

  /** Counts so many mails that did not go out before: their addresses were counted then. */
  takeAgain(companyId: string, many: number): Promise<void> {
    return this.#take([{ limit: mailsOfCompany, key: companyId, many }]);
  }

  async #take(all: readonly Wanted[]): Promise<void> {
    const taken: Wanted[] = [];
    for (const wanted of all) {
      const waitMs = await this.counters.take(quotaOf(wanted), wanted.key, wanted.many);
      if (waitMs > 0) {
        await this.#giveBack(taken);
        refuseWaiting(wanted, waitMs);
      }
      taken.push(wanted);
    }
  }

  async #giveBack(taken: readonly Wanted[]): Promise<void> {
    for (const one of taken) await this.counters.giveBack(quotaOf(one), one.key, one.many);
  }
}

/** Whose mailbox it is: letter case, and what follows a `+`, make no other one. */
const mailboxOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

const toAddress = (address: string): Wanted => ({
  limit: mailsToAddress,
  key: mailboxOf(address),
  many: 1,
});

/** In bulk, several mails may go to the same address. */
function wantedOf(companyId: string, addresses: readonly string[]): readonly Wanted[] {
  const counted = new Map<string, number>();
  for (const address of addresses) {
    const key = mailboxOf(address);
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const toAddresses = [...counted].map(([key, many]) => ({ limit: mailsToAddress, key, many }));
  return [{ limit: mailsOfCompany, key: companyId, many: addresses.length }, ...toAddresses];
}

function refuseWaiting({ limit }: Wanted, waitMs: number): void {
  if (waitMs > 0) throw beyond(limit, Math.max(1, Math.ceil(waitMs / 1_000)));
}
