/** What is sent: a document or a payment, and whose it is. */
export interface SentRecord {
  readonly api: 'documents' | 'payments';
  readonly id: string;
  readonly reference: string;
  readonly partyId: string;
  readonly partyName: string;
  readonly partyApi: 'clients' | 'suppliers';
}
