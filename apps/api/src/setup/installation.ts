import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '@balcao/event-store';
import { EVENTS } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';

/**
 * Whether this installation still waits for its first company. An account alone does not end the
 * setting up: what a crash left halfway is done again, whole.
 */
@Injectable()
export class Installation {
  #isSetUp = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(@Inject(EVENTS) private readonly events: EventStore) {}

  async isSetUpNeeded(): Promise<boolean> {
    if (this.#isSetUp) return false;
    const first = { categories: ['journal'], limit: 1 };
    for await (const event of this.events.readAll(first)) this.#isSetUp = event.revision >= 0;
    return !this.#isSetUp;
  }

  /** Does the work if nobody else has; one at a time. */
  setUp<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(async () => {
      if (!(await this.isSetUpNeeded())) throw new RequestError(409, 'setup.alreadyDone');
      return work();
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
