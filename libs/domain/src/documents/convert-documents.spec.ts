import { describe, expect, it } from '@jest/globals';
import type { ConvertDocuments } from './document.commands.js';
import type { DocumentIssuedData } from './document.events.js';
import { ORIGINS_MAX } from './document.limits.js';
import { DomainError } from '../refusal.js';
import {
  aShop,
  consumer,
  issue,
  journalOf,
  monday,
  threeSoaps,
  twoSacksOfRice,
  type JournalInMemory,
} from '../testing/index.js';
import type { JournalEvent } from '../events.js';
import type { IssueDocument } from './document.commands.js';

const forbiddingReferences: JournalEvent = {
  type: 'SettingsChanged',
  data: { id: 'moderna', before: {}, after: { allowsReferences: false } },
};

function shop(...more: readonly JournalEvent[]) {
  const journal = journalOf(...aShop(), ...more);
  let drafts = 0;
  const nextDraft = () => `d${(drafts += 1)}`;
  const documentOf = (events: readonly JournalEvent[]): DocumentIssuedData => {
    const found = events.find((event) => event.type === 'DocumentIssued');
    if (!found) throw new Error('no document');
    return found.data;
  };
  return {
    journal,
    issue: (differing: Partial<IssueDocument>) =>
      documentOf(journal.on(monday, issue({ draftId: nextDraft(), ...differing }))),
    convert: (
      originIds: readonly string[],
      documentTypeId: string,
      content: NonNullable<ConvertDocuments['content']> = {},
    ) =>
      documentOf(
        journal.on(monday, {
          type: 'ConvertDocuments',
          draftId: nextDraft(),
          originIds,
          documentTypeId,
          content,
        }),
      ),
    cancel: (id: string) =>
      journal.on(monday, { type: 'CancelDocument', id, reason: 'Cliente desistiu' }),
    restore: (id: string) => journal.on(monday, { type: 'RestoreDocument', id }),
  };
}

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'done';
};

const stockOf = ({ books }: JournalInMemory, articleId: string) =>
  [...books.stock.levels.entries()].filter(([key]) => key.includes(articleId)).map(([, n]) => n);

