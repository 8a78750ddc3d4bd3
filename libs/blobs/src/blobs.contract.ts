import { describe } from '@jest/globals';
import type { BlobStore } from './blob-store.js';
import { companiesContract } from './contract/companies.js';
import { listContract } from './contract/list.js';
import { putContract } from './contract/put.js';
import { readContract } from './contract/read.js';
import { refusalsContract } from './contract/refusals.js';

const parts = [putContract, readContract, listContract, companiesContract, refusalsContract];

/** What every blob store does; `open` answers a new, empty one each time. */
export function blobStoreContract(adapter: string, open: () => Promise<BlobStore>): void {
  describe(`a blob store on ${adapter}`, () => {
    for (const part of parts) part(open);
  });
}
