import { documentNeeds } from '../documents/index.js';
import type { Needs } from '../facts.js';
import type {
  ReclassifyPayment,
  RecoverTillPaper,
  ReturnAtTill,
  SellAtTill,
  TakeTillEntry,
} from './pos.commands.js';

const none: readonly string[] = [];

type Said<C> = Omit<C, 'type'>;

const returnNeeds: Needs<Said<ReturnAtTill>> = ({ originId }, found) =>
  documentNeeds.IssueDocument({ type: 'IssueDocument', draftId: '', lines: [], originId }, found);

const sellNeeds: Needs<Pick<SellAtTill | RecoverTillPaper, 'lines'>> = ({ lines }, found) =>
  documentNeeds.IssueDocument({ type: 'IssueDocument', draftId: '', lines }, found);

const reclassifyNeeds: Needs<Said<ReclassifyPayment>> = ({ documentId }) => [documentId];

const entryNeeds: Needs<TakeTillEntry> = ({ entry }, found) => {
  if (entry.kind === 'return') return returnNeeds(entry.said, found);
  if (entry.kind === 'sell') return sellNeeds(entry.said, found);
  return entry.kind === 'reclassify' ? reclassifyNeeds(entry.said, found) : none;
};

/** The parts of the journal that the commands of this context need. */
export const posNeeds = {
  SellAtTill: sellNeeds,
  ReturnAtTill: returnNeeds,
  ReclassifyPayment: reclassifyNeeds,
  TakeTillEntry: entryNeeds,
  RecoverTillPaper: sellNeeds,
};