describe('converting a document', () => {
  it('takes what it has into the next, line by line, and names it', () => {
    const { issue, convert, journal } = shop();
    issue({ documentTypeId: 'CT', lines: [threeSoaps, twoSacksOfRice], orderNumber: 'PO-7' });
    const invoice = convert(['CT_2026.1'], 'FT');
    expect(invoice.lines.map(({ origin }) => origin)).toEqual([
      { documentId: 'CT_2026.1', line: 0 },
      { documentId: 'CT_2026.1', line: 1 },
    ]);
    expect([invoice.originId, invoice.orderNumber, invoice.partyId]).toEqual([
      'CT_2026.1',
      'PO-7',
      'mercearia',
    ]);
    expect(invoice.takes).toEqual([
      {
        documentId: 'CT_2026.1',
        kind: 'conversion',
        lines: [
          { line: 0, quantity: '3' },
          { line: 1, quantity: '2' },
        ],
        leaves: 'nothing',
      },
    ]);
    expect(journal.books.links.taken.get('CT_2026.1')?.converted).toBe('all');
  });

  it('goes on with what is left, and ends when nothing is', () => {
    const { issue, convert } = shop();
    issue({ documentTypeId: 'EC' });
    const one = [{ ...threeSoaps, quantity: '1', origin: { documentId: 'EC_2026.1', line: 0 } }];
    expect(convert(['EC_2026.1'], 'FT', { lines: one }).takes?.[0]?.leaves).toBe('some');
    const rest = convert(['EC_2026.1'], 'FT');
    expect(rest.lines[0]?.quantity).toBe('2');
    expect(rest.takes?.[0]?.leaves).toBe('nothing');
    expect(codeOf(() => convert(['EC_2026.1'], 'FT'))).toBe('document.nothingLeft');
  });

  it('is refused beyond what is left of a line, also by two lines together', () => {
    const { issue, convert } = shop();
    issue({ documentTypeId: 'EC' });
    const two = { ...threeSoaps, quantity: '2', origin: { documentId: 'EC_2026.1', line: 0 } };
    expect(codeOf(() => convert(['EC_2026.1'], 'FT', { lines: [two, two] }))).toBe(
      'line.originExceeded',
    );
    const elsewhere = { ...two, origin: { documentId: 'EC_2026.1', line: 7 } };
    expect(codeOf(() => convert(['EC_2026.1'], 'FT', { lines: [elsewhere] }))).toBe(
      'line.originNotFound',
    );
    const rice = { ...twoSacksOfRice, origin: { documentId: 'EC_2026.1', line: 0 } };
    expect(codeOf(() => convert(['EC_2026.1'], 'FT', { lines: [rice] }))).toBe(
      'line.originOfOtherArticle',
    );
  });

  it('makes one document of several of the same party', () => {
    const { issue, convert } = shop();
    issue({ documentTypeId: 'EC' });
    issue({ documentTypeId: 'EC', lines: [twoSacksOfRice] });
    issue({ documentTypeId: 'EC', clientId: consumer.data.id });
    const invoice = convert(['EC_2026.1', 'EC_2026.2'], 'FT');
    expect(invoice.lines.map(({ code }) => code)).toEqual(['SAB01', 'ARZ25']);
    expect(invoice.originId).toBeUndefined();
    expect(codeOf(() => convert(['EC_2026.1', 'EC_2026.1'], 'FT'))).toBe(
      'document.alreadySelected',
    );
    expect(codeOf(() => convert(['EC_2026.2', 'EC_2026.3'], 'FT'))).toBe(
      'document.originOfOtherParty',
    );
    expect(codeOf(() => convert([], 'FT'))).toBe('document.originRequired');
  });

  it('is refused into what its type does not lead to, and of anything but sales into a sale', () => {
    const { issue, convert } = shop();
    issue({ documentTypeId: 'CT' });
    issue({ documentTypeId: 'EF', supplierId: 'wholesaler' });
    expect(codeOf(() => convert(['CT_2026.1'], 'GD'))).toBe('document.originTypeNotAllowed');
    expect(codeOf(() => convert(['EF_2026.1'], 'FT'))).toBe('document.onlySaleDocuments');
  });

  it('is refused of documents that are unlike, and of too many', () => {
    const { issue, convert, journal } = shop();
    journal.on(monday, { type: 'SetExchangeRate', id: 'USD', rate: '63', percentage: '0' });
    issue({ documentTypeId: 'EC' });
    issue({ documentTypeId: 'EC', currency: 'USD' });
    issue({ documentTypeId: 'EC', vatIncluded: true });
    const refused = (...ids: readonly string[]) => codeOf(() => convert(ids, 'FT'));
    expect(refused('EC_2026.1', 'EC_2026.2')).toBe('document.originInOtherCurrency');
    expect(refused('EC_2026.1', 'EC_2026.3')).toBe('document.originWithOtherVat');
    const many = Array.from({ length: ORIGINS_MAX + 1 }, (_, index) => `EC_2026.${index + 1}`);
    expect(refused(...many)).toBe('document.tooManyOrigins');
  });

  it('does not move what a delivery has moved', () => {
    const { issue, convert, journal, cancel } = shop();
    issue({ documentTypeId: 'GR' });
    const [before] = stockOf(journal, 'soap');
    const invoice = convert(['GR_2026.1'], 'FT');
    expect(invoice.stock).toBeUndefined();
    expect(stockOf(journal, 'soap')).toEqual([before]);
    expect(codeOf(() => cancel('GR_2026.1'))).toBe('document.isConverted');
    cancel('FT_2026.1');
    cancel('GR_2026.1');
    expect(stockOf(journal, 'soap').filter((level) => level !== 0)).toEqual([]);
  });

  it('is undone with the document that it made, and done again with it', () => {
    const { issue, convert, cancel, restore, journal } = shop();
    issue({ documentTypeId: 'CT' });
    convert(['CT_2026.1'], 'FT');
    cancel('FT_2026.1');
    expect(journal.books.links.taken.get('CT_2026.1')).toBeUndefined();
    convert(['CT_2026.1'], 'FT');
    expect(codeOf(() => restore('FT_2026.1'))).toBe('document.originTakenSince');
    cancel('FT_2026.2');
    cancel('CT_2026.1');
    expect(codeOf(() => restore('FT_2026.1'))).toBe('document.originCancelled');
    restore('CT_2026.1');
    restore('FT_2026.1');
    expect(codeOf(() => convert(['CT_2026.1'], 'FT'))).toBe('document.nothingLeft');
  });
});

describe('a document that mentions others', () => {
  it('names each once, where the settings allow it', () => {
    const { issue } = shop();
    issue({ documentTypeId: 'CT' });
    expect(issue({ references: ['CT_2026.1'] }).references).toEqual(['CT_2026.1']);
    const refused = (references: readonly string[]) => codeOf(() => issue({ references }));
    expect(refused(['CT_2026.1', 'CT_2026.1'])).toBe('document.alreadySelected');
    expect(refused(['CT_2026.2'])).toBe('document.originNotFound');
    issue({ documentTypeId: 'AJE' });
    expect(refused(['AJE_2026.1'])).toBe('document.onlySaleDocuments');
  });

  it('is refused otherwise', () => {
    const { issue } = shop(forbiddingReferences);
    issue({ documentTypeId: 'CT' });
    expect(codeOf(() => issue({ references: ['CT_2026.1'] }))).toBe(
      'document.referencesNotAllowed',
    );
  });

  it('says what it was copied from', () => {
    const { issue } = shop();
    issue({});
    expect(issue({ duplicateOf: 'FT_2026.1' }).duplicateOf).toBe('FT_2026.1');
    expect(codeOf(() => issue({ duplicateOf: 'FT_2026.9' }))).toBe('document.originNotFound');
  });
});
