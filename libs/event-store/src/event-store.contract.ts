import { describe } from '@jest/globals';
import { appendContract } from './contract/append.js';
import { expectedRevisionContract } from './contract/expected-revision.js';
import { type EventStoreHarness, useStore } from './contract/fixtures.js';
import { identityContract } from './contract/identity.js';
import { lifecycleContract } from './contract/lifecycle.js';
import { needsContract } from './contract/needs.js';
import { positionsContract } from './contract/positions.js';
import { readAllContract } from './contract/read-all.js';
import { readContract } from './contract/read.js';
import { retryContract } from './contract/retry.js';
import { subscribeContract } from './contract/subscribe.js';

export type { EventStoreHarness } from './contract/fixtures.js';

/**
 * What every adapter of the port keeps, proved against a real store. The suite assumes nothing of
 * positions but their order, and nothing of the store but what it writes itself.
 */
export function eventStoreContract(name: string, harness: EventStoreHarness): void {
  describe(`${name}, an event store`, () => {
    const store = useStore(harness);
    appendContract(store);
    expectedRevisionContract(store);
    retryContract(store);
    readContract(store);
    readAllContract(store);
    subscribeContract(store);
    identityContract(store, harness);
    needsContract(store, harness);
    positionsContract(store, harness);
    lifecycleContract(store, harness);
  });
}
