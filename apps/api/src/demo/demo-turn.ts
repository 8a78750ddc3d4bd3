import type { Journals } from '../composition/backend.js';
import { wrappedJournals } from '../composition/wrapped-journals.js';

/** The journals as the demo's own trade uses them: it waits for nobody. */
export const DEMO_JOURNALS = Symbol('journals of the demo');

/** The company to look around in. */
export const demoCompanyId = 'DEMO';

/**
 * Whose turn it is in the demo's journal. Days of issue do not go back in a series: a document of
 * today among those of last spring would keep all that follow it out of the books.
 */
export class DemoTurn {
  #trade: Promise<void> | undefined;
  #done = 0;

  /** The share of the trade that is done, from 0 to 1; undefined while none is under way. */
  get progress(): number | undefined {
    return this.#trade === undefined ? undefined : this.#done;
  }

  /** Lets everybody else wait until the trade has ended, well or badly. */
  take(trade: Promise<void>): void {
    const ended = trade.then(
      () => undefined,
      () => undefined,
    );
    this.#trade = ended;
    void ended.then(() => {
      if (this.#trade === ended) this.#trade = undefined;
    });
  }

  tell(done: number): void {
    this.#done = done;
  }

  /** The journals for all others: what they command of the demo waits for its turn. */
  behind(journals: Journals): Journals {
    return wrappedJournals(journals, {
      execute: async (companyId, command) => {
        if (companyId === demoCompanyId) await this.#trade;
        return journals.execute(companyId, command);
      },
    });
  }
}
