import type { Journals } from '../composition/backend.js';
import { wrappedJournals } from '../composition/wrapped-journals.js';

/** The journals as the demo's own trade uses them: it waits for nobody. */
export const DEMO_JOURNALS = Symbol('journals of the demo');

/**
 * Whose turn it is in the journals of demos. Days of issue do not go back in a series: a document
 * of today among those of last spring would keep all that follow it out of the books.
 */
export class DemoTurn {
  readonly #trades = new Map<string, { readonly ended: Promise<void>; done: number }>();

  /** The share of the trade that is done, from 0 to 1; undefined while none is under way here. */
  progress(companyId: string): number | undefined {
    return this.#trades.get(companyId)?.done;
  }

  /** Lets everybody else wait until the trade has ended, well or badly. */
  take(companyId: string, trade: Promise<void>): void {
    const ended = trade.then(
      () => undefined,
      () => undefined,
    );
    const taken = { ended, done: 0 };
    this.#trades.set(companyId, taken);
    void ended.then(() => {
      if (this.#trades.get(companyId) === taken) this.#trades.delete(companyId);
    });
  }

  tell(companyId: string, done: number): void {
    const trade = this.#trades.get(companyId);
    if (trade !== undefined) trade.done = done;
  }

  /** The journals for all others: what they command of a demo waits for its turn. */
  behind(journals: Journals): Journals {
    return wrappedJournals(journals, {
      execute: async (companyId, command) => {
        // Who deletes it waits for nothing that is deleted with it.
        if (command.body.type !== 'DiscardDemo') await this.#trades.get(companyId)?.ended;
        return journals.execute(companyId, command);
      },
    });
  }
}
