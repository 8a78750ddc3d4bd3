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

/** A document or payment, and no statement of an account. */
export const isOfRecord = ({ api }: SentRecord): boolean =>
  api === 'documents' || api === 'payments';

/** Where the API has the sendings of a record. */
export function sendingPath(record: SentRecord): string {
  const path = `${record.api}/${encodeURIComponent(record.id)}`;
  return isOfRecord(record) ? path : `${path}/statement`;
}
