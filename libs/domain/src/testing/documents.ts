import { decide } from '../commands.js';
import type { IssueDocument, LineContent } from '../documents/index.js';
import type { JournalEvent, JournalEventOf } from '../events.js';
import { aCompany, aContext, booksOf } from './company.js';
import { consumer, delivery, mercearia, rice, soap, wholesaler } from './records.js';

/** A company that can sell: its presets, three articles, two clients and a supplier. */
export function aShop(): readonly JournalEvent[] {
  return [...aCompany(), rice, soap, delivery, mercearia, consumer, wholesaler];
}

export const threeSoaps: LineContent = {
  articleId: 'soap',
  quantity: '3',
  unitPrice: '150.00',
  vatId: 'vat_NOR',
};

export const twoSacksOfRice: LineContent = {
  articleId: 'rice',
  quantity: '2',
  unitPrice: '1250.00',
  vatId: 'vat_ISE_B',
};

/** The command to issue an invoice of three soaps, 522.00 MZN, to `mercearia`. */
export function issue(differing: Partial<IssueDocument> = {}): IssueDocument {
  return {
    type: 'IssueDocument',
    draftId: 'draft1',
    documentTypeId: 'FT',
    clientId: 'mercearia',
    lines: [threeSoaps],
    // Only notes of credit and debit have one.
    reasonCode: 'goodsReturned',
    ...differing,
  };
}

/** The events of documents issued one after the other in `aShop`, on drafts of their own. */
export function issuedInShop(
  ...commands: readonly Partial<IssueDocument>[]
): readonly JournalEventOf<'DocumentIssued'>[] {
  const past: JournalEvent[] = [...aShop()];
  const issued: JournalEventOf<'DocumentIssued'>[] = [];
  commands.forEach((command, index) => {
    const whole = issue({ draftId: `draft${index + 1}`, ...command });
    for (const event of decide(booksOf(...past), whole, aContext())) {
      past.push(event);
      if (event.type === 'DocumentIssued') issued.push(event);
    }
  });
  return issued;
}
