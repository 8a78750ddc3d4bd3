/** Rows of stock as lists show them. Quantities in micros are millionths, for sums and filters. */
interface StockRow {
  readonly id: string;
  readonly revision: number;
}

/** `GET /api/batches`: an archived one is blocked. */
export interface BatchRow extends StockRow {
  readonly articleId: string;
  readonly articleCode?: string;
  readonly articleName?: string;
  readonly name: string;
  readonly expiresOn?: string;
  readonly isArchived: boolean;
  /** The day on which it first entered. */
  readonly enteredOn?: string;
  /** In all warehouses and on the way. */
  readonly quantity: string;
  readonly quantityMicros: number;
  /** Where the company values batches by themselves; without the right to see costs, missing. */
  readonly valueMinor?: number;
}

/** `GET /api/stock`: how much there is where, or is ordered although there is nothing. */
export interface StockLevelRow extends StockRow {
  readonly articleId: string;
  readonly articleCode?: string;
  readonly articleName?: string;
  readonly unit?: string;
  readonly warehouseId: string;
  /** Missing for goods on their way. */
  readonly warehouseName?: string;
  readonly batchId?: string;
  readonly batchName?: string;
  readonly expiresOn?: string;
  readonly quantity: string;
  readonly quantityMicros: number;
  /** Of the article at this place, in all its batches. */
  readonly reserved?: string;
  readonly onOrder?: string;
  /** What there is, less what is reserved. */
  readonly available?: string;
  /** Missing where nothing but orders is. */
  readonly lastMovedOn?: string;
  /** All there is of the article, everywhere, is outside of what it should be. */
  readonly limit?: 'belowMinimum' | 'aboveMaximum';
  /** Of one unit; without the right to see costs, missing, as is the value. */
  readonly averageCost?: string;
  readonly valueMinor?: number;
}

/** What stock comes in and goes out for; what comes back is of the same. */
export type StockFlow = 'sales' | 'purchases' | 'internal' | 'counts' | 'openings' | 'transfers';

/** What moved it: an event about a document, a transfer, a count or an opening. */
export type StockMoveKind =
  | 'issued'
  | 'cancelled'
  | 'restored'
  | 'revalued'
  | 'revaluationCancelled'
  | 'transferred'
  | 'transferReceived'
  | 'transferCancelled'
  | 'counted'
  | 'opening'
  | 'openingCancelled';

/** `GET /api/stock-moves`: one row for each quantity that entered or left a place. */
export interface StockMoveRow extends StockRow {
  readonly on: string;
  readonly kind: StockMoveKind;
  readonly flow: StockFlow;
  /** The document, transfer, count or opening. */
  readonly recordId: string;
  readonly reference?: string;
  readonly partyId?: string;
  readonly partyName?: string;
  readonly articleId: string;
  readonly articleCode?: string;
  readonly articleName?: string;
  readonly warehouseId: string;
  readonly warehouseName?: string;
  readonly batchId?: string;
  readonly batchName?: string;
  /** Below zero for what leaves. */
  readonly quantity: string;
  readonly quantityMicros: number;
  /** What there was at that place after it. */
  readonly level: string;
  /** Without the right to see costs, missing. */
  readonly unitCost?: string;
  readonly costMinor?: number;
  /** For what came back: the document that it had left with. */
  readonly returnOfId?: string;
  /** What went to the cost of sales at once. */
  readonly revaluationMinor?: number;
  /** For a difference of price, which moves nothing: how many of the goods were still there. */
  readonly revalued?: string;
}

/** What a month moved of an article at a place: figures of any day are sums of these. */
export interface StockSumRow extends StockRow {
  readonly articleId: string;
  readonly warehouseId: string;
  /** `2026-03`. */
  readonly month: string;
  /** By transfers between places, which change nothing of the whole. */
  readonly isCarried: boolean;
  readonly quantityMicros: number;
  /** Hidden from those who may not see costs. */
  readonly valueMinor: number;
}

/** `GET /api/stock-articles`: each article with all there is of it. */
export interface StockArticleRow extends StockRow {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly categoryId?: string;
  readonly isArchived: boolean;
  readonly movesStock: boolean;
  readonly isBatchManaged: boolean;
  readonly minimumStock?: string;
  readonly maximumStock?: string;
  readonly quantity: string;
  readonly quantityMicros: number;
  readonly averageCost?: string;
  readonly valueMinor?: number;
  /** In all warehouses. */
  readonly reserved?: string;
  readonly onOrder?: string;
  readonly available?: string;
}

