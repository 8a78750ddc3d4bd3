import type { Accepted } from './accepted.js';

/** The languages that documents are sent in. */
export const mailLanguages = ['en', 'pt'] as const;
/** The language of one mail and its PDF. */
export type MailLanguage = (typeof mailLanguages)[number];

/** `POST /api/documents/:id/send` and `POST /api/payments/:id/send`. */
export interface SendDocumentBody {
  /** Addresses, each once. */
  readonly to: readonly string[];
  readonly language: MailLanguage;
  /** What the sender adds. */
  readonly note?: string;
}

/** `POST /api/clients/:id/statement/send`, and of suppliers: of all days where none are named. */
export interface SendStatementBody extends SendDocumentBody {
  /** The first and the last day. */
  readonly from?: string;
  readonly until?: string;
}

/** What sending answers: a sending for each address. */
export interface SendingsAccepted {
  readonly ids: readonly string[];
}

/** `POST /api/documents/:id/link`, and of payments: a link that shows a duplicate to who has it. */
export interface PaperLinkAnswer extends Accepted {
  readonly link: string;
  /** UTC instant. */
  readonly openUntil: string;
}

/** `GET /api/documents/:id/link`, and of payments. */
export interface PaperLinkState {
  /** UTC instant; missing where no link is open. */
  readonly openUntil?: string;
}

/**
 * `GET /api/documents/:id/sendings`, and of statements: on its way, or failed. What was sent is in
 * the history.
 */
export interface SendingAnswer {
  readonly id: string;
  readonly to: string;
  readonly language: MailLanguage;
  /** `waiting` also between two attempts. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  readonly askedAt: string;
  readonly askedBy: string;
  /** When it is tried again. */
  readonly dueAt: string;
  readonly attempts: number;
  /** What the last attempt failed of, in the program's words. */
  readonly failure: string | null;
}
