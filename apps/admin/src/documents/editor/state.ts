import type {
  DocumentContentBody,
  DocumentLineBody,
  DocumentTypeRow,
  RecoveredBody,
} from '@balcao/contracts';
import { bearsVat, type NoteReasonCode } from '@balcao/domain';
import type { TypedRow } from '../../payments/typed-rows.js';

/** Fields of a line that are not edited: its source and its stock movement. */
export type KeptOfLine = Pick<
  DocumentLineBody,
  | 'origin'
  | 'warehouseId'
  | 'batchId'
  | 'batchName'
  | 'batchExpiresOn'
  | 'creditMinor'
  | 'discountMinor'
  | 'charge'
>;

/** Fields of a document that are not edited here. */
export type KeptOfDocument = Pick<
  DocumentContentBody,
  | 'references'
  | 'corrects'
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
  /** The price put on the line, as typed. */
  readonly written: string;
}

/** One line in the editor; figures are texts as typed. */
export interface EditorLine {
  /** The line's key on screen; not sent. */
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
  /** On screen only: the article's price, if converted. */
  readonly converted?: ConvertedPrice | undefined;
}

/** The editable cells of a line, in keyboard order. */
export const cells = ['description', 'quantity', 'unitPrice', 'discount', 'vatId'] as const;

export type Cell = (typeof cells)[number];

const cellsOfCost: readonly Cell[] = ['description', 'quantity', 'unitPrice'];

/** The cells of a group's lines: internal documents have costs instead of prices. */
export const cellsOf = (group: DocumentTypeRow['group'] = 'sales'): readonly Cell[] =>
  bearsVat(group) ? cells : cellsOfCost;

/** A discount on the whole document, as typed: a percentage or an amount. */
export interface TypedDiscount {
  readonly text: string;
  readonly isAmount: boolean;
  /** Limits it to the lines of one VAT code; empty or missing for all. */
  readonly vatId?: string;
}

export interface EditorContact {
  readonly name: string;
  readonly contact: string;
  readonly address: string;
}

/** The fields above and below the lines; days and figures are texts as typed. */
export interface EditorHead {
  /** Empty for the year's series. */
  readonly seriesId?: string;
  readonly originId?: string;
  /** Defaults to sales. */
  readonly group?: DocumentTypeRow['group'];
  /** The supplier of a purchase; empty for an internal document. */
  readonly clientId: string;
  /** By which the client of an invoice will withhold tax; empty for none. */
  readonly withholdingRateId?: string;
  /** The supplier's number and date of a purchase. */
  readonly supplierReference?: string;
  readonly supplierIssuedOn?: string;
  /** The paper that it represents, in a recovery series; its day as typed. */
  readonly recovered?: RecoveredBody;
  readonly issuedOn: string;
  /** Payment terms in days; empty for the client's. */
  readonly terms: string;
  readonly dueOn: string;
  readonly orderNumber: string;
  readonly note: string;
  /** Reason of a credit or debit note; undefined until chosen. */
  readonly reasonCode?: NoteReasonCode | undefined;
  /** Exchange rate as typed, in company currency per unit, with its reason. */
  readonly exchangeRate?: string;
  readonly exchangeRateReason?: string;
  readonly vatIncluded: boolean;
  readonly commercial: TypedDiscount;
  readonly financial: TypedDiscount;
  readonly receiver: EditorContact;
  readonly carrier: EditorContact;
  /** Payment rows of a type paid on issue; if empty, the default method pays the whole amount. */
  readonly payment?: readonly TypedRow[];
  readonly kept?: KeptOfDocument;
}

export interface EditorState {
  readonly typeId: string;
  readonly head: EditorHead;
  /** At least one line, so that there is always one to type on. */
  readonly lines: readonly EditorLine[];
}

let lastKey = 0;

/** A blank line. */
export function blankLine(vatId: string): EditorLine {
  lastKey += 1;
  const key = `line-${lastKey}`;
  return { key, description: '', quantity: '', unitPrice: '', discount: '', vatId };
}

/** Whether a line is blank. */
export const isBlank = (line: EditorLine): boolean =>
  line.articleId === undefined && line.description.trim() === '' && line.unitPrice.trim() === '';
