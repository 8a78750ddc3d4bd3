import { Injectable } from '@nestjs/common';
import type { TillContact } from '@balcao/contracts';

/** Tills whose last word is remembered. */
const REMEMBERED_MAX = 10_000;

/** What tills said of themselves last. Nothing rests on it: who has not heard a till shows less. */
@Injectable()
export class TillContacts {
  readonly #last = new Map<string, TillContact>();

  note(companyId: string, cashRegisterId: string, contact: TillContact): void {
    const key = `${companyId}:${cashRegisterId}`;
    this.#last.delete(key);
    this.#last.set(key, contact);
    for (const oldest of this.#last.keys()) {
      if (this.#last.size <= REMEMBERED_MAX) break;
      this.#last.delete(oldest);
    }
  }

  of(companyId: string, cashRegisterId: string): TillContact | undefined {
    return this.#last.get(`${companyId}:${cashRegisterId}`);
  }
}
