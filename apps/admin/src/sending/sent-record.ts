import type { SendStatementBody } from '@balcao/contracts';

/** What is sent: a document, a payment, or the statement of an account; and whose it is. */
export interface SentRecord {
  readonly api: 'documents' | 'payments' | 'clients' | 'suppliers';
  readonly id: string;
  readonly reference: string;
  readonly partyId: string;
  readonly partyName: string;
  readonly partyApi: 'clients' | 'suppliers';
  /** A document whose original has not been printed: sending it counts as printing it. */
  readonly isOriginal?: boolean;
  /** The days of a statement. */
  readonly days?: Pick<SendStatementBody, 'from' | 'until'>;
}

/** Where the API has the sendings of a record. */
export function sendingPath({ api, id }: SentRecord): string {
  const path = `${api}/${encodeURIComponent(id)}`;
  return api === 'documents' || api === 'payments' ? path : `${path}/statement`;
}
