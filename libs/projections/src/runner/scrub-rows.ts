import type { ReadStore } from '@balcao/read-store';
import { journalEvents } from '../audit/index.js';
import { parties } from '../parties/index.js';

/** Overwrites what is left of rows that said something of people who were erased since. */
export const scrubRows = (store: ReadStore): Promise<boolean> =>
  store.scrub([parties, journalEvents]);
