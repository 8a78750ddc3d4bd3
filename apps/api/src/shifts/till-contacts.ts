import { Injectable } from '@nestjs/common';
import type { TillContact } from '@balcao/contracts';
import { LRUCache } from 'lru-cache';

/** Tills whose last word is remembered. */
const REMEMBERED_MAX = 10_000;

/** What tills said of themselves last. Nothing rests on it: who has not heard a till shows less. */
@Injectable()
export class TillContacts {
  readonly #last = new LRUCache<string, TillContact>({ max: REMEMBERED_MAX });

  note(companyId: string, cashRegisterId: string, contact: TillContact): void {
    this.#last.set(`${companyId}:${cashRegisterId}`, contact);
  }

  of(companyId: string, cashRegisterId: string): TillContact | undefined {
    return this.#last.peek(`${companyId}:${cashRegisterId}`);
  }
}
