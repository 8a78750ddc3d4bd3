import type {
  BatchFields,
  CopyKind,
  DocumentIssuedData,
  PrintColumn,
  PrintFact,
  PrintPart,
} from '@balcao/domain';
import type { Language } from '@balcao/messages';
import type { PaperSize, Picture } from './paper.js';

/** A bank account that clients may pay into. */
export interface PrintedBank {
  readonly bank: string;
  readonly nib?: string;
  readonly iban?: string;
  readonly swift?: string;
}

/** What the print model says, apart from what the document itself says. */
export interface PrintedModel {
  readonly language: Language;
  readonly paperSize: PaperSize;
  readonly header?: string;
  readonly body?: string;
  readonly footer?: string;
  /** All of them without it. */
  readonly columns?: readonly PrintColumn[];
  /** The usual ones without it. */
  readonly facts?: readonly PrintFact[];
  /** All of them without it. */
  readonly parts?: readonly PrintPart[];
}

/** A document as it was issued, with what is known about it since, and how it is to be printed. */
export interface PrintedDocument {
  /** With the texts as they read today. */
  readonly issued: DocumentIssuedData;
  /** The name of its type in the language of the model. */
  readonly typeName: string;
  /** Whether it charges or gives back money: what does not, is no invoice. */
  readonly isFiscal: boolean;
  readonly isCancelled: boolean;
  /** It was made over the counter. */
  readonly isAtTill?: boolean;
  /** When: a UTC ISO instant, and the shop's time zone. */
  readonly soldAt?: { readonly at: string; readonly timeZone: string };
  /** Not issued: it has no number yet. */
  readonly isDraft: boolean;
  /** Shown, not handed out; it says so across the page. */
  readonly isPreview: boolean;
  /** Of a company to try things out in: nothing that it says counts. */
  readonly isDemo?: true;
  readonly copy: CopyKind;
  readonly model: PrintedModel;
  readonly logo?: Picture;
  /** Names of the payment methods by id. */
  readonly methodNames: ReadonlyMap<string, string>;
  /** The batches that its goods are of, by id. */
  readonly batches?: ReadonlyMap<string, Pick<BatchFields, 'name' | 'expiresOn'>>;
  /** References of the documents that it corrects, converts or mentions. */
  readonly refersTo: readonly string[];
  readonly banks: readonly PrintedBank[];
  /** The name of the person who issued it, if known. */
  readonly seller?: string;
  /** Who was signed in on the device of the till, where that was somebody else. */
  readonly signedIn?: string;
  /** Of the program, from the authority of the company's country; it has none when absent. */
  readonly certificate?: string;
  /** The currency of the company's books. */
  readonly companyCurrency: string;
}
