import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import { mayDo } from '../identity/index.js';
import type { Problems } from '../refusal.js';
import { planStock, type PlannedStock, type StockLine } from '../stock/index.js';
import { purchaseVat } from '../vat/index.js';
import type { DocumentContent, LineContent } from './document-content.js';
import type { IssuedLine } from './document.events.js';
import type { ReadLine } from './read-lines.js';

/** What a line moves. */
export type MovedLine = Pick<ReadLine, 'article' | 'quantity'>;

/** What of a line decides what its goods cost. */
type CostingLine = Pick<IssuedLine, 'baseMinor' | 'vatMinor' | 'vatUse' | 'origin'>;

/** A document that is about to be issued, as far as stock goes. */
export interface MovingDocument {
  readonly id: string;
  readonly type: Pick<DocumentTypeFields, 'group' | 'movesStock'>;
  readonly issuedOn: string;
  readonly content: DocumentContent;
  readonly moved: readonly MovedLine[];
  readonly lines: readonly CostingLine[];
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
  const { id, type, issuedOn, content, moved, lines, inCompanyCurrency = unchanged } = document;
  const stockLines = moved.map(({ article, quantity }, index): StockLine => {
    const written: Partial<LineContent> = content.lines[index] ?? {};
    return {
      article,
      quantity,
      netMinor: inCompanyCurrency(costMinorOf(lines[index])),
      warehouseId: written.warehouseId ?? content.warehouseId,
      batchId: written.batchId,
      batchName: written.batchName,
      batchExpiresOn: written.batchExpiresOn,
      origin: lines[index]?.origin,
    };
  });
  const { newId, documents, isPast } = context;
  return planStock(
    books,
    {
      id,
      type,
      issuedOn,
      lines: stockLines,
      originId: content.originId,
      returnsStock: content.returnsStock,
      actorId: whoTakesOut(books, context),
      isPast,
      newId,
      documents,
    },
    problems,
  );
}

/** The price without VAT, and what of the VAT is not deducted (IAS 2.11). */
function costMinorOf(line: CostingLine | undefined): number {
  if (line === undefined) return 0;
  const { baseMinor, vatMinor, vatUse } = line;
  if (vatUse === undefined) return baseMinor;
  return baseMinor + purchaseVat({ use: vatUse, baseMinor, vatMinor }).notDeductedMinor;
}

/** Who takes the goods out: an approver who may let out more than there is, or the actor. */
function whoTakesOut(books: Books, { actorId, approval }: DecideContext): string {
  const approverId = approval?.approverId ?? '';
  const lets = mayDo(books, approverId, 'pos.approve');
  return lets && mayDo(books, approverId, 'stock.exceedLimits') ? approverId : actorId;
}
