import type { Needs } from '../facts.js';
import type { ReverseDepreciation } from './fixed-assets.js';
import type { ReverseJournalEntry } from './journal-entries.js';

const itself: Needs<ReverseJournalEntry | ReverseDepreciation> = ({ id }) => [id];

/** What the commands of this context ask the journal for. */
export const accountingNeeds = { ReverseDepreciation: itself, ReverseJournalEntry: itself };
