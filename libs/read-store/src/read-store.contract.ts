import { describe } from '@jest/globals';
import { leasesContract } from './contract/leases.js';
import {
  filterContract,
  groupContract,
  readingContract,
  sortContract,
} from './contract/queries.js';
import { refusalsContract } from './contract/refusals.js';
import { searchContract, searchIndexContract } from './contract/search.js';
import { preparingContract, versionsContract } from './contract/versions.js';
import { checkpointContract, loadingContract, writingContract } from './contract/writes.js';
import type { ReadStore } from './read-store.js';

const parts = [
  readingContract,
  filterContract,
  sortContract,
  groupContract,
  searchContract,
  searchIndexContract,
  refusalsContract,
  writingContract,
  loadingContract,
  checkpointContract,
  preparingContract,
  versionsContract,
  leasesContract,
];

/** What every read store does; `open` answers a new, empty one each time. */
export function readStoreContract(adapter: string, open: () => Promise<ReadStore>): void {
  describe(`a read store on ${adapter}`, () => {
    for (const part of parts) part(open);
  });
}
