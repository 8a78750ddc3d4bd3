import type {
  DocumentContentBody,
  DocumentLineBody,
  DocumentTypeRow,
  RecoveredBody,
} from '@balcao/contracts';
import { bearsVat, type NoteReasonCode } from '@balcao/domain';
import type { TypedRow } from '../../payments/typed-rows.js';

/** What a line brings that is not written in: where it comes from and what it moves. */
export type KeptOfLine = Pick<
  DocumentLineBody,
  | 'origin'
  | 'warehouseId'
  | 'batchId'
  | 'batchName'
  | 'batchExpiresOn'
  | 'creditMinor'
  | 'discountMinor'
>;

/** What a document brings that is not written in here. */
export type KeptOfDocument = Pick<
  DocumentContentBody,
  | 'references'
  | 'duplicateOf'
  | 'currency'
  | 'warehouseId'
  | 'returnsStock'
  | 'transport'
  | 'cashRegisterId'
  | 'validUntil'
>;

/** The price of an article before it was converted into the document's currency. */
export interface ConvertedPrice {
  /** In the company's currency. */
  readonly price: string;
  /** What the line was given for it, as typed. */
  readonly written: string;
}

/** One line as it is being written; figures are texts as typed. */
export interface EditorLine {
  /** Of the line on the screen; it has none on the wire. */
  readonly key: string;
  readonly articleId?: string;
  readonly description: string;
  readonly unit?: string;
  readonly quantity: string;
  readonly unitPrice: string;
  /** Percentages that cascade: `10` or `10+5`. */
  readonly discount: string;
  readonly vatId: string;
  readonly kept?: KeptOfLine;
  /** On the screen alone: the article's price, where it was converted. */
  readonly converted?: ConvertedPrice | undefined;
}

/** The cells of a line that can be written in, in the order of the keyboard. */
export const cells = ['description', 'quantity', 'unitPrice', 'discount', 'vatId'] as const;

export type Cell = (typeof cells)[number];

const cellsOfCost: readonly Cell[] = ['description', 'quantity', 'unitPrice'];

/** The cells that lines of a group have: what stays within the house costs, and is not sold. */
export const cellsOf = (group: DocumentTypeRow['group'] = 'sales'): readonly Cell[] =>
  bearsVat(group) ? cells : cellsOfCost;

/** A discount on the whole document, as typed: a percentage or an amount. */
export interface TypedDiscount {
  readonly text: string;
  readonly isAmount: boolean;
}

export interface EditorContact {
  readonly name: string;
  readonly contact: string;
  readonly address: string;
}

/** What is written above and below the lines; days and figures are texts as typed. */
export interface EditorHead {
  /** Empty for that of the year. */
  readonly seriesId?: string;
  readonly originId?: string;
  /** Sales where it is missing. */
  readonly group?: DocumentTypeRow['group'];
  /** The supplier of a purchase; nobody for an internal document. */
  readonly clientId: string;
  /** The number and day that the supplier gave a purchase. */
  readonly supplierReference?: string;
  readonly supplierIssuedOn?: string;
  /** The paper that it stands for, in a series of recovery; its day as typed. */
  readonly recovered?: RecoveredBody;
  readonly issuedOn: string;
  /** Days from issue to payment; empty takes the client's. */
  readonly terms: string;
  readonly dueOn: string;
  readonly orderNumber: string;
  readonly note: string;
  /** Of a credit or debit note; none until one is chosen. */
  readonly reasonCode?: NoteReasonCode | undefined;
  /** Units of the company's currency for one of the document's, as typed; with why. */
  readonly exchangeRate?: string;
  readonly exchangeRateReason?: string;
  readonly vatIncluded: boolean;
  readonly commercial: TypedDiscount;
  readonly financial: TypedDiscount;
  readonly receiver: EditorContact;
  readonly carrier: EditorContact;
  /** Of a type that is paid as it is issued; without any, the default method pays all. */
  readonly payment?: readonly TypedRow[];
  readonly kept?: KeptOfDocument;
}

export interface EditorState {
  readonly typeId: string;
  readonly head: EditorHead;
  /** At least one, so that there is always a place to write. */
  readonly lines: readonly EditorLine[];
}

let lastKey = 0;

/** A line with nothing on it yet. */
export function blankLine(vatId: string): EditorLine {
  lastKey += 1;
  const key = `line-${lastKey}`;
  return { key, description: '', quantity: '', unitPrice: '', discount: '', vatId };
}

/** Whether nothing was written on a line. */
export const isBlank = (line: EditorLine): boolean =>
  line.articleId === undefined && line.description.trim() === '' && line.unitPrice.trim() === '';
