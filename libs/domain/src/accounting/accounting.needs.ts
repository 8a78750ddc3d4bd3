import type { Needs } from '../facts.js';
import type { ReverseJournalEntry } from './journal-entries.js';

const itself: Needs<ReverseJournalEntry> = ({ id }) => [id];

/** What the commands of this context ask the journal for. */
export const accountingNeeds = { ReverseJournalEntry: itself };
