import { figuresLeftOut, rowFigureKind } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figuresOfList } from './figure-of.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

/** Columns of lists are declared next to the list's resource. */
const lists = sources.filter(({ text }) => /\b(ManagementDefinition<|DocumentColumn\b)/.test(text));

const resourcesIn = (text: string): readonly string[] =>
  [...text.matchAll(/'((?:commercial\/[a-z_/]+)|documents)'/g)].map(([, name = '']) => name);

/** Lists whose resource is made of parts; their folder says where their rows are. */
const named: ReadonlySet<string> = new Set(['documents', 'payments']);

/** The amount of an event is its own: no events add up to it. */
const ownAmounts = 'journal_events';

/** Fields whose names say that they are of money or of quantities. */
const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(/'(\w+Minor|quantity(?:Micros)?|reserved|onOrder|available|projected|level)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in figuresLeftOut));

describe('every column of a list that shows money or a quantity', () => {
  it('is registered with the events that add up to it', () => {
    const missing = lists.flatMap(({ file, text }) => {
      const collections = resourcesIn(text)
        .flatMap((resource) => figuresOfList(resource) ?? [])
        .filter((of) => of !== ownAmounts);
      const [folder = ''] = file.split('/');
      const known = [...collections, ...(named.has(folder) ? [folder] : [])];
      if (known.length === 0) return [];
      return figuresIn(text)
        .filter((field) => known.every((of) => rowFigureKind(of, field) === undefined))
        .map((field) => `${file}: ${field}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('is found in the lists that have any', () => {
    const withFigures = lists.filter(({ text }) => /Minor|isNumeric: true/.test(text));
    expect(withFigures.length).toBeGreaterThan(12);
  });
});

describe('every card of the dashboard that shows money', () => {
  it('explains it, or is among those that are no sums', () => {
    const missing = sources
      .filter(({ file, text }) => file.startsWith('dashboard/') && text.includes('<Amount'))
      .filter(({ text }) => !/<Explain(ed|Button)\b/.test(text))
      .map(({ file }) => file);
    expect(missing).toEqual(proofs);
  });
});

/** The lists that prove the dashboard: each row is a document, and opens it. */
const proofs = ['dashboard/proof/ProofTotalsStrip.tsx', 'dashboard/proof/columns.tsx'];

/** What shows amounts and quantities without explaining them, and why; a folder ends with `/`. */
const unexplained: Readonly<Record<string, string>> = {
  'accounting/EntryLines.tsx': 'the lines of one event, which is shown',
  'accounting/JournalEntryInputs.tsx': 'what somebody is writing: no event yet',
  'articles/ArticleDetails.tsx': 'limits that somebody has set',
  'audit/JournalPeople.tsx': 'each row is an event, and opens it',
  'billing/': 'the ledger and the prices of the service: nothing of the books',
  'books/CheckedModel.tsx': 'a row that differs: it names the event behind it',
  'dashboard/proof/': 'the lists that prove figures: each row opens its document',
  'documents/editor/': 'what somebody is writing: no event yet',
  'documents/list/DraftList.tsx': 'drafts: no event yet',
  'documents/list/columns.tsx': 'cells, which their table explains',
  'documents/parts/DocumentAmount.tsx': 'a cell, which its table explains',
  'exchange/RatesDialog.tsx': 'rates',
  'explain/': 'the explanation itself',
  'fields/UnitCost.tsx': 'a cell, which its place explains',
  'fiscal/ChangesSince.tsx': 'each row names the event behind it',
  'documents/overview/DocumentRows.tsx': 'each row opens its document',
  'management/ChangedField.tsx': 'what an event changed: the event itself is shown',
  'management/bulk/BulkConsequences.tsx': 'what somebody is about to do',
  'payments/OpenDocuments.tsx': 'what somebody is about to pay',
  'payments/PartyField.tsx': 'a choice in a form',
  'payments/PaymentSums.tsx': 'what somebody is about to pay or to set off',
  'pos/': 'what somebody is selling; of a shift, what is counted',
  'rehearsal/rows.tsx': 'what would be: no event yet',
  'service-admin/': 'of the service, not of the books',
  'stock/RecallTable.tsx': 'each row opens the document that delivered',
  'treasury/MatchDialog.tsx': 'what the bank says',
  'treasury/lines/RecordLineDialog.tsx': 'what the bank says',
  'treasury/lines/RefundLine.tsx': 'what is left of a line of the bank',
  'treasury/lines/SettleLine.tsx': 'what is left of a line of the bank',
  'treasury/StatementLines.tsx': 'what the bank says',
  'treasury/StatementPreview.tsx': 'what the bank says',
};

describe('every screen that shows amounts or quantities', () => {
  const silent = sources
    .filter(({ text }) => /<(Amount|Figure|Decimal|UnitCost)\b/.test(text))
    .filter(({ text }) => !/<Explain(ed|Button)\b|<TillFigure\b|ManagementDefinition</.test(text))
    .map(({ file }) => file);
  const isOf = (file: string, place: string): boolean =>
    place.endsWith('/') ? file.startsWith(place) : file === place;

  it('explains them, or says why it does not', () => {
    const places = Object.keys(unexplained);
    expect(silent.filter((file) => !places.some((place) => isOf(file, place)))).toEqual([]);
    expect(places.filter((place) => !silent.some((file) => isOf(file, place)))).toEqual([]);
  });
});
