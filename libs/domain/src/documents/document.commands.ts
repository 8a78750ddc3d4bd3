import type { DocumentContent } from './document-content.js';
import type { CopyKind, DocumentTexts } from './document.events.js';
import type { SendingLanguage } from './sending.events.js';

/** Makes a document of the content; its number is the next of its series. */
export interface IssueDocument extends DocumentContent {
  readonly type: 'IssueDocument';
  /** Any name that the caller gave the draft; a second document of the same draft is refused. */
  readonly draftId: string;
  /** Passes the warning `document.clockBehind`. */
  readonly acceptsClock?: boolean;
  /** Of goods returned without the document that charged them; only tills set it. */
  readonly isUnproved?: true;
  /** What the paper of a till says already; the next of the series or a later one. */
  readonly number?: number;
}

/** Makes one document of what is left of others; `content` says what is otherwise than there. */
export interface ConvertDocuments {
  readonly type: 'ConvertDocuments';
  readonly draftId: string;
  readonly originIds: readonly string[];
  readonly documentTypeId: string;
  readonly content?: Partial<DocumentContent>;
  readonly acceptsClock?: boolean;
}

/** Takes a document back, by a dated event and with a reason; its number stays taken. */
export interface CancelDocument {
  readonly type: 'CancelDocument';
  readonly id: string;
  readonly reason: string;
  /** Today without it; the day of issue while its month has not ended. */
  readonly on?: string;
  /** Its month is declared, and the sender hands in another file of it: it changes there. */
  readonly altersDeclared?: boolean;
  readonly expectedRevision?: number;
}

/** Puts a cancelled document back, where nothing has taken its place since. */
export interface RestoreDocument {
  readonly type: 'RestoreDocument';
  readonly id: string;
  /** Its month is declared, and the sender hands in another file of it: it changes there. */
  readonly altersDeclared?: boolean;
  readonly expectedRevision?: number;
}

/** Notes that a copy is printed. */
export interface PrintDocument {
  readonly type: 'PrintDocument';
  readonly id: string;
  readonly copy: CopyKind;
  /** Of the PDF file, where one was drawn. */
  readonly sha256?: string;
}

/** Replaces the texts of a document whose original is not printed; one that is missing goes. */
export interface ChangeDocumentTexts {
  readonly type: 'ChangeDocumentTexts';
  readonly id: string;
  readonly texts: DocumentTexts;
  readonly expectedRevision?: number;
}

/** Notes that it went to an address by mail. */
export interface RecordDocumentSent {
  readonly type: 'RecordDocumentSent';
  readonly id: string;
  readonly to: string;
  readonly language: SendingLanguage;
  /** Of the PDF file that went. */
  readonly sha256?: string;
}

/** Makes a link that shows a duplicate of the paper for some days. */
export interface MakePaperLink {
  readonly type: 'MakePaperLink';
  readonly id: string;
}

/** Takes all links to the paper back. */
export interface RevokePaperLinks {
  readonly type: 'RevokePaperLinks';
  readonly id: string;
}

/** Keeps a file with a document or payment; its bytes are in the store of blobs already. */
export interface AttachFile {
  readonly type: 'AttachFile';
  readonly id: string;
  readonly attachmentId: string;
  readonly blobId: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

/** Takes a file off; what it was stays in the history. */
export interface DetachFile {
  readonly type: 'DetachFile';
  readonly id: string;
  readonly attachmentId: string;
}
