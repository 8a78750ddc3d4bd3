import { quantity, rate, unitPrice } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DocumentIssuedData, IssuedLine } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import { DomainError, Problems } from '../refusal.js';
import { planStock, type PlannedStock, type StockLine, type StockMove } from '../stock/index.js';

/** A line of a document, as far as stock goes. */
export interface WrittenLine extends Omit<StockLine, 'article' | 'quantity' | 'netMinor'> {
  readonly articleId: string;
  readonly quantity: string;
  /** Value without VAT, in minor units. */
  readonly netMinor?: number;
}

/** A document that only moves stock: what `planStock` is asked for one. */
export interface WrittenDocument {
  readonly id: string;
  readonly group?: 'sales' | 'purchases' | 'internal';
  readonly movesStock: 'in' | 'out' | 'none';
  readonly issuedOn?: string;
  readonly lines: readonly WrittenLine[];
  readonly originId?: string;
  readonly returnsStock?: boolean;
  readonly actorId?: string;
}

/** Documents that were planned, and what the journal tells of them. */
export type StockFacts = Map<string, DocumentIssuedData>;

/** Plans a document; throws its refusal. */
export function planned(
  books: Books,
  document: WrittenDocument,
  facts: StockFacts = new Map(),
): PlannedStock {
  const { group = 'sales', movesStock, issuedOn = '2026-03-02', actorId = 'cashier' } = document;
  let count = 0;
  const problems = new Problems();
  const plan = planStock(
    books,
    {
      ...document,
      type: { group, movesStock },
      issuedOn,
      actorId,
      lines: document.lines.map((line) => ({
        ...line,
        article: books.catalog.articles.get(line.articleId),
        quantity: quantity(line.quantity),
        netMinor: line.netMinor ?? 0,
      })),
      newId: () => {
        count += 1;
        return `${document.id}_batch${count}`;
      },
      documents: facts,
    },
    problems,
  );
  problems.refuseIfAny();
  return plan;
}

/** The events of a planned document, kept among the facts. */
export function issuedStock(
  books: Books,
  document: WrittenDocument,
  facts: StockFacts,
): readonly JournalEvent[] {
  const { batches, moves } = planned(books, document, facts);
  const data = documentOf(document, moves);
  facts.set(document.id, data);
  return [...batches, { type: 'DocumentIssued', data }];
}

/** Why it is refused: codes with what they name. */
export function refusalOf(run: () => unknown): readonly [string, unknown][] {
  try {
    run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.problems.map(({ code, params }) => [code, params]);
  }
  return [];
}

function documentOf(
  { id, issuedOn = '2026-03-02', lines, group = 'sales' }: WrittenDocument,
  stock: readonly StockMove[],
): DocumentIssuedData {
  const [seriesId = '', number = ''] = id.split('.');
  return {
    id,
    draftId: `draft of ${id}`,
    typeId: seriesId.split('_')[0] ?? '',
    seriesId,
    number: Number(number),
    reference: id,
    year: 2026,
    issuedOn,
    dueOn: issuedOn,
    currency: 'MZN',
    supplier: { name: 'Moderna', nuit: '400005834', address: '', city: 'Maputo', country: 'MZ' },
    partyId: 'mercearia',
    party: { code: 'C001', name: 'Mercearia do Bairro', country: 'MZ' },
    lines: lines.map(lineOf),
    totals: { ...noFigures, subtotalMinor: 0, totalMinor: 0, groups: [] },
    roundingPolicy: 'P',
    vatIncluded: false,
    accountEffect: 'none',
    account: { debitMinor: 0, creditMinor: 0 },
    group,
    stock,
  };
}

const noFigures = {
  discountMinor: 0,
  commercialMinor: 0,
  financialMinor: 0,
  baseMinor: 0,
  vatMinor: 0,
};

function lineOf({ articleId, quantity: amount, origin }: WrittenLine): IssuedLine {
  return {
    ...noFigures,
    articleId,
    code: articleId,
    description: articleId,
    unit: 'un',
    quantity: quantity(amount),
    unitPrice: unitPrice('0'),
    discounts: [],
    vatId: 'vat_NOR',
    vatCode: 'NOR',
    vatRate: rate('16'),
    grossMinor: 0,
    afterDiscountMinor: 0,
    netMinor: 0,
    ...(origin && { origin }),
  };
}
