import { describe } from '@jest/globals';
import { cancellingContract } from './contract/cancelling.js';
import { endingContract } from './contract/ending.js';
import { enqueueContract } from './contract/enqueue.js';
import { fairnessContract } from './contract/fairness.js';
import { type JobQueueHarness, useQueue } from './contract/fixtures.js';
import { lifecycleContract } from './contract/lifecycle.js';
import { listingContract } from './contract/listing.js';
import { repeatingContract } from './contract/repeating.js';
import { retriesContract } from './contract/retries.js';

export type { JobQueueHarness } from './contract/fixtures.js';

/** What every adapter of the port keeps, proved against a real queue. */
export function jobsContract(name: string, harness: JobQueueHarness): void {
  describe(`${name}, a queue of jobs`, () => {
    const queue = useQueue(harness);
    enqueueContract(queue);
    fairnessContract(queue, harness);
    retriesContract(queue);
    cancellingContract(queue, harness);
    endingContract(queue);
    listingContract(queue, harness);
    repeatingContract(queue);
    lifecycleContract(queue, harness);
  });
}
