import { describe, expect, it } from '@jest/globals';
import { decide, type Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { aContext, booksOf, aShop, issue, issuedInShop, specify } from '../testing/index.js';
import type { ChangeDocumentTexts, IssueDocument } from './document.commands.js';
import { issueDocument } from './issue-document.js';

const given = specify(issueDocument);
const invoiced: readonly JournalEvent[] = [...aShop(), ...issuedInShop({})];
const doesWithout: JournalEvent = {
  type: 'SettingsChanged',
  data: { id: 'company', before: { asksNoteReason: true }, after: { asksNoteReason: false } },
};

const note = (
  said: Pick<IssueDocument, 'reasonCode' | 'note' | 'documentTypeId'>,
): IssueDocument => {
  const { reasonCode, ...written } = issue({
    documentTypeId: 'NC',
    draftId: 'note',
    originId: 'FT_2026.1',
  });
  expect(reasonCode).toBe('goodsReturned');
  return { ...written, ...said };
};

/** What the command records, by books that know the documents of the past. */
function decided(past: readonly JournalEvent[], command: Command): readonly JournalEvent[] {
  const documents = new Map(documentsOf(past).map((data) => [data.id, data]));
  return decide(booksOf(...past), command, { ...aContext(), documents });
}

const documentsOf = (events: readonly JournalEvent[]) =>
  events.flatMap((event) => (event.type === 'DocumentIssued' ? [event.data] : []));

const issued = (past: readonly JournalEvent[], command: IssueDocument) =>
  documentsOf(decided(past, command));

describe('the reason of a credit or debit note', () => {
  it.each(['NC', 'ND'])('is asked for on a %s', (documentTypeId) => {
    given(...invoiced)
      .when(note({ documentTypeId }))
      .thenRefused('document.noteReasonRequired');
    given(...invoiced)
      .when(note({ documentTypeId, note: ' ' }))
      .thenRefused('document.noteReasonRequired');
  });

  it('is a code, a text, or both, where another reason is said in its text', () => {
    const [byCode] = issued(invoiced, note({ reasonCode: 'wrongPrice' }));
    expect(byCode).toMatchObject({ reasonCode: 'wrongPrice' });
    const [byText] = issued(invoiced, note({ note: 'Um saco rasgado' }));
    expect(byText).toMatchObject({ reasonCode: 'other', note: 'Um saco rasgado' });
    given(...invoiced)
      .when(note({ reasonCode: 'other' }))
      .thenRefused('document.noteReasonRequired');
    const both = note({ reasonCode: 'other', note: 'Acordo' });
    expect(issued(invoiced, both)).toMatchObject([{ reasonCode: 'other', note: 'Acordo' }]);
  });

  it('is not asked for where the company does without, and by no other document', () => {
    expect(issued([...invoiced, doesWithout], note({}))).toHaveLength(1);
    const [invoice] = issued(invoiced, issue({ draftId: 'd2', reasonCode: 'discount' }));
    expect(invoice).toMatchObject({ typeId: 'FT' });
    expect(invoice).not.toHaveProperty('reasonCode');
  });

  it('stays said when the texts of the note are changed', () => {
    const written = [...invoiced, ...decided(invoiced, note({ note: 'Rasgado' }))];
    const change = (texts: ChangeDocumentTexts['texts']) =>
      decided(written, { type: 'ChangeDocumentTexts', id: 'NC_2026.1', texts });
    expect(() => change({})).toThrow('document.noteReasonRequired');
    expect(change({ note: 'Rasgado na descarga' })).toMatchObject([
      { type: 'DocumentTextsChanged' },
    ]);
  });
});
