import type { PricedLine } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import type { Problems } from '../refusal.js';
import { planStock, type PlannedStock, type StockLine } from '../stock/index.js';
import type { DocumentContent, LineContent } from './document-content.js';
import type { ReadLine } from './read-lines.js';

/** A document that is about to be issued, as far as stock goes. */
export interface MovingDocument {
  readonly id: string;
  readonly type: Pick<DocumentTypeFields, 'group' | 'movesStock'>;
  readonly issuedOn: string;
  readonly content: DocumentContent;
  readonly lines: readonly ReadLine[];
  readonly priced: readonly PricedLine[];
  /** What an amount of the document is in the company's currency. */
  readonly inCompanyCurrency?: (minor: number) => number;
}

const unchanged = (minor: number) => minor;

/** What issuing the document moves; what is wrong is added with the line's place. */
export function stockOfDocument(
  books: Books,
  document: MovingDocument,
  context: DecideContext,
  problems: Problems,
): PlannedStock {
  const { id, type, issuedOn, content, lines, priced, inCompanyCurrency = unchanged } = document;
  const stockLines = lines.map(({ article, quantity }, index): StockLine => {
    const written: Partial<LineContent> = content.lines[index] ?? {};
    return {
      article,
      quantity,
      netMinor: inCompanyCurrency(priced[index]?.baseMinor ?? 0),
      warehouseId: written.warehouseId ?? content.warehouseId,
      batchId: written.batchId,
      batchName: written.batchName,
      batchExpiresOn: written.batchExpiresOn,
      origin: written.origin,
    };
  });
  const { actorId, newId, documents } = context;
  return planStock(
    books,
    {
      id,
      type,
      issuedOn,
      lines: stockLines,
      originId: content.originId,
      returnsStock: content.returnsStock,
      actorId,
      newId,
      documents,
    },
    problems,
  );
}