/** `GET /api/reorder-suggestions`: what to buy, by what there is, is reserved and on order. */
export interface ReorderRow extends StockArticleRow {
  readonly reserved: string;
  readonly onOrder: string;
  readonly available: string;
  readonly projected: string;
  readonly suggested: string;
  /** Whom it was last bought from. */
  readonly supplierId?: string;
  readonly supplierName?: string;
  /** What a unit cost then; without the right to see costs, missing. */
  readonly unitCost?: string;
}

/**
 * `GET /api/reorder-suggestions/orders`: what to order of one supplier, of all that are found; of
 * none for articles that were never bought.
 */
export interface SupplierOrder {
  readonly supplierId?: string;
  readonly supplierName?: string;
  readonly rows: readonly ReorderRow[];
}

/** A line of an order as far as it is not delivered: what it reserves, or what is to come. */
export interface StockOrderRow extends StockRow {
  readonly documentId: string;
  readonly side: 'customer' | 'supplier';
  readonly articleId: string;
  /** Missing where the order names none: the default warehouse then. */
  readonly warehouseId?: string;
  /** Something is left of it, and the order is not cancelled. */
  readonly isOpen: boolean;
  readonly isCancelled: boolean;
  /** Not delivered yet; micros. */
  readonly leftMicros: number;
}

/** `GET /api/stock-transfers`. */
export interface StockTransferRow extends StockRow {
  readonly number: number;
  readonly on: string;
  readonly fromId: string;
  readonly fromName?: string;
  readonly toId: string;
  readonly toName?: string;
  readonly state: 'inTransit' | 'received' | 'cancelled';
  readonly receivedOn?: string;
  readonly note?: string;
  readonly carrier?: string;
  readonly vehicle?: string;
  /** Local date and time, `2026-03-02T14:30`. */
  readonly departsAt?: string;
  readonly receiver?: string;
  readonly reason?: string;
  readonly lines: readonly StockTransferLine[];
}

/** So much of one article or batch, as it was sent; the quantity is a decimal string. */
export interface StockTransferLine {
  readonly articleId: string;
  readonly articleName?: string;
  readonly batchId?: string;
  readonly batchName?: string;
  readonly quantity: string;
}

/** The columns of the guide of a transfer; `received` is left blank. */
export const transferGuideColumns = [
  ...(['articleCode', 'articleName', 'batchName', 'unit', 'quantity', 'received'] as const),
] as const;

/** `GET /api/stock-counts`. */
export interface StockCountRow extends StockRow {
  readonly number: number;
  readonly warehouseId: string;
  readonly warehouseName?: string;
  readonly on: string;
  readonly state: 'open' | 'posted' | 'discarded';
  readonly postedOn?: string;
  readonly note?: string;
  readonly entryCount: number;
  /** What the differences cost; below zero when goods were missing. */
  readonly varianceMinor?: number;
}

/** `GET /api/stock-counts/:id/entries`. */
export interface StockCountEntryRow extends StockRow {
  readonly countId: string;
  readonly articleId: string;
  readonly articleCode?: string;
  readonly articleName?: string;
  readonly batchId?: string;
  readonly batchName?: string;
  /** By the books, when the count began or when it was counted. */
  readonly theoretical: string;
  readonly counted?: string;
  readonly difference?: string;
  readonly isCounted: boolean;
  /** UTC ISO instant. */
  readonly countedAt?: string;
}

/** The columns of the sheet of a count; `counted` is left blank. */
export const countSheetColumns = [
  ...(['category', 'articleCode', 'articleName', 'batchName', 'unit', 'counted'] as const),
] as const;

/** `GET /api/batches/:id/recall`: who has received something of a batch, by which document. */
export interface RecallRow {
  readonly documentId: string;
  readonly reference: string;
  readonly issuedOn: string;
  readonly partyId: string;
  readonly partyName: string;
  readonly partyPhone?: string;
  readonly received: string;
  /** What of it has come back. */
  readonly returned: string;
  /** What has not come back. */
  readonly quantity: string;
}
